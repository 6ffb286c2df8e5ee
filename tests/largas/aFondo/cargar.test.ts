/** The walk of `npm test` to its end: `aFondo`. */
import '../../codigosPostales/cargar.test.ts'
