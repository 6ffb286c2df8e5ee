import { eq } from 'drizzle-orm'
import { roles } from '../../src/domain/roles.ts'
import { usuarios } from '../auth/tables.ts'
import type { Db } from '../db/queryable.ts'
import { seedUniversity } from '../seed/seedUniversity.ts'
import { contrasenaDeDemostracion, dominio } from '../seed/taller.ts'

type Options = { now: () => Date; say: (line: string) => void; seed: boolean }

/** Fills an empty database with the demonstration data, unless told not to; returns the lines that present its accounts, none where there are none. */
export async function seedDemonstration(db: Db, { now, say, seed }: Options): Promise<string[]> {
  if (seed && (await db.$count(usuarios)) === 0) {
    say('Sembrando los datos de demostración…')
    await seedUniversity(db, { estudiantes: 3000, hoy: now() })
  }
  const demo = await db.$count(usuarios, eq(usuarios.email, `coordinador@${dominio}`))
  if (demo === 0) return []
  return [
    `Cuentas de demostración, todas con la contraseña ${contrasenaDeDemostracion}:`,
    ...roles.map(rol => `  ${rol}@${dominio}`),
    '',
  ]
}
