"""Claimed payments against those due, from fine to coarse: items, payments, hand scores.

Source: audit report, section 4.
A coarser claim that equals the sum of finer claims already found wrong is consequent.
"""
