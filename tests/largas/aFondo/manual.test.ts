/** The walk of `npm test` to its end: `aFondo`. */
import '../../e2e/manual.test.ts'
