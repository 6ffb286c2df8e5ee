import { acreditadas } from '../custom/advertencias/acreditadas.ts'
import { asignaturasAbiertas } from '../custom/advertencias/asignaturasAbiertas.ts'
import { asignaturasEnCurso } from '../custom/advertencias/asignaturasEnCurso.ts'
import { calificacionesCerradas } from '../custom/advertencias/calificacionesCerradas.ts'
import { ciclosDelPrograma } from '../custom/advertencias/ciclosDelPrograma.ts'
import { cuentaSinContrasena } from '../custom/advertencias/cuentaSinContrasena.ts'
import { fechasDePeriodo } from '../custom/advertencias/fechasDePeriodo.ts'
import { fueraDeMalla } from '../custom/advertencias/fueraDeMalla.ts'
import { periodoDeLaNota } from '../custom/advertencias/periodoDeLaNota.ts'
import { periodoRepetido } from '../custom/advertencias/periodoRepetido.ts'
import { programaDelGrupo } from '../custom/advertencias/programaDelGrupo.ts'
import { semestresDelPrograma } from '../custom/advertencias/semestresDelPrograma.ts'
import { choques } from '../custom/choques/choques.ts'
import { personas } from '../custom/personas/personas.ts'
import { ultimaCuentaActiva } from '../custom/personas/ultimaCuenta.ts'
import { mallaEnUso } from '../custom/reticulas/mallaEnUso.ts'

/** Advisors, which search the database before a record is saved, by the names that declarations say. */
export const advisors = {
  acreditadas,
  asignaturasAbiertas,
  asignaturasEnCurso,
  calificacionesCerradas,
  choques,
  ciclosDelPrograma,
  cuentaSinContrasena,
  fechasDePeriodo,
  fueraDeMalla,
  mallaEnUso,
  periodoDeLaNota,
  periodoRepetido,
  personas,
  programaDelGrupo,
  semestresDelPrograma,
  ultimoConsejero: ultimaCuentaActiva('consejeros'),
  ultimoEscolar: ultimaCuentaActiva('escolares'),
}
