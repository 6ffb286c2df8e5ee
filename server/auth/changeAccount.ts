import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { SucesoDeCuenta } from '../../src/domain/actividad.ts'
import { avisoDeCuenta } from '../../src/domain/avisos/avisoDeCuenta.ts'
import type { Queryable, Correo, AppEnv } from '../contexto.ts'
import { tell, type Notice } from '../crud/notices/tell.ts'
import { afterCommit } from '../db/inTransaction.ts'
import { logEvent } from '../log/logEvent.ts'
import { correoDeCambioDeCuenta } from '../mail/correoDeCambioDeCuenta.ts'
import { queueCorreo } from '../mail/queueCorreo.ts'
import { recordActividad } from './actividad.ts'
import { identidades, pases } from './factores/tables.ts'
import { forgetDispositivos } from './dispositivos.ts'
import { type Origen, origenDe } from './origenDe.ts'
import { personaDe } from './persona.ts'
import { closeSessions } from './sesion.ts'
import { restablecimientos, usuarios } from './tables.ts'

type Change = { email?: string; hash?: string; activo?: boolean }

/** The request for a change of an account: by whom, from where and when, and how its owner and the log are told. */
export type Asker = {
  id: string | null
  nombre: string
  origen: Origen
  momento: Date
  tell: (tx: Queryable, correo: Correo, aviso: Notice) => Promise<void>
  log: (account: string, sucesos: readonly SucesoDeCuenta[]) => void
}

type Options = {
  asker: Asker
  /** How the password changed, where it did. */
  contrasena?: 'contrasena_cambiada' | 'contrasena_restablecida'
  /** The session (its token) and the device (the hash of its secret) that go on. */
  keep?: { sesion: string; dispositivo: string }
}

/**
 * The only hand that changes an account. With any change of its e-mail, password or estatus, and in the same transaction, its
 * recovery links, sessions and known devices end, its activity says so, and a mail for the address that it had is left in the
 * outbox. What stays as it was ends nothing.
 */
export const changeAccount = async (
  tx: Queryable,
  id: string,
  change: Change,
  { asker, contrasena = 'contrasena_cambiada', keep }: Options,
): Promise<void> => {
  const [before] = await tx.select().from(usuarios).where(eq(usuarios.id, id)).for('update')
  if (!before) return
  const sucesos: SucesoDeCuenta[] = [
    ...(change.email !== undefined && change.email !== before.email ? ['correo_cambiado' as const] : []),
    ...(change.hash !== undefined && change.hash !== before.hash ? [contrasena] : []),
    ...(change.activo !== undefined && change.activo !== before.activo
      ? [change.activo ? ('cuenta_activada' as const) : ('cuenta_desactivada' as const)]
      : []),
  ]
  if (sucesos.length === 0) return
  await tx.update(usuarios).set(change).where(eq(usuarios.id, id))
  if (sucesos.includes('correo_cambiado')) await tx.delete(identidades).where(eq(identidades.usuario_id, id))
  await announceChange(tx, before, sucesos, { asker, ...(keep && { keep }) })
}

/** What follows every change of how an account is entered: all that was open with it ends, but for what goes on; its activity, its owner and the log are told. */
export const announceChange = async (
  tx: Queryable,
  before: typeof usuarios.$inferSelect,
  sucesos: readonly SucesoDeCuenta[],
  { asker, keep }: Pick<Options, 'asker' | 'keep'>,
): Promise<void> => {
  const { id } = before
  await tx.delete(restablecimientos).where(eq(restablecimientos.usuario_id, id))
  await tx.delete(pases).where(eq(pases.usuario_id, id))
  await closeSessions(tx, id, keep?.sesion)
  await forgetDispositivos(tx, id, keep?.dispositivo)
  const { origen, momento } = asker
  const autor = asker.id === id ? null : asker.nombre
  for (const suceso of sucesos) await recordActividad(tx, { cuenta: { id }, suceso, origen, momento, autor })
  const { nombre } = await personaDe(tx, before)
  const correo = correoDeCambioDeCuenta({ para: before.email, nombre, sucesos, momento })
  await asker.tell(tx, correo, avisoDeCuenta(id, sucesos))
  afterCommit(tx, () => asker.log(id, sucesos))
}

/** The asker of a call: the signed-in person, or the owner of an account who brings a link to it. */
export const askerOf = (c: Context<AppEnv>, owner?: { id: string; nombre: string }): Asker => {
  const { id, nombre } = owner ?? c.var.usuario
  const { opciones } = c.var
  return {
    id,
    nombre,
    origen: origenDe(c),
    momento: opciones.hoy(),
    tell: async (tx, correo, aviso) => {
      await queueCorreo(tx, opciones, correo)
      await tell(tx, opciones, aviso)
    },
    log: (account, changes) => logEvent(c, 'cuenta cambiada', { account, by: id, changes }),
  }
}
