import { eq } from 'drizzle-orm'
import { porcentajeEnTexto } from '../../../src/domain/porcentaje.ts'
import { liberacion } from '../../../src/domain/servicioSocial/fases.ts'
import { universidad } from '../../../src/domain/universidad.ts'
import { avances } from '../../academico/avances.ts'
import { quienEstudia } from '../../academico/quienEstudia.ts'
import type { CaseRoom } from '../../crud/casos/caseRoom.ts'
import { Falla } from '../../http/Falla.ts'
import { tables } from '../../university/tables.ts'
import { idDeServicio, servicioAnterior } from './registro.ts'

const { estudiantes } = tables

/** Judges the opening of a service, for a candidate of the own CUC alone. 409 for a student who has one or finishes or finished one under a matrícula before, is inactive, or has not passed enough subjects. (B §4) */
export const servicioDeCandidato: CaseRoom = async ({ tx, usuario }, { matricula_estudiante }) => {
  const { matricula } = await quienEstudia(tx, usuario, String(matricula_estudiante))
  if (await idDeServicio(tx, matricula)) throw new Falla(409, 'El estudiante ya tiene un servicio social')
  const anterior = await servicioAnterior(tx, matricula)
  if (anterior)
    throw new Falla(
      409,
      `El estudiante ${anterior.fase === liberacion ? 'ya concluyó' : 'termina'} su servicio social con la matrícula ${anterior.matricula}`,
    )
  const [{ estatus } = { estatus: 0 }] = await tx
    .select({ estatus: estudiantes.estatus })
    .from(estudiantes)
    .where(eq(estudiantes.matricula, matricula))
  if (estatus !== 1) throw new Falla(409, 'El estudiante está inactivo')
  const avance = (await avances(tx, eq(estudiantes.matricula, matricula))).get(matricula)
  if (avance?.alcanzaServicioSocial) return {}
  throw new Falla(
    409,
    `El estudiante ha acreditado el ${porcentajeEnTexto(avance?.materias.porcentaje ?? 0)} de las materias de su malla y el servicio social requiere el ${universidad.umbralServicioSocial} %`,
  )
}
