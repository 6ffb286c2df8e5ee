import { eq } from 'drizzle-orm'
import type { AppOptions } from '../../context.ts'
import type { Db } from '../../db/queryable.ts'
import { tell } from '../../crud/notices/tell.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import { queueCorreos } from '../../mail/queueCorreos.ts'
import type { Asker } from '../changeAccounts.ts'
import { usuarios } from '../tables.ts'
import { changeFactors } from './changeFactors.ts'
import { factoresDe, hasFactor } from './factoresDe.ts'
import { identidades, llavesDeAcceso, segundosFactores } from './tables.ts'

type Room = Pick<AppOptions, 'now' | 'address' | 'wakeCorreos'>

/** Outcome of taking something from an account. */
type Reset = 'ninguna cuenta' | 'nada' | 'hecho'

/** Removes every second factor from the account of an e-mail, whose owner lost the device and the codes: the password alone opens it again. Tells the owner. */
export const resetFactors = (db: Db, room: Room, email: string): Promise<Reset> =>
  inTransaction(db, async tx => {
    const [cuenta] = await tx.select().from(usuarios).where(eq(usuarios.email, email))
    if (!cuenta) return 'ninguna cuenta'
    if (!hasFactor(await factoresDe(tx, cuenta.id))) return 'nada'
    const work = async () => {
      await tx.delete(segundosFactores).where(eq(segundosFactores.usuario_id, cuenta.id))
      await tx.delete(llavesDeAcceso).where(eq(llavesDeAcceso.usuario_id, cuenta.id))
    }
    await changeFactors(tx, { id: cuenta.id, asker: administration(room), suceso: 'segundo_factor_repuesto', work })
    return 'hecho'
  })

/** Removes from the account of an e-mail the identity by which the institution knows it: the next sign-in there binds another. Tells the owner. */
export const unbind = (db: Db, room: Room, email: string): Promise<Reset> =>
  inTransaction(db, async tx => {
    const [cuenta] = await tx.select().from(usuarios).where(eq(usuarios.email, email))
    if (!cuenta) return 'ninguna cuenta'
    const { rowCount } = await tx.delete(identidades).where(eq(identidades.usuario_id, cuenta.id))
    if (!rowCount) return 'nada'
    const work = async () => undefined
    await changeFactors(tx, { id: cuenta.id, asker: administration(room), suceso: 'identidad_desligada', work })
    return 'hecho'
  })

/** Returns the asker of a command that somebody runs on the machine itself. */
const administration = (room: Room): Asker => ({
  id: null,
  nombre: 'Administración del sistema',
  origen: { direccion: '', dispositivo: 'Comando en el servidor' },
  momento: room.now(),
  tell: async (tx, correos, aviso) => {
    await queueCorreos(tx, room, correos)
    await tell(tx, room, aviso)
  },
  log: () => undefined,
})
