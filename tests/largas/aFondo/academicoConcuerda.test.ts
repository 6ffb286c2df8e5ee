/** The walk of `npm test` to its end: `aFondo`. */
import '../../custom/academicoConcuerda.test.ts'
