// Starts Swagger UI on the API's own description. A file of its own, because the content security policy allows no inline script.
const place = document.getElementById("api-docs");
SwaggerUIBundle({
  url: place.dataset.description,
  domNode: place,
  deepLinking: true,
  validatorUrl: null,
  defaultModelsExpandDepth: 0,
});
