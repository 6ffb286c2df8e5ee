import { pdfDeMuestra } from '../../server/seed/pdfDeMuestra.ts'

/** Returns a PDF of one page with this text, as a file to choose. */
export const pdfDePrueba = (texto = 'prueba', nombre = 'documento.pdf') =>
  new File([Uint8Array.from(pdfDeMuestra(texto, []))], nombre, { type: 'application/pdf' })
