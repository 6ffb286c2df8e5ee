import { sql } from 'drizzle-orm'
import { areaConCuenta } from '../../../src/domain/personas.ts'
import type { Advisor } from '../../crud/advice/advisor.ts'
import { tables } from '../../university/tables.ts'

/** Warns that saving opens an account without a password, for a consejero who is registered already and has no account yet. */
export const cuentaSinContrasena: Advisor = {
  of: 'consejeros',
  needs: ['tipos_consejero', 'email'],
  find: async (tx, proposals) => {
    const { rows } = await tx.execute<{ matricula: string }>(sql`
      select matricula from ${tables.consejeros} where id_usuario is null and matricula = any(${sql.param(proposals.flatMap(({ key }) => key ?? []))})`)
    const sinCuenta = new Set(rows.map(({ matricula }) => matricula))
    return proposals.map(({ key, values: { tipos_consejero, email } }) =>
      key !== undefined && sinCuenta.has(key) && [tipos_consejero].flat().includes(areaConCuenta) && email
        ? [
            {
              field: 'email',
              text: `Se abrirá su cuenta sin contraseña: avísele que la elija en el ingreso, con «¿Olvidó su contraseña?»`,
            },
          ]
        : [],
    )
  },
}
