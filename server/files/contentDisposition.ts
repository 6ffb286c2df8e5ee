import { nombreDePdf } from '../../src/domain/archivoPdf.ts'

/** Renders the header by which a browser shows a stored PDF and names the saved file, accents and all; plain letters for programs that know no more. (RFC 6266, RFC 5987) */
export const contentDisposition = (nombre: string): string => {
  const limpio = nombreDePdf(nombre)
  const llano = nombreDePdf(limpio.normalize('NFD').replaceAll(/[^\w .()-]/g, ''))
  const codificado = encodeURIComponent(limpio).replaceAll(
    /['()*]/g,
    letra => `%${letra.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `inline; filename="${llano}"; filename*=UTF-8''${codificado}`
}
