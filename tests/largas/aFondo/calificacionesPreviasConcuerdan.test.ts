/** The walk of `npm test` to its end: `aFondo`. */
import '../../custom/calificacionesPreviasConcuerdan.test.ts'
