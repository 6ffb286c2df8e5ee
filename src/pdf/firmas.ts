import type { jsPDF } from 'jspdf'
import type { DatosDeAsistencia } from '../domain/asistencia.ts'
import { cargoDicho } from '../domain/firmantes.ts'
import { nombreCompleto } from '../domain/personas.ts'
import { enCaja } from './enCaja.ts'
import { gris, margen, tinta } from './membrete.ts'

const oficios = ['directivo', 'escolarCentral', 'rector', 'coordinador'] as const

/** Draws, at the foot of the page, a line for each of the four who sign, with name and office under it. (A §3, §6) */
export const firmas = (doc: jsPDF, datos: Pick<DatosDeAsistencia, (typeof oficios)[number]>) => {
  const ancho = (doc.internal.pageSize.getWidth() - margen.left - margen.right) / oficios.length
  const y = doc.internal.pageSize.getHeight() - 26
  oficios.forEach((oficio, lugar) => {
    const centro = margen.left + ancho * (lugar + 0.5)
    const { nombre, apellidos, sexo } = datos[oficio]
    doc
      .setDrawColor(tinta)
      .setLineWidth(0.25)
      .line(centro - ancho / 2 + 6, y, centro + ancho / 2 - 6, y)
    doc.setFont('helvetica', 'bold').setTextColor(tinta)
    enCaja(doc, nombreCompleto(nombre, apellidos), {
      x: centro,
      y: y + 4.5,
      ancho: ancho - 6,
      alto: 5,
      tamano: 9,
      align: 'center',
    })
    doc
      .setFont('helvetica', 'normal')
      .setFontSize(8)
      .setTextColor(gris)
      .text(cargoDicho(oficio, sexo), centro, y + 8.5, { align: 'center' })
  })
}
