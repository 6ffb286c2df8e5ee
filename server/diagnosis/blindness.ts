import { contado } from '../../src/language/contado.ts'
import type { Look } from './finding.ts'

/** Reports what the user of the database may not see, what others do or the rows of a table: the findings are then incomplete. */
export const blindness: Look = async client => {
  const { rows } = await client.query<{ usuario: string; ve: boolean; ocultas: string[] }>(
    `select format('%I', current_user) as usuario, pg_has_role('pg_read_all_stats', 'usage') as ve,
       array(select format('%I', c.relname) from pg_class c
         where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
           and (not has_table_privilege(c.oid, 'select') or row_security_active(c.oid)) order by 1) as ocultas`,
  )
  return rows.flatMap(({ usuario, ve, ocultas }) => [
    ...(ve
      ? []
      : [
          {
            dicho: `El usuario ${usuario} no puede ver qué hacen los demás en esta base: lo que sigue no lo dice todo.`,
            hacer: `Ejecute «grant pg_monitor to ${usuario}» con quien administra PostgreSQL y repita el diagnóstico.`,
          },
        ]),
    ...(ocultas.length
      ? [
          {
            dicho: `El usuario ${usuario} no puede leer ${contado(ocultas.length, 'tabla', 'tablas')} (${named(ocultas)}): no se puede saber si están infladas, ni sus índices.`,
            hacer: `Ejecute «grant pg_read_all_data to ${usuario}» con quien administra PostgreSQL, o repita el diagnóstico con el dueño de las tablas. Con ese permiso puede leer todos los datos: quíteselo después con «revoke pg_read_all_data from ${usuario}».`,
          },
        ]
      : []),
  ])
}

const named = (names: readonly string[]) => `${names.slice(0, 5).join(', ')}${names.length > 5 ? '…' : ''}`
