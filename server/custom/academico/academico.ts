import { Hono, type Context } from 'hono'
import { hoyEnMexico } from '../../../src/domain/fechas.ts'
import { historiaDe } from '../../academico/historia.ts'
import { quienEstudia } from '../../academico/quienEstudia.ts'
import { conSesion } from '../../auth/sesion.ts'
import { soloRoles } from '../../crud/soloRoles.ts'
import type { Entorno } from '../../contexto.ts'
import { exito } from '../../exito.ts'
import { Falla } from '../../falla.ts'
import { carga } from './carga.ts'
import { claseCursada } from './filas.ts'
import { kardex } from './kardex.ts'
import { malla } from './malla.ts'

const propio = [conSesion, soloRoles('estudiante')] as const
const deOtros = [conSesion, soloRoles('coordinador', 'escolar', 'consejero')] as const

/** What a student has taken and takes, for the student and for those who look after them: load, boletas, kardex and grid, all from one history. (B §7) */
export const academico = new Hono<Entorno>()
  .get('/estudiantes/clases/general', ...propio, async c => {
    const estudiante = await quien(c)
    return exito(c, '', { clases: carga(await historia(c), hoy(c)).map(claseCursada), estudiante })
  })
  .get('/estudiantes/pertenece/periodos', ...propio, async c => {
    const periodos = new Map((await historia(c)).map(({ periodo }) => [periodo.id_periodo, periodo]))
    return exito(c, '', [...periodos.values()].toReversed())
  })
  .get('/estudiantes/clases/periodo/:id_periodo', ...propio, async c => {
    const cursadas = (await historia(c)).filter(
      ({ periodo }) => periodo.id_periodo === c.req.param('id_periodo').toLowerCase(),
    )
    if (cursadas.length === 0) throw new Falla(404, 'No tiene asignaturas en ese periodo')
    return exito(c, '', cursadas.map(claseCursada))
  })
  .get('/estudiantes/clases/general/totales', ...propio, async c => exito(c, '', kardex(await historia(c))))
  .get('/estudiantes/materias/reticula', ...propio, async c =>
    exito(c, '', await malla(c.var.db, await quien(c), hoy(c))),
  )
  .get('/coordi-escolar/estudiantes/:matricula/clases/generales/total', ...deOtros, async c => {
    const { matricula } = await quien(c, c.req.param('matricula'))
    return exito(c, '', kardex(await historiaDe(c.var.db, matricula)))
  })
  .get('/coordi-escolar/estudiantes/:matricula/materias/reticula', ...deOtros, async c =>
    exito(c, '', await malla(c.var.db, await quien(c, c.req.param('matricula')), hoy(c))),
  )

/** The student that the path names, or the one who asks. */
const quien = (c: Context<Entorno>, matricula = propia(c)) => quienEstudia(c.var.db, c.var.usuario, matricula)

const historia = (c: Context<Entorno>) => historiaDe(c.var.db, propia(c))

const propia = (c: Context<Entorno>) => c.var.usuario.matricula ?? ''

const hoy = (c: Context<Entorno>) => hoyEnMexico(c.var.opciones.hoy())
