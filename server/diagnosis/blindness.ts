import type { Look } from './finding.ts'

/** Says that somebody may not see what others do, where that is so: what is found is then not all there is. */
export const blindness: Look = async client => {
  const { rows } = await client.query<{ usuario: string }>(
    `select format('%I', current_user) as usuario where not pg_has_role('pg_read_all_stats', 'usage')
     and exists (select from pg_stat_activity where datname = current_database() and usename <> current_user)`,
  )
  return rows.map(({ usuario }) => ({
    dicho: `El usuario ${usuario} no puede ver qué hacen los demás en esta base: lo que sigue no lo dice todo.`,
    hacer: `Ejecute «grant pg_monitor to ${usuario}» con quien administra PostgreSQL y repita el diagnóstico.`,
  }))
}
