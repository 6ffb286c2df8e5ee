/** The walk of `npm test` to its end: `aFondo`. */
import '../../admin/campana.test.tsx'
