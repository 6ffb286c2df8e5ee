import type { Context } from 'hono'
import * as z from 'zod'
import { resources } from '../../../src/resources/index.ts'
import type { Advice, Finding } from '../../../src/schema/advice.ts'
import type { Queryable, AppEnv } from '../../context.ts'
import { withinSight } from '../../crud/advice/findingsOf.ts'
import { takeTurns } from '../../crud/advice/takeTurns.ts'
import { heedFindings, reasonFor } from '../../crud/advice/heedAdvice.ts'
import { readPlanOf } from '../../crud/read/readPlan.ts'
import { noteChange } from '../../crud/write/noteChange.ts'
import { writeContextOf, type WriteContext } from '../../crud/write/writeContext.ts'
import { inTransactionAgain } from '../../db/inTransactionAgain.ts'
import { readBody } from '../../http/readBody.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { Falla } from '../../http/Falla.ts'
import { claseDe, type Clase } from '../../academico/claseDe.ts'
import { choquesDeInscripcion } from './choquesDeInscripcion.ts'
import { exigirAbierta } from './exigirAbierta.ts'
import { inscritosEn } from './inscritosCaben.ts'
import { nombrados, quienesNoPueden } from './quienesNoPueden.ts'
import { sinReinscribir } from './sinReinscribir.ts'
import { clasesEstudiantes } from '../../academico/tables.ts'

const ninguno = 'Seleccione los estudiantes que desee asociar'
/** What the call says. */
export const cuerpoDeAsociar = z.object({
  id_clase: z.string('No hay ninguna asignatura seleccionada').min(1, 'No hay ninguna asignatura seleccionada'),
  clave_programa: z.string().optional(),
  id_materia: z.string().optional(),
  id_periodo: z.string().optional(),
  estudiantes: z
    .array(z.string('La matrícula es invalida').length(18, 'La matrícula es invalida'), ninguno)
    .min(1, ninguno)
    .max(1000, 'Son demasiados estudiantes'),
})

/** `POST clases/asociar-estudiantes`: all of them or none; those already enrolled stay. It is a change of the class: version and history say so. (B §7) */
export const asociar = async (c: Context<AppEnv>) => {
  const { db, usuario, options } = c.var
  const dicho = await readBody(c, cuerpoDeAsociar)
  await inTransactionAgain(db, async tx => {
    const clase = await claseDe(tx, usuario, dicho.id_clase, { held: true })
    exigirAbierta(clase)
    exigirQueCoincida(clase, dicho)
    const nuevos = await porAsociar(tx, clase, [...new Set(dicho.estudiantes)])
    if (nuevos.length === 0) return
    const avisos = await pasados(c, tx, clase, nuevos)
    await tx.insert(clasesEstudiantes).values(nuevos.map(matricula => ({ id_clase: clase.id_clase, matricula })))
    await noteChange(tx, resources.clases, {
      clave: clase.id_clase,
      version: clase.version + 1,
      usuario,
      momento: options.now(),
      motivo: reasonFor(avisos),
      antes: { estudiantes: [] },
      despues: { estudiantes: nuevos },
    })
  })
  return answerSuccess(c, 'Estudiantes asociados correctamente')
}

/** `POST advertencias/inscripciones`: which classes these students already take at that hour, and who of them waits to be re-enrolled. */
export const advertir = async (c: Context<AppEnv>) => {
  const { id_clase, estudiantes } = await readBody(c, cuerpoDeAsociar)
  const { db, usuario } = c.var
  const clase = await claseDe(db, usuario, id_clase)
  const dentro = new Set(await inscritosEn(db, id_clase))
  const nuevos = estudiantes.filter(matricula => !dentro.has(matricula))
  const ajenos = new Set(nuevos.length ? await quienesNoPueden(db, clase, nuevos) : [])
  const suyos = nuevos.filter(matricula => !ajenos.has(matricula))
  const context = writeContextOf(c, readPlanOf(resources.clases))
  return answerSuccess(c, '', await dichas(db, context, await hallados(db, context, clase, suyos)))
}

/** What those who enrol go past, of which history tells; refused while they have not read it. Who does not show advice is not asked. */
const pasados = async (c: Context<AppEnv>, tx: Queryable, clase: Clase, nuevos: readonly string[]) => {
  const context = writeContextOf(c, readPlanOf(resources.clases))
  const seen = context.advice?.seen
  if (seen === undefined && !context.advice?.refused.includes('choques')) return []
  await takeTurns(tx, context.plan.resource)
  const avisos = await hallados(tx, context, clase, nuevos)
  await heedFindings(avisos, seen ?? 'every', () => dichas(tx, context, avisos))
  return avisos
}

const hallados = async (tx: Queryable, { advice }: WriteContext, clase: Clase, matriculas: readonly string[]) => [
  ...(await choquesDeInscripcion(tx, clase, matriculas, advice?.refused ?? [])),
  ...(await sinReinscribir(tx, clase, matriculas)),
]

const dichas = async (tx: Queryable, context: WriteContext, avisos: readonly Finding[]): Promise<Advice> => ({
  hallazgos: await Promise.all(avisos.map(each => withinSight(tx, context, each))),
  remedios: [],
})

/** What the body says of the class beside its key must be so. */
const exigirQueCoincida = (clase: Clase, dicho: z.infer<typeof cuerpoDeAsociar>) => {
  const errors = Object.fromEntries(
    (['clave_programa', 'id_materia', 'id_periodo'] as const)
      .filter(campo => dicho[campo] !== undefined && dicho[campo] !== clase[campo])
      .map(campo => [campo, 'No corresponde a la asignatura']),
  )
  if (Object.keys(errors).length) throw new Falla(422, 'Primero corrija las validaciones', { errors })
}

/** Of those asked for, who is not in the class yet; 422 names who may not be. */
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
