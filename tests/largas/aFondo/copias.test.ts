/** The walk of `npm test` to its end: `aFondo`. */
import '../../seed/copias.test.ts'
