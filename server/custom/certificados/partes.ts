import { inArray } from 'drizzle-orm'
import type { Queryable } from '../../contexto.ts'
import type { RequestScope } from '../../crud/requestScope.ts'
import { archivosDeCertificados as archivos } from './tables.ts'

type Enlaces = { url_recibo: string | null; url_certificado: string | null }

/** What the record of a request says of its files: where they can be fetched for some minutes. (B §3, Certificate request) */
export const partesDeCertificado = {
  certificados: (db: Queryable, folios: readonly string[], call?: RequestScope) => enlacesDe(db, folios, call),
  certificado: async (db: Queryable, folios: readonly string[], call?: RequestScope) =>
    parte(await enlacesDe(db, folios, call), (n_folio, { url_certificado }) => ({ n_folio, url_certificado })),
  comprobante_pago: async (db: Queryable, folios: readonly string[], call?: RequestScope) =>
    parte(await enlacesDe(db, folios, call), (_, { url_recibo }) => url_recibo),
}

const enlacesDe = async (
  db: Queryable,
  folios: readonly string[],
  call?: RequestScope,
): Promise<ReadonlyMap<string, Enlaces>> => {
  const filas = await db
    .select({ n_folio: archivos.n_folio, clase: archivos.clase, id_archivo: archivos.id_archivo })
    .from(archivos)
    .where(inArray(archivos.n_folio, [...folios]))
  const enlaces = new Map<string, Enlaces>(folios.map(n_folio => [n_folio, ninguno]))
  for (const { n_folio, clase, id_archivo } of filas)
    enlaces.set(n_folio, { ...ninguno, ...enlaces.get(n_folio), [`url_${clase}`]: call?.archivo(id_archivo) ?? null })
  return enlaces
}

const ninguno: Enlaces = { url_recibo: null, url_certificado: null }

const parte = <T>(
  todos: ReadonlyMap<string, Enlaces>,
  de: (n_folio: string, enlaces: Enlaces) => T,
): ReadonlyMap<string, T> => new Map([...todos].map(([n_folio, enlaces]) => [n_folio, de(n_folio, enlaces)]))
