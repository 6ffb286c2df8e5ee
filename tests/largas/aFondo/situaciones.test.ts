/** The walk of `npm test` to its end: `aFondo`. */
import '../../custom/situaciones.test.ts'
