import type { jsPDF } from 'jspdf'

type Lugar = { ancho: number; alto: number; tamano: number }

/**
 * Fits a text into a box (mm): returns its lines and font size (points): as given on one line if that fits, else the
 * largest that fits, 3 at least. Loses no letter; leaves the font at that size.
 */
export const ajustado = (
  doc: jsPDF,
  texto: string,
  { ancho, alto, tamano }: Lugar,
): { tamano: number; renglones: string[] } => {
  for (let cual = tamano; ; cual -= 0.5) {
    doc.setFontSize(cual)
    if (doc.getTextWidth(texto) <= ancho) return { tamano: cual, renglones: [texto] }
    const renglones: string[] = doc.splitTextToSize(texto, ancho)
    if (renglones.length * cual * interlineado <= alto || cual <= minimo) return { tamano: cual, renglones }
  }
}

/** Height of a line for each point of its letter (mm). */
export const interlineado = 0.41
const minimo = 3
