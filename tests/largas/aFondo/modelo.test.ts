/** The walk of `npm test` to its end: `aFondo`. */
import '../../servicioSocial/modelo.test.ts'
