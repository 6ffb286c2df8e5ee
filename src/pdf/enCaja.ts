import type { jsPDF } from 'jspdf'
import { ajustado, interlineado } from './ajustado.ts'

type Caja = {
  x: number
  /** Height at which a single line would stand (mm). */
  y: number
  ancho: number
  alto: number
  tamano: number
  align?: 'left' | 'center'
}

/** Writes all of a text in the current font into a box around a line; a long one in a smaller letter and on several lines. */
export const enCaja = (doc: jsPDF, texto: string, { x, y, ancho, alto, tamano, align = 'left' }: Caja) => {
  const { tamano: puesto, renglones } = ajustado(doc, texto, { ancho, alto, tamano })
  const primero = y - (tamano - puesto) * mediaLetra - ((renglones.length - 1) / 2) * puesto * interlineado
  renglones.forEach((renglon, lugar) => doc.text(renglon, x, primero + lugar * puesto * interlineado, { align }))
}

/** Height from the foot to the middle of a letter, for each point of it (mm). */
const mediaLetra = 0.126
