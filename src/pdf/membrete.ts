import type { jsPDF } from 'jspdf'
import { fechaLarga } from '../language/fechaLarga.ts'
import { universidad } from '../domain/universidad.ts'
import { enCaja } from './enCaja.ts'

/** Margins of every page (mm): the sides, the top under the letterhead, the bottom over the page number. */
export const margen = { left: 15, right: 15, top: 34, bottom: 16 }

/** Draws the letterhead of the university on the current page: its sign and name, the title of the document, the day of issue. */
export const membrete = (doc: jsPDF, { titulo, hoy }: { titulo: string; hoy: string }) => {
  const ancho = doc.internal.pageSize.getWidth()
  emblema(doc, margen.left, 9, 16)
  doc
    .setTextColor(tinta)
    .setFont('times', 'bold')
    .setFontSize(15)
    .text(universidad.nombre, margen.left + 20, 15)
  doc.setFont('helvetica', 'bold')
  enCaja(doc, titulo, {
    x: margen.left + 20,
    y: 21.5,
    ancho: ancho - margen.left - margen.right - 75,
    alto: 8,
    tamano: 11,
  })
  doc
    .setFont('helvetica', 'normal')
    .setFontSize(8)
    .setTextColor(gris)
    .text(`Emitido el ${fechaLarga(hoy)}`, ancho - margen.right, 21.5, {
      align: 'right',
    })
  doc
    .setDrawColor(grana)
    .setLineWidth(0.6)
    .line(margen.left, 28, ancho - margen.right, 28)
  doc.setTextColor(tinta).setDrawColor(tinta).setLineWidth(0.2)
}

/** Numbers the pages once all are drawn, each with a line that names the owner of the document. */
export const numeracion = (doc: jsPDF, pie: string) => {
  const [ancho, alto, total] = [
    doc.internal.pageSize.getWidth(),
    doc.internal.pageSize.getHeight(),
    doc.getNumberOfPages(),
  ]
  for (let pagina = 1; pagina <= total; pagina += 1) {
    doc.setPage(pagina).setFont('helvetica', 'normal').setTextColor(gris)
    enCaja(doc, pie, {
      x: margen.left,
      y: alto - 8,
      ancho: ancho - margen.left - margen.right - 30,
      alto: 7,
      tamano: 8,
    })
    doc.setFontSize(8).text(`Página ${pagina} de ${total}`, ancho - margen.right, alto - 8, { align: 'right' })
  }
}

/** Colours, as on the screen: ink, cochineal, and the grey of secondary text. */
export const tinta = '#2b211c'
const grana = '#9c1c3b'
export const gris = '#635548'

/** Draws the sign of the university in a square: a stepped rhomb, an ear of maize and its two leaves. */
const emblema = (doc: jsPDF, x: number, y: number, lado: number) => {
  const paso = lado / 96
  const en = (columna: number, renglon: number) => [x + columna * paso, y + renglon * paso] as const
  doc.setFillColor(grana)
  for (const [desde, alto] of escalones)
    doc.rect(...en(desde, 48 - alto / 2), (96 - 2 * desde) * paso, alto * paso, 'F')
  doc.setFillColor('#f2b544')
  for (const columna of [37, 45, 53])
    for (const renglon of [22, 30, 38, 46, 54]) doc.rect(...en(columna, renglon), 6 * paso, 6 * paso, 'F')
  doc.rect(...en(45, 14), 6 * paso, 6 * paso, 'F').setFillColor('#fff7ea')
  for (const lado of [-1, 1])
    doc
      .triangle(...en(48 + lado * 1.5, 79), ...en(48 + lado * 26, 65), ...en(48 + lado * 26, 47), 'F')
      .triangle(...en(48 + lado * 1.5, 79), ...en(48 + lado * 26, 47), ...en(48 + lado * 1.5, 58), 'F')
}

/** Steps of the rhomb, from the widest to the tallest: the beginning and the height of each, in ninety-sixths of the side. */
const escalones = [
  [0, 16],
  [8, 32],
  [16, 48],
  [24, 64],
  [32, 80],
  [40, 96],
] as const
