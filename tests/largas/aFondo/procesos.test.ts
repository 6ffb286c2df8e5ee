/** The walk of `npm test` to its end: `aFondo`. */
import '../../casos/procesos.test.ts'
