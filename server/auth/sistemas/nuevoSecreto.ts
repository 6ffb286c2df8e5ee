import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import * as z from 'zod'
import type { AppEnv } from '../../context.ts'
import { recordChange } from '../../crud/recordChange.ts'
import { requestScopeOf } from '../../crud/requestScope.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { Falla } from '../../http/Falla.ts'
import { readBody } from '../../http/readBody.ts'
import { logEvent } from '../../log/logEvent.ts'
import { resources } from '../../../src/resources/index.ts'
import { tables } from '../../university/tables.ts'
import { askPassword } from '../askPassword.ts'
import { huellaDeSecreto, newToken } from '../newToken.ts'
import { llavesQueDa } from './llavesQueDa.ts'
import { secretosDeLlaves } from './tables.ts'

const { llavesDeSistemas } = tables

/** Body of the request for a secret. */
export const pedidoDeSecreto = z.looseObject({ contrasenia_actual: z.string('Escriba su contraseña') })

/** Answers `POST llavesDeSistemas/{id}/secreto`: makes the secret of a key, which is told this once; the one before opens nothing from then on. 404 for a key that is not the caller's to lend. */
export const nuevoSecreto = async (c: Context<AppEnv>) => {
  const { db, usuario, options } = c.var
  const { params } = requestScopeOf(c)
  const id = z.uuid().safeParse(params.id).data
  if (!id) throw new Falla(404, 'No se encontró la llave de sistema')
  const { contrasenia_actual } = await readBody(c, pedidoDeSecreto)
  await askPassword(c, contrasenia_actual)
  const secreto = `llave_${newToken()}`
  await inTransaction(db, async tx => {
    const suya = and(
      eq(llavesDeSistemas.id_llave, id),
      llavesQueDa.condition({ ...requestScopeOf(c), resource: resources.llavesDeSistemas, table: llavesDeSistemas }),
    )
    const [llave] = await tx.select().from(llavesDeSistemas).where(suya).for('update')
    if (!llave) throw new Falla(404, 'No se encontró la llave de sistema')
    const momento = options.now()
    const nuevo = {
      token_hash: huellaDeSecreto(secreto),
      usuario_id: usuario.id,
      creado: momento,
      minuto: momento,
      en_minuto: 0,
    }
    await tx
      .insert(secretosDeLlaves)
      .values({ id_llave: id, ...nuevo })
      .onConflictDoUpdate({ target: secretosDeLlaves.id_llave, set: nuevo })
    await recordChange(tx, {
      entidad: 'llavesDeSistemas',
      clave: id,
      accion: 'update',
      usuario,
      momento,
      motivo: 'Se generó un secreto nuevo',
      antes: {},
      despues: {},
    })
  })
  logEvent(c, 'cuenta cambiada', { account: id, by: usuario.id, changes: ['secreto_de_llave'] })
  return answerSuccess(c, 'La llave está lista', { secreto })
}
