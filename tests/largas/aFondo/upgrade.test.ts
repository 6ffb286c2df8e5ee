/** The walk of `npm test` to its end: `aFondo`. */
import '../../db/upgrade.test.ts'
