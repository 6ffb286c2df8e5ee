/** The walk of `npm test` to its end: `aFondo`. */
import '../../arranque/caidas.test.ts'
