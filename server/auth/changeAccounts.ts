import type { Context } from 'hono'
import { groupBy, omit } from 'es-toolkit'
import type { SucesoDeCuenta } from '../../src/domain/actividad.ts'
import { avisoDeCuentas } from '../../src/domain/avisos/avisoDeCuentas.ts'
import type { Correo, AppEnv } from '../context.ts'
import type { Queryable } from '../db/queryable.ts'
import { tell, type Notice } from '../crud/notices/tell.ts'
import { afterCommit } from '../db/inTransaction.ts'
import { anyOf } from '../db/planOnce.ts'
import { updateMany } from '../db/updateMany.ts'
import { logEvent } from '../log/logEvent.ts'
import { correoDeCambioDeCuenta } from '../mail/correoDeCambioDeCuenta.ts'
import { queueCorreos } from '../mail/queueCorreos.ts'
import { recordActividad } from './actividad.ts'
import { identidades, pases } from './factores/tables.ts'
import { forgetDispositivos } from './dispositivos.ts'
import { type Origen, origenDe } from './origenDe.ts'
import { personasDe } from './persona.ts'
import { closeSessions } from './sesion.ts'
import { restablecimientos, usuarios } from './tables.ts'

type Change = { id: string; email?: string; hash?: string; activo?: boolean; moved?: true }

/** The request for a change of an account: by whom, from where and when, and how its owner and the log are told. */
export type Asker = {
  id: string | null
  nombre: string
  origen: Origen
  momento: Date
  tell: (tx: Queryable, correos: readonly Correo[], aviso: Notice) => Promise<void>
  log: (account: string, sucesos: readonly SucesoDeCuenta[]) => void
}

type Options = {
  asker: Asker
  /** Event of a changed password. Default: `contrasena_cambiada`. */
  contrasena?: 'contrasena_cambiada' | 'contrasena_restablecida'
  /** Session (its token) and device (the hash of its secret) that go on. */
  keep?: { sesion: string; dispositivo: string }
}

/**
 * Changes accounts: the only code that does. A change of e-mail, password, estatus or campus ends links, sessions and
 * known devices, is recorded as activity, and is mailed to the former address.
 */
export const changeAccounts = async (
  tx: Queryable,
  changes: readonly Change[],
  { asker, contrasena = 'contrasena_cambiada', keep }: Options,
): Promise<void> => {
  if (changes.length === 0) return
  const ids = changes.map(({ id }) => id)
  const locked = await tx.select().from(usuarios).where(anyOf(usuarios.id, ids)).orderBy(usuarios.id).for('update')
  const changeById = new Map(changes.map(change => [change.id, change]))
  const changed = locked.flatMap(before => {
    const change: Change = changeById.get(before.id) ?? before
    const sucesos = sucesosDe(before, change, contrasena)
    return sucesos.length ? [{ before, sucesos, change }] : []
  })
  await updateMany(
    tx,
    usuarios,
    'id',
    changed.map(({ change }) => omit(change, ['moved'])),
  )
  const withNewEmail = changed
    .filter(({ sucesos }) => sucesos.includes('correo_cambiado'))
    .map(({ before }) => before.id)
  if (withNewEmail.length) await tx.delete(identidades).where(anyOf(identidades.usuario_id, withNewEmail))
  await announceChanges(tx, changed, { asker, ...(keep && { keep }) })
}

const sucesosDe = (
  before: Account,
  { email, hash, activo, moved }: Change,
  contrasena: NonNullable<Options['contrasena']>,
): readonly SucesoDeCuenta[] => [
  ...(email !== undefined && email !== before.email ? ['correo_cambiado' as const] : []),
  ...(hash !== undefined && hash !== before.hash ? [contrasena] : []),
  ...(activo !== undefined && activo !== before.activo
    ? [activo ? ('cuenta_activada' as const) : ('cuenta_desactivada' as const)]
    : []),
  // What was begun at one campus is not saved at the next.
  ...(moved ? ['cuc_cambiado' as const] : []),
]

type Account = typeof usuarios.$inferSelect

/** Ends what was open with some accounts, except what `keep` names, and tells their activity, their owners and the log that the way into them changed. */
export const announceChanges = async (
  tx: Queryable,
  changed: readonly { before: Account; sucesos: readonly SucesoDeCuenta[] }[],
  { asker, keep }: Pick<Options, 'asker' | 'keep'>,
): Promise<void> => {
  if (changed.length === 0) return
  const ids = changed.map(({ before }) => before.id)
  await tx.delete(restablecimientos).where(anyOf(restablecimientos.usuario_id, ids))
  await tx.delete(pases).where(anyOf(pases.usuario_id, ids))
  await closeSessions(tx, ids, keep?.sesion)
  await forgetDispositivos(tx, ids, keep?.dispositivo)
  const { origen, momento } = asker
  const personas = await personasDe(tx, ids)
  const alike = groupBy(changed, ({ before, sucesos }) => [before.id === asker.id, ...sucesos].join())
  for (const alikeChanges of Object.values(alike)) {
    const [first] = alikeChanges
    if (!first) continue
    const { sucesos } = first
    const cuentas = alikeChanges.map(({ before }) => before.id)
    const autor = asker.id === first.before.id ? null : asker.nombre
    for (const suceso of sucesos)
      await recordActividad(tx, { cuenta: { ids: cuentas }, suceso, origen, momento, autor })
    const correos = alikeChanges.map(({ before: { id, email: para } }) =>
      correoDeCambioDeCuenta({ para, nombre: personas.get(id)?.nombre ?? null, sucesos, momento }),
    )
    await asker.tell(tx, correos, avisoDeCuentas(cuentas, sucesos))
  }
  afterCommit(tx, () => {
    for (const { before, sucesos } of changed) asker.log(before.id, sucesos)
  })
}

/** Returns the asker of a call: the signed-in person, or the owner of an account who brings a link to it. */
export const askerOf = (c: Context<AppEnv>, owner?: { id: string; nombre: string }): Asker => {
  const { id, nombre } = owner ?? c.var.usuario
  const { options } = c.var
  return {
    id,
    nombre,
    origen: origenDe(c),
    momento: options.now(),
    tell: async (tx, correos, aviso) => {
      await queueCorreos(tx, options, correos)
      await tell(tx, options, aviso)
    },
    log: (account, changes) => logEvent(c, 'cuenta cambiada', { account, by: id, changes }),
  }
}
