import { desc, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import * as z from 'zod'
import type { PaginaDeCorreos } from '../../src/domain/correos.ts'
import { requireSession } from '../auth/sesion.ts'
import type { AppEnv } from '../context.ts'
import { recordChange } from '../crud/recordChange.ts'
import { requireRoles } from '../crud/requireRoles.ts'
import { parseOrRefuse, limitShortBody } from '../http/readBody.ts'
import { afterCommit, inTransaction } from '../db/inTransaction.ts'
import { answerSuccess } from '../http/answerSuccess.ts'
import { Falla } from '../http/Falla.ts'
import { correosPorEstado, estadoDeCorreo } from '../mail/correosPorEstado.ts'
import { idempotent } from '../idempotency/idempotent.ts'
import { correos as tabla } from '../mail/tables.ts'

const porPagina = 25

/** Query of the outbox. */
export const pedidoDeCorreos = z.object({
  estado: z.enum(['no_salio', 'en_espera', 'enviado'], 'Elija un estado de los que hay').optional(),
  pagina: z.coerce.number('Indique la página').int('Indique la página').min(1, 'Indique la página').max(1e6).default(1),
})

/** Answers the outbox to an administrativo, without the texts: mails sent, waiting and failed; and sends one again. */
export const correos = new Hono<AppEnv>()
  .get('/correos', requireSession, requireRoles('administrativo'), async c => {
    const { db } = c.var
    const { estado: elegido, pagina } = parseOrRefuse(pedidoDeCorreos, c.req.query())
    const filas = await db
      .select({
        id: tabla.id,
        para: tabla.para,
        asunto: tabla.asunto,
        estado: estadoDeCorreo,
        creado: tabla.creado,
        intentos: tabla.intentos,
        siguiente: tabla.siguiente,
        enviado: tabla.enviado,
        fallo: tabla.fallo,
        reenviable: sql<boolean>`${tabla.texto} is not null`,
      })
      .from(tabla)
      .where(elegido && eq(estadoDeCorreo, elegido))
      .orderBy(desc(tabla.creado), desc(tabla.id))
      .limit(porPagina)
      .offset((pagina - 1) * porPagina)
    const dicho: PaginaDeCorreos = {
      correos: filas.map(fila => ({
        ...fila,
        creado: fila.creado.toISOString(),
        siguiente: fila.siguiente?.toISOString() ?? null,
        enviado: fila.enviado?.toISOString() ?? null,
      })),
      cuantos: await correosPorEstado(db),
      porPagina,
      sinServidor: c.var.options.mailFolder !== undefined,
    }
    return answerSuccess(c, 'Correos', dicho)
  })
  .post(
    '/correos/:id/reenviar',
    requireSession,
    requireRoles('administrativo'),
    limitShortBody,
    idempotent,
    async c => {
      const { db, usuario, options } = c.var
      const { success, data: id } = z.uuid().safeParse(c.req.param('id').toLowerCase())
      if (!success) throw new Falla(404, 'No se encontró el correo')
      const momento = options.now()
      await inTransaction(db, async tx => {
        const [correo] = await tx.select().from(tabla).where(eq(tabla.id, id)).for('update')
        if (!correo) throw new Falla(404, 'No se encontró el correo')
        if (correo.enviado) throw new Falla(409, 'Este correo ya salió')
        if (!correo.texto || (correo.vence && correo.vence <= momento))
          throw new Falla(409, 'El enlace de este correo ya venció: quien lo espera debe solicitar otro')
        if (correo.tomado && correo.siguiente && correo.siguiente > momento)
          throw new Falla(409, 'Este correo se está enviando, espere un momento')
        await tx.update(tabla).set({ intentos: 0, siguiente: momento, tomado: null }).where(eq(tabla.id, id))
        await recordChange(tx, {
          entidad: 'correos',
          clave: id,
          accion: 'update',
          usuario,
          momento,
          despues: { reenviado: correo.asunto },
        })
        afterCommit(tx, options.wakeCorreos)
      })
      return answerSuccess(c, 'El correo se envía de nuevo')
    },
  )
