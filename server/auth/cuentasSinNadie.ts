import { and, count, eq, notExists, notInArray, sql, type SQL } from 'drizzle-orm'
import { rolesSinRegistro } from '../../src/domain/roles.ts'
import { contado } from '../../src/language/contado.ts'
import type { Queryable } from '../db/queryable.ts'
import { columnOf, tableNamed } from '../crud/registry.ts'
import { conCuenta } from './registro.ts'
import { usuarios } from './tables.ts'

/** Renders how many open accounts of each role are nobody's: no record leads to them, or no entity declares their role any more. Nobody signs in with them, and no screen shows them. */
export const cuentasSinNadie = (abiertas: readonly DeUnRol[]): string[] => abiertas.map(frase)

/** Counts the open accounts that are nobody's. Over a million accounts that takes seconds: once a start. */
export const countOpenOrphanedAccounts = (db: Queryable) => countOrphanedAccounts(db, eq(usuarios.activo, true))

type DeUnRol = { rol: string; cuantas: number }

/** Counts the accounts that are nobody's, by role: all, or those of a condition. */
export const countOrphanedAccounts = async (db: Queryable, cuales?: SQL): Promise<readonly DeUnRol[]> => {
  const deSuRol = conCuenta.flatMap(({ name, account }) => {
    if (!account) return []
    const tabla = tableNamed(name)
    const suya = db
      .select({ una: sql`1` })
      .from(tabla)
      .where(eq(columnOf(tabla, 'id_usuario'), usuarios.id))
    return [{ rol: account.rol, son: and(eq(usuarios.rol, account.rol), notExists(suya)) }]
  })
  const conocidos = [...rolesSinRegistro, ...deSuRol.map(({ rol }) => rol)]
  const huerfanas = [...deSuRol.map(({ son }) => son), notInArray(usuarios.rol, conocidos)]
  return (await Promise.all(huerfanas.map(son => porRol(db, and(cuales, son))))).flat()
}

const porRol = (db: Queryable, son: SQL | undefined) =>
  db.select({ rol: usuarios.rol, cuantas: count() }).from(usuarios).where(son).groupBy(usuarios.rol)

const frase = ({ rol, cuantas }: DeUnRol) =>
  `Atención: ${contado(cuantas, 'cuenta activa', 'cuentas activas')} de rol ${rol} no ${cuantas === 1 ? 'tiene' : 'tienen'} registro de persona: con ${cuantas === 1 ? 'ella' : 'ellas'} no entra nadie, y ninguna pantalla ${cuantas === 1 ? 'la' : 'las'} muestra.`
