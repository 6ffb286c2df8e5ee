/** The stories of `npm test` with every service that can be, and every leave for each: `aFondo`. */
import '../../servicioSocial/bajaEnCadaFase.test.ts'
