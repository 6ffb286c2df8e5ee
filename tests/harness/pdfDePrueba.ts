import { pdfDeMuestra } from '../../server/seed/pdfDeMuestra.ts'

/** A PDF of one page that says this, as a person would choose it. */
export const pdfDePrueba = (texto = 'prueba', nombre = 'documento.pdf') =>
  new File([Uint8Array.from(pdfDeMuestra(texto, []))], nombre, { type: 'application/pdf' })
