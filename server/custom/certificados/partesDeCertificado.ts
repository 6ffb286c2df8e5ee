import type { Queryable } from '../../db/queryable.ts'
import { filesOfCases } from '../../crud/casos/movements.ts'
import type { RequestScope } from '../../crud/requestScope.ts'

type Enlaces = { url_recibo: string | null; url_certificado: string | null }

/** Readers of the parts of a request's record: its files, with links that work for some minutes. (B §3, Certificate request) */
export const partesDeCertificado = {
  certificados: (db: Queryable, folios: readonly string[], call?: RequestScope) => enlacesDe(db, folios, call),
  certificado: async (db: Queryable, folios: readonly string[], call?: RequestScope) =>
    parte(await enlacesDe(db, folios, call), ({ url_certificado }, n_folio) => ({ n_folio, url_certificado })),
  comprobante_pago: async (db: Queryable, folios: readonly string[], call?: RequestScope) =>
    parte(await enlacesDe(db, folios, call), ({ url_recibo }) => url_recibo),
  url_recibo: async (db: Queryable, folios: readonly string[], call?: RequestScope) =>
    parte(await enlacesDe(db, folios, call), ({ url_recibo }) => url_recibo),
  url_certificado: async (db: Queryable, folios: readonly string[], call?: RequestScope) =>
    parte(await enlacesDe(db, folios, call), ({ url_certificado }) => url_certificado),
}

/** Returns the links of the files: the proof of payment came with the step that made the request «Por emitir», the certificate with the one that ended it. */
const enlacesDe = async (
  db: Queryable,
  folios: readonly string[],
  call?: RequestScope,
): Promise<ReadonlyMap<string, Enlaces>> => {
  const archivos = await filesOfCases(db, 'certificados', folios)
  return new Map(
    folios.map(n_folio => {
      const en = (estado: string) =>
        call?.archivo(archivos.get(n_folio)?.find(({ a }) => a === estado)?.archivo ?? null) ?? null
      return [n_folio, { url_recibo: en('Por emitir'), url_certificado: en('Emitido') }]
    }),
  )
}

const parte = <T>(
  todos: ReadonlyMap<string, Enlaces>,
  de: (enlaces: Enlaces, n_folio: string) => T,
): ReadonlyMap<string, T> => new Map([...todos].map(([n_folio, enlaces]) => [n_folio, de(enlaces, n_folio)]))
