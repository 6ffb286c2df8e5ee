import { count, sql } from 'drizzle-orm'
import type { EstadoDeCorreo, PaginaDeCorreos } from '../../src/domain/correos.ts'
import type { Queryable } from '../db/queryable.ts'
import { correos as tabla } from './tables.ts'

/** Counts the e-mails in each state. */
export const correosPorEstado = async (db: Queryable): Promise<PaginaDeCorreos['cuantos']> => {
  const cuentas = await db.select({ estado: estadoDeCorreo, cuantos: count() }).from(tabla).groupBy(estadoDeCorreo)
  const cuantos = (cual: EstadoDeCorreo) => cuentas.find(cuenta => cuenta.estado === cual)?.cuantos ?? 0
  return { no_salio: cuantos('no_salio'), en_espera: cuantos('en_espera'), enviado: cuantos('enviado') }
}

/** Expression that reads the state of a mail: sent, waiting, or failed. */
export const estadoDeCorreo = sql<EstadoDeCorreo>`case when ${tabla.enviado} is not null then 'enviado' when ${tabla.siguiente} is not null then 'en_espera' else 'no_salio' end`
