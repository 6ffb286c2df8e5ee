import { Hono, type Context } from 'hono'
import { hoyEnMexico } from '../../../src/domain/fechas.ts'
import { paraBusqueda } from '../../../src/language/busqueda.ts'
import { enClases, historiaDe, type ClaseCursada } from '../../academico/historiaDe.ts'
import { quienEstudia } from '../../academico/quienEstudia.ts'
import { requireSession } from '../../auth/sesion.ts'
import { requireRoles } from '../../crud/requireRoles.ts'
import type { AppEnv } from '../../context.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { Falla } from '../../http/Falla.ts'
import { claseCursada, renglonDeBoleta } from '../../academico/filas.ts'
import { kardex } from '../../academico/kardex.ts'
import { periodosDe } from '../../academico/periodosDe.ts'
import { malla } from './malla.ts'

const propio = [requireSession, requireRoles('estudiante')] as const
const deOtros = [requireSession, requireRoles('coordinador', 'escolar', 'consejero')] as const

/** Answers what a student has taken and takes, to the student and to those who look after them: load, boletas, kardex and grid, all from one history. (B §7) */
export const academico = new Hono<AppEnv>()
  .get('/estudiantes/clases/general', ...propio, async c => {
    const estudiante = await quien(c)
    return answerSuccess(c, '', { clases: carga(enClases(await historia(c)), hoy(c)).map(claseCursada), estudiante })
  })
  .get('/estudiantes/pertenece/periodos', ...propio, async c =>
    answerSuccess(c, '', periodosDe(await historia(c)).toReversed()),
  )
  .get('/estudiantes/clases/periodo/:id_periodo', ...propio, async c => {
    const pedido = paraBusqueda(c.req.param('id_periodo'))
    const cursadas = (await historia(c)).filter(({ periodo }) => periodo.id_periodo === pedido)
    if (cursadas.length === 0) throw new Falla(404, 'No tiene asignaturas en ese periodo')
    return answerSuccess(c, '', cursadas.map(renglonDeBoleta))
  })
  .get('/estudiantes/clases/general/totales', ...propio, async c => answerSuccess(c, '', kardex(await historia(c))))
  .get('/estudiantes/materias/reticula', ...propio, async c =>
    answerSuccess(c, '', await malla(c.var.db, await quien(c), hoy(c))),
  )
  .get('/coordi-escolar/estudiantes/:matricula/clases/generales/total', ...deOtros, async c => {
    const { matricula } = await quien(c, c.req.param('matricula'), true)
    return answerSuccess(c, '', kardex(await historiaDe(c.var.db, matricula)))
  })
  .get('/coordi-escolar/estudiantes/:matricula/materias/reticula', ...deOtros, async c =>
    answerSuccess(c, '', await malla(c.var.db, await quien(c, c.req.param('matricula'), true), hoy(c))),
  )

/** Returns the student that the path names, or the caller; `anteriores` also finds a student of theirs under a former matrícula. */
const quien = (c: Context<AppEnv>, matricula = propia(c), anteriores = false) =>
  quienEstudia(c.var.db, c.var.usuario, matricula, { anteriores })

const historia = (c: Context<AppEnv>) => historiaDe(c.var.db, propia(c))

const propia = (c: Context<AppEnv>) => c.var.usuario.matricula ?? ''

const hoy = (c: Context<AppEnv>) => hoyEnMexico(c.var.options.now())

/** Returns the classes of the period that holds the day; between periods, those of the next one that the student has classes in. (B §2, Carga Academica) */
const carga = (historia: readonly ClaseCursada[], hoy: string): readonly ClaseCursada[] => {
  const porTerminar = historia.filter(({ periodo }) => periodo.fecha_final >= hoy)
  const vigentes = porTerminar.filter(({ periodo }) => periodo.fecha_inicio <= hoy)
  const proximo = porTerminar[0]?.periodo.id_periodo
  return vigentes.length ? vigentes : porTerminar.filter(({ periodo }) => periodo.id_periodo === proximo)
}
