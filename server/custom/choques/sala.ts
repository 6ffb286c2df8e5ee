import { Hono } from 'hono'
import * as z from 'zod'
import { cuandoChocan, fraseDeChoque } from '../../../src/domain/choques.ts'
import { requireSession } from '../../auth/sesion.ts'
import type { AppEnv } from '../../contexto.ts'
import { requireRoles } from '../../crud/requireRoles.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { parseOrRefuse } from '../../http/readBody.ts'
import { wholeUniversity } from '../../university/belonging.ts'
import { choquesDelCuc } from './clasesQueChocan.ts'
import { lugaresConClases } from './lugaresConClases.ts'

/** `GET choques`: the classes of a campus in a period that are held at the same time; without a period, where and when there are classes to look at. An escolar is told of the own campus. */
export const salaDeChoques = new Hono<AppEnv>()
  .get('/choques/lugares', requireSession, requireRoles('coordinador', 'escolar'), async c => {
    return answerSuccess(c, '', await lugaresConClases(c.var.db, c.var.usuario))
  })
  .get('/choques', requireSession, requireRoles('coordinador', 'escolar'), async c => {
    const { cuc, periodo } = parseOrRefuse(pedido, c.req.query())
    const { rol, clave_cuc } = c.var.usuario
    const suyos = wholeUniversity.includes(rol) || clave_cuc === cuc ? await choquesDelCuc(c.var.db, cuc, periodo) : []
    return answerSuccess(
      c,
      '',
      suyos.map(choque => ({
        por: choque.por,
        id_clase: choque.id_una,
        clase: `«${choque.una_materia}» (grupo ${choque.una_grupo})`,
        cuando: cuandoChocan(choque, { dias: choque.una_dias }),
        texto: fraseDeChoque(choque.por, choque, { dias: choque.una_dias }, choque.estudiantes ?? []),
      })),
    )
  })

const pedido = z.object({ cuc: z.string('Elija el CUC').max(20), periodo: z.uuid('Elija el periodo') })
