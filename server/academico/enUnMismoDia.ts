import { sql, type SQL } from 'drizzle-orm'

/** Days of the week, and the SQL name of the row with the dates between which they are held. */
type Cuando = { dias: SQL; de: string }

/** Returns the condition that a day of the week of both falls on a date that both have; the same rule as `seTraslapan` of the domain. */
export const enUnMismoDia = (una: Cuando, otra: Cuando): SQL => {
  const ambos = (funcion: string, fecha: string) => sql.raw(`${funcion}(${una.de}.${fecha}, ${otra.de}.${fecha})`)
  const [desde, hasta] = [ambos('greatest', 'fecha_inicio'), ambos('least', 'fecha_final')]
  return sql`exists (
    select from unnest(${una.dias}) as cada (dia)
    where cada.dia = any(${otra.dias}) and mod(cada.dia - extract(dow from ${desde})::int + 7, 7) <= ${hasta} - ${desde})`
}
