/** The walk of `npm test` to its end: `aFondo`. */
import '../../crud/importacion.test.ts'
