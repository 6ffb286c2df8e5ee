import type { jsPDF } from 'jspdf'
import { ajustado, interlineado } from './ajustado.ts'

type Caja = {
  x: number
  /** Where a single line would stand. */
  y: number
  ancho: number
  alto: number
  tamano: number
  align?: 'left' | 'center'
}

/** Writes a text in the current font into a box around a line: smaller and on several lines where it is long, never less than all of it. */
export const enCaja = (doc: jsPDF, texto: string, { x, y, ancho, alto, tamano, align = 'left' }: Caja) => {
  const { tamano: puesto, renglones } = ajustado(doc, texto, { ancho, alto, tamano })
  const primero = y - (tamano - puesto) * mediaLetra - ((renglones.length - 1) / 2) * puesto * interlineado
  renglones.forEach((renglon, lugar) => doc.text(renglon, x, primero + lugar * puesto * interlineado, { align }))
}

/** Millimetres from the foot to the middle of a letter, for each point of it. */
const mediaLetra = 0.126
