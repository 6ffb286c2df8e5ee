import { asc, desc, eq, sql } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import { cuandoChocan, fraseDeChoque } from '../../../src/domain/choques.ts'
import { clasesContadas } from '../../academico/tables.ts'
import { requireSession } from '../../auth/sesion.ts'
import type { AppEnv } from '../../context.ts'
import { requireRoles } from '../../crud/requireRoles.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { parseOrRefuse } from '../../http/readBody.ts'
import { tables } from '../../university/tables.ts'
import { looksAfter, ofTheirCuc } from '../../academico/belonging.ts'
import { choquesDelCuc } from './clasesQueChocan.ts'
import { cucYPeriodo } from './cucYPeriodo.ts'

const { cucs, periodos } = tables

/** Answers `GET choques`, the clashing classes of a campus in a period, and `GET choques/lugares`, the campuses and periods with classes. An escolar sees the own campus. */
export const salaDeChoques = new Hono<AppEnv>()
  .get('/choques/lugares', requireSession, requireRoles('coordinador', 'escolar'), async c => {
    const { del_cuc, id_periodo, cuantos } = clasesContadas
    const lugar = {
      clave_cuc: cucs.clave,
      cuc: cucs.nombre,
      id_periodo: periodos.id_periodo,
      periodo: periodos.nombre,
      fecha_inicio: periodos.fecha_inicio,
    }
    const filas = await c.var.db
      .select(lugar)
      .from(clasesContadas)
      .innerJoin(cucs, eq(cucs.clave, del_cuc))
      .innerJoin(periodos, eq(periodos.id_periodo, id_periodo))
      .where(suyo(c))
      .groupBy(...Object.values(lugar))
      .having(sql`sum(${cuantos}) > 0`)
      .orderBy(asc(cucs.nombre), desc(periodos.fecha_inicio), asc(periodos.nombre), asc(periodos.id_periodo))
    return answerSuccess(c, '', filas)
  })
  .get('/choques', requireSession, requireRoles('coordinador', 'escolar'), async c => {
    const { cuc, periodo } = parseOrRefuse(cucYPeriodo, c.req.query())
    const { choques, mas } = looksAfter(c.var.usuario, cuc) ? await choquesDelCuc(c.var.db, cuc, periodo) : ningunos
    return answerSuccess(c, '', {
      choques: choques.map(choque => {
        const una = { dias: choque.una_dias, fecha_inicio: choque.su_inicio, fecha_final: choque.su_final }
        return {
          por: choque.por,
          id_clase: choque.id_una,
          clase: `«${choque.una_materia}» (grupo ${choque.una_grupo})`,
          cuando: cuandoChocan(choque, una),
          texto: fraseDeChoque(choque.por, choque, una, choque.estudiantes ?? []),
        }
      }),
      mas,
    })
  })

const ningunos = { choques: [], mas: false }

const suyo = (c: Context<AppEnv>) => ofTheirCuc(c.var.usuario, clave => eq(clasesContadas.del_cuc, clave))
