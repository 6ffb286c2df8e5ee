/** The walk of `npm test` to its end: `aFondo`. */
import '../../openapi/respuestas.test.ts'
