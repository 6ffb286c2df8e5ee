/** The walk of `npm test` to its end: `aFondo`. */
import '../../seed/siembras.test.ts'
