import type { Context } from 'hono'
import * as z from 'zod'
import { masDeUnaVez, sonDemasiados } from '../../../src/domain/inscripcion.ts'
import type { AppEnv } from '../../context.ts'
import type { Queryable } from '../../db/queryable.ts'
import { inTransactionAgain } from '../../db/inTransactionAgain.ts'
import { readBody } from '../../http/readBody.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { Falla } from '../../http/Falla.ts'
import { claseDe, type Clase } from '../../academico/claseDe.ts'
import { avisosDeInscripcion, avisosPasados } from './avisosDeInscripcion.ts'
import { refuseCalificada } from './refuseCalificada.ts'
import { inscribir } from './inscribir.ts'
import { inscritosEn } from './inscritosCaben.ts'
import { nombrados, quienesNoPueden } from './quienesNoPueden.ts'

const ninguno = 'Seleccione los estudiantes que desee asociar'
/** Body of the call. */
export const cuerpoDeAsociar = z.object({
  id_clase: z.string('No hay ninguna asignatura seleccionada').min(1, 'No hay ninguna asignatura seleccionada'),
  clave_programa: z.string().optional(),
  id_materia: z.string().optional(),
  id_periodo: z.string().optional(),
  estudiantes: z
    .array(z.string('La matrícula es invalida').length(18, 'La matrícula es invalida'), ninguno)
    .min(1, ninguno)
    .max(masDeUnaVez, sonDemasiados),
})

/** Answers `POST clases/asociar-estudiantes`: enrols all of them or none; those already enrolled stay. It is a change of the class: version and history record it. (B §7) */
export const asociar = async (c: Context<AppEnv>) => {
  const { db, usuario } = c.var
  const dicho = await readBody(c, cuerpoDeAsociar)
  await inTransactionAgain(db, async tx => {
    const clase = await claseDe(tx, usuario, dicho.id_clase, { lock: true })
    refuseCalificada(clase)
    refuseOtherClase(clase, dicho)
    const nuevos = await porAsociar(tx, clase, [...new Set(dicho.estudiantes)])
    if (nuevos.length === 0) return
    const inscripcion = { clase, nuevos }
    await inscribir(tx, c.var, inscripcion, await avisosPasados(c, tx, inscripcion))
  })
  return answerSuccess(c, 'Estudiantes asociados correctamente')
}

/** Answers `POST advertencias/inscripciones`: which classes these students already take at that hour, who of them waits to be re-enrolled, and whether the period has ended. */
export const adviseInscripcion = async (c: Context<AppEnv>) => {
  const { id_clase, estudiantes } = await readBody(c, cuerpoDeAsociar)
  const { db, usuario } = c.var
  const clase = await claseDe(db, usuario, id_clase)
  const dentro = new Set(await inscritosEn(db, id_clase))
  const nuevos = estudiantes.filter(matricula => !dentro.has(matricula))
  const ajenos = new Set(nuevos.length ? await quienesNoPueden(db, clase, nuevos) : [])
  const suyos = nuevos.filter(matricula => !ajenos.has(matricula))
  return answerSuccess(c, '', await avisosDeInscripcion(c, db, clase, suyos))
}

/** Refuses (422) a body whose programme, subject or period is not that of the class. */
const refuseOtherClase = (clase: Clase, dicho: z.infer<typeof cuerpoDeAsociar>) => {
  const errors = Object.fromEntries(
    (['clave_programa', 'id_materia', 'id_periodo'] as const)
      .filter(campo => dicho[campo] !== undefined && dicho[campo] !== clase[campo])
      .map(campo => [campo, 'No corresponde a la asignatura']),
  )
  if (Object.keys(errors).length) throw new Falla(422, 'Primero corrija las validaciones', { errors })
}

/** Returns those of the students who are not in the class yet; 422 names those who may not be. */
const porAsociar = async (tx: Queryable, clase: Clase, matriculas: readonly string[]): Promise<string[]> => {
  const dentro = new Set(await inscritosEn(tx, clase.id_clase))
  const nuevos = matriculas.filter(matricula => !dentro.has(matricula))
  if (nuevos.length === 0) return []
  const rechazados = await quienesNoPueden(tx, clase, nuevos)
  if (rechazados.length)
    throw new Falla(422, `No pueden cursar esta asignatura: ${await nombrados(tx, rechazados, clase.clave_cuc)}`, {
      errors: Object.fromEntries(rechazados.map(matricula => [matricula, 'No puede cursar esta asignatura'])),
    })
  return nuevos
}
