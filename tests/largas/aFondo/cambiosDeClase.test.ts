/** The walk of `npm test` to its end: `aFondo`. */
import '../../custom/cambiosDeClase.test.ts'
