import type { jsPDF } from 'jspdf'
import { autoTable } from 'jspdf-autotable'
import { columnasDeKardex, periodosDeKardex, renglonDeKardex, resumenDeKardex, type Kardex } from '../domain/kardex.ts'
import { imprimible } from './imprimible.ts'
import { gris, margen, membrete, numeracion, tinta } from './membrete.ts'
import { nuevoDocumento } from './nuevoDocumento.ts'

type Datos = {
  quien: { matricula: string; nombre: string; programa: string; grupo: string }
  kardex: Kardex
  /** The day it is issued, `yyyy-mm-dd`. */
  hoy: string
}

/** The kardex as a document on letter paper: a table a period with its Promedio, and what all of it comes to. (B §2, B §7) */
export const kardexEnPdf = ({ quien, kardex, hoy }: Datos): Blob => {
  const doc = nuevoDocumento({ titulo: `Kardex ${quien.matricula}`, asunto: 'Kardex' })
  const encabezadas = new Set<number>()
  const encabezar = () => {
    const { pageNumber } = doc.getCurrentPageInfo()
    if (!encabezadas.has(pageNumber)) membrete(doc, { titulo: 'Kardex', hoy })
    encabezadas.add(pageNumber)
  }
  encabezar()
  let y = datos(doc, quien)
  for (const { periodo, entradas, promedio } of periodosDeKardex(kardex)) {
    autoTable(doc, {
      ...estilo,
      startY: y,
      pageBreak: entradas.length > renglonesPorPagina ? 'auto' : 'avoid',
      didDrawPage: encabezar,
      head: [
        [{ content: imprimible(periodo), colSpan: 4, styles: { fontSize: 10, fillColor: false } }],
        columnasDeKardex.map(aLaDerecha),
      ],
      body: entradas.map(entrada => renglonDeKardex(entrada).map(imprimible)),
      foot: [['Promedio', '', promedio, ''].map(aLaDerecha)],
    })
    y = finalDe(doc) + 4
  }
  resumen(doc, kardex, y, encabezar)
  numeracion(doc, `${quien.nombre}, ${quien.matricula}`)
  return doc.output('blob')
}

const datos = (doc: jsPDF, { matricula, nombre, programa, grupo }: Datos['quien']) => {
  const pares = [
    ['Nombre', nombre],
    ['Matrícula', matricula],
    ['Programa', programa],
    ['Grupo', grupo],
  ].filter(([, valor]) => valor)
  autoTable(doc, {
    startY: margen.top,
    margin: margen,
    theme: 'plain',
    styles: { fontSize: 10, textColor: tinta, cellPadding: 0.8 },
    columnStyles: { 0: { cellWidth: 26, textColor: gris } },
    body: pares.map(par => par.map(imprimible)),
  })
  return finalDe(doc) + 5
}

const resumen = (doc: jsPDF, kardex: Kardex, y: number, encabezar: () => void) => {
  const { promedio, creditos, aprobadas } = resumenDeKardex(kardex)
  const cabe = y + 8 < doc.internal.pageSize.getHeight() - margen.bottom
  if (!cabe) {
    doc.addPage()
    encabezar()
  }
  const texto = Object.keys(kardex).length
    ? `Promedio general: ${promedio} · Materias acreditadas: ${aprobadas} · Créditos acreditados: ${creditos}`
    : 'Todavía no hay materias registradas.'
  doc
    .setFont('helvetica', 'bold')
    .setFontSize(10)
    .setTextColor(tinta)
    .text(texto, margen.left, cabe ? y + 2 : margen.top)
}

const finalDe = (doc: jsPDF): number => Object(doc).lastAutoTable.finalY

/** Headings and averages stand over and under their figures. */
const aLaDerecha = (content: string, lugar: number) => ({
  content,
  styles: { halign: lugar ? ('right' as const) : ('left' as const) },
})

/** What surely fits under the heading of a period. */
const renglonesPorPagina = 35

/** Hairlines and no fills, so that it prints well; a period stays on one page where it fits. */
const estilo = {
  theme: 'plain',
  margin: margen,
  rowPageBreak: 'avoid',
  showFoot: 'lastPage',
  styles: { fontSize: 9, textColor: tinta, lineColor: '#d8cbb8', cellPadding: 0.8, overflow: 'linebreak' },
  headStyles: { fontStyle: 'bold', lineWidth: { bottom: 0.3 } },
  bodyStyles: { lineWidth: { bottom: 0.1 } },
  footStyles: { fontStyle: 'bold' },
  columnStyles: {
    1: { halign: 'right', cellWidth: 24 },
    2: { halign: 'right', cellWidth: 30 },
    3: { halign: 'right', cellWidth: 30 },
  },
} as const
