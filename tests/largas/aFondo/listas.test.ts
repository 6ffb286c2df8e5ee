/** The walk of `npm test` to its end: `aFondo`. */
import '../../crud/listas.test.ts'
