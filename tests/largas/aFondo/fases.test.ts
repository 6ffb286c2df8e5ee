/** The walk of `npm test` to its end: `aFondo`. */
import '../../casos/fases.test.ts'
