import type { jsPDF } from 'jspdf'
import { autoTable } from 'jspdf-autotable'
import {
  columnasDeKardex,
  marcaDeEntrada,
  periodosDeKardex,
  promedioCerrado,
  renglonDeKardex,
  resumenDeKardex,
  type EntradaDeKardex,
  type Kardex,
} from '../domain/kardex.ts'
import { enCaja } from './enCaja.ts'
import { gris, margen, membrete, numeracion, tinta } from './membrete.ts'
import { nuevoDocumento } from './nuevoDocumento.ts'

type Datos = {
  quien: { matricula: string; nombre: string; programa: string; grupo: string; cuc: string }
  kardex: Kardex
  /** Day of issue, `yyyy-mm-dd`. */
  hoy: string
  /** Signer, once registered. */
  firma?: { nombre: string; cargo: string }
}

/** Draws the kardex on letter paper: a table a period with the key of each subject and the Promedio of its closed grades, the totals, and room to seal and sign. (B §2, B §7) */
export const kardexEnPdf = async ({ quien, kardex, hoy, firma }: Datos) => {
  const { doc, impreso } = await nuevoDocumento(
    { quien, kardex, firma },
    {
      titulo: `Kardex ${quien.matricula}`,
      asunto: 'Kardex',
    },
  )
  const encabezadas = new Set<number>()
  const drawHeading = () => {
    const { pageNumber } = doc.getCurrentPageInfo()
    if (!encabezadas.has(pageNumber)) membrete(doc, { titulo: 'Kardex', hoy })
    encabezadas.add(pageNumber)
  }
  drawHeading()
  let y = datos(doc, quien)
  for (const [lugar, { periodo, entradas }] of periodosDeKardex(kardex).entries()) {
    autoTable(doc, {
      ...estilo,
      startY: y,
      pageBreak: lugar === 0 || entradas.length > renglonesPorPagina ? 'auto' : 'avoid',
      didDrawPage: drawHeading,
      head: [
        [{ content: periodo, colSpan: columnas.length, styles: { fontSize: 10, fillColor: false } }],
        columnas.map(aLaDerecha),
      ],
      body: entradas.map(renglonMarcado),
      foot: [['Promedio', '', '', promedioCerrado(entradas), ''].map(aLaDerecha)],
    })
    y = finalDe(doc) + 4
  }
  const { alto } = cierre
  if (y + alto > doc.internal.pageSize.getHeight() - margen.bottom) {
    doc.addPage()
    drawHeading()
    y = margen.top
  }
  resumen(doc, kardex, y)
  selloYFirma(doc, firma, quien.cuc, y + alto)
  numeracion(doc, `${quien.nombre}, ${quien.matricula}`)
  return impreso()
}

/** Returns the cells of an entry, its key first; the mark of a grade that no class of this system gave stands under its subject. */
const renglonMarcado = (entrada: EntradaDeKardex) => {
  const [materia, ...cifras] = renglonDeKardex(entrada)
  const marca = marcaDeEntrada(entrada)
  const texto = marca ? `${materia}\n(${marca})` : materia
  return [entrada.clave_materia ?? '', texto, ...cifras]
}

const datos = (doc: jsPDF, { matricula, nombre, programa, grupo, cuc }: Datos['quien']) => {
  const pares = [
    ['Nombre', nombre],
    ['Matrícula', matricula],
    ['Programa', programa],
    ['Grupo', grupo],
    ['CUC', cuc],
  ].filter(([, valor]) => valor)
  autoTable(doc, {
    startY: margen.top,
    margin: margen,
    theme: 'plain',
    styles: { fontSize: 10, textColor: tinta, cellPadding: 0.8 },
    columnStyles: { 0: { cellWidth: 26, textColor: gris } },
    body: pares,
  })
  return finalDe(doc) + 5
}

/** Sizes of the end of the document (mm), which is never split over pages: the totals, then seal and signature. */
const cierre = { alto: 58, sello: { ancho: 56, alto: 34 }, firma: 84 }

const resumen = (doc: jsPDF, kardex: Kardex, y: number) => {
  const { promedio, creditos, aprobadas } = resumenDeKardex(kardex)
  const hay = Object.keys(kardex).length > 0
  doc
    .setFont('helvetica', 'bold')
    .setFontSize(10)
    .setTextColor(tinta)
    .text(
      hay
        ? `Promedio general: ${promedio} · Materias acreditadas: ${aprobadas} · Créditos acreditados: ${creditos}`
        : 'Todavía no hay materias registradas.',
      margen.left,
      y + 3,
    )
  if (hay)
    doc
      .setFont('helvetica', 'normal')
      .setFontSize(8)
      .setTextColor(gris)
      .text('Los promedios son solo de calificaciones cerradas por Servicios escolares.', margen.left, y + 8)
}

/** Draws a frame for the seal and a line to sign on, side by side over `pie`. */
const selloYFirma = (doc: jsPDF, quien: Datos['firma'], cuc: string, pie: number) => {
  const { sello, firma } = cierre
  const derecha = doc.internal.pageSize.getWidth() - margen.right
  const centro = derecha - firma / 2
  doc
    .setDrawColor(gris)
    .setLineWidth(0.2)
    .setLineDashPattern([1.2, 1.2], 0)
    .rect(margen.left, pie - sello.alto - 4, sello.ancho, sello.alto)
  doc
    .setLineDashPattern([], 0)
    .setDrawColor(tinta)
    .setLineWidth(0.25)
    .line(derecha - firma, pie - 14, derecha, pie - 14)
  doc
    .setFont('helvetica', 'normal')
    .setFontSize(8)
    .setTextColor(gris)
    .text('Sello', margen.left + sello.ancho / 2, pie - 6, { align: 'center' })
  enCaja(doc, quien?.nombre || 'Nombre y firma de Servicios escolares', {
    x: centro,
    y: pie - 10,
    ancho: firma,
    alto: 6,
    tamano: 8,
    align: 'center',
  })
  enCaja(doc, quien?.nombre ? quien.cargo : cuc, {
    x: centro,
    y: pie - 6,
    ancho: firma,
    alto: 6,
    tamano: 8,
    align: 'center',
  })
}

/** Returns where the last table ends (mm), which jspdf-autotable notes in the document without a type. */
const finalDe = (doc: jsPDF): number => {
  const { lastAutoTable }: { lastAutoTable: { finalY: number } } = Object(doc)
  return lastAutoTable.finalY
}

const columnas = ['Clave', ...columnasDeKardex]

/** Aligns headings and averages with their figures. */
const aLaDerecha = (content: string, lugar: number) => ({
  content,
  styles: { halign: lugar > 1 ? ('right' as const) : ('left' as const) },
})

/** Most rows that surely fit under the heading of a period on one page. */
const renglonesPorPagina = 35

/** Style of the tables: hairlines and no fills, so that they print well; a period stays on one page where it fits, and the first begins on the first page. */
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
    0: { cellWidth: 30 },
    2: { halign: 'right', cellWidth: 20 },
    3: { halign: 'right', cellWidth: 26 },
    4: { halign: 'right', cellWidth: 26 },
  },
} as const
