import type { jsPDF } from 'jspdf'
import { autoTable } from 'jspdf-autotable'
import {
  hojasDeAsistencia,
  siglaDe,
  type DatosDeAsistencia,
  type EntradaDeAsistencia,
  type HojaDeAsistencia,
} from '../domain/asistencia.ts'
import { tipoDeReporte, type TipoDeReporte } from '../domain/reportesDeGrupo.ts'
import { ajustado, interlineado } from './ajustado.ts'
import { datosDeAsistencia } from './datosDeAsistencia.ts'
import { firmas } from './firmas.ts'
import { gris, margen, membrete, numeracion, tinta } from './membrete.ts'
import { nuevoDocumento } from './nuevoDocumento.ts'

type Pedido = { datos: DatosDeAsistencia; tipo: TipoDeReporte; hoy: string }

/** Draws the attendance report of a group on landscape legal paper, type 1 without grades, type 2 with them. Sheet by sheet, so that the page answers in between. (A §9) */
export const asistenciaEnPdf = async ({ datos, tipo, hoy }: Pedido) => {
  const titulo = tipo === tipoDeReporte.inicial ? 'Reporte de asistencia inicial' : 'Reporte de asistencia final'
  const { doc, impreso } = await nuevoDocumento(datos, {
    titulo: `${titulo} ${datos.grupo?.clave_grupo ?? ''}`.trim(),
    asunto: titulo,
    formato: 'legal',
    orientacion: 'landscape',
  })
  const breathe = respiros()
  for (const [lugar, hoja] of hojasDeAsistencia(datos).entries()) {
    if (lugar) doc.addPage()
    membrete(doc, { titulo: `${titulo} · ${nombreDe(hoja)}`, hoy })
    tabla(doc, hoja, tipo, datosDeAsistencia(doc, datos, hoja))
    firmas(doc, datos)
    await breathe()
  }
  numeracion(doc, [datos.grupo?.clave_grupo, datos.periodo?.nombre].filter(Boolean).join(', '))
  await breathe()
  return impreso()
}

const nombreDe = ({ clase, juego, juegos }: HojaDeAsistencia) =>
  [
    clase === 'principal' ? 'Hoja principal' : 'Hoja adicional: estudiantes de otros grupos',
    ...(juegos > 1 ? [`materias ${juego} de ${juegos}`] : []),
  ].join(', ')

const tabla = (doc: jsPDF, { entradas, desde, materias }: HojaDeAsistencia, tipo: TipoDeReporte, startY: number) => {
  const cuerpo = entradas.map(
    ({ estudiante: { matricula, apellidos, nombre, sexo, regular, semestre }, clases }, lugar) => [
      String(desde + lugar),
      matricula,
      apellidos,
      nombre,
      sexo,
      siglaDe(regular),
      String(semestre),
      ...materias.map(materia => marca(clases, materia.nombre, tipo)),
    ],
  )
  const conAbiertas =
    tipo === tipoDeReporte.final &&
    entradas.some(({ clases }) =>
      clases.some(
        ({ nombre_materia, por_cerrar }) => por_cerrar && materias.some(({ nombre }) => nombre === nombre_materia),
      ),
    )
  const libre =
    doc.internal.pageSize.getWidth() -
    margen.left -
    margen.right -
    deCadaUno.reduce((suma, { cellWidth }) => suma + cellWidth, 0)
  doc.setFont('helvetica', 'normal')
  autoTable(doc, {
    startY,
    margin: { ...margen, bottom: 0 },
    theme: 'grid',
    tableWidth: materias.length ? 'auto' : 'wrap',
    pageBreak: 'avoid',
    rowPageBreak: 'avoid',
    styles: {
      fontSize: 9,
      textColor: tinta,
      lineColor: '#b9ab98',
      lineWidth: 0.15,
      cellPadding: { horizontal: 1.6, vertical: 2.4 },
      overflow: 'visible',
      valign: 'middle',
    },
    headStyles: { fontStyle: 'bold', fillColor: '#f3ece0', textColor: tinta, halign: 'center' },
    columnStyles: Object.fromEntries(
      [
        ...deCadaUno,
        ...materias.map(() => ({
          halign: 'center' as const,
          cellWidth: libre / materias.length,
          cellPadding: { horizontal: 0.6, vertical: 2.4 },
        })),
      ].entries(),
    ),
    head: [['N.º', 'Matrícula', 'Apellidos', 'Nombre', 'Sexo', 'Tipo', 'Sem.', ...materias.map(({ letra }) => letra)]],
    body: cuerpo.length
      ? cuerpo
      : [[{ content: 'Sin estudiantes', colSpan: deCadaUno.length + materias.length, styles: { halign: 'center' } }]],
    didParseCell: ({ cell, column, section }) => {
      const { cellWidth } = deCadaUno[column.index] ?? {}
      if (section !== 'body' || cell.colSpan > 1 || !cellWidth) return
      const { tamano, renglones } = ajustado(doc, cell.text.join(' '), {
        ancho: cellWidth - 3.2,
        alto: altoDeRenglon - 0.8,
        tamano: 9,
      })
      cell.text = renglones
      cell.styles.fontSize = tamano
      cell.styles.cellPadding = {
        horizontal: 1.6,
        vertical: Math.max(0, (altoDeRenglon - renglones.length * tamano * interlineado) / 2),
      }
    },
    didDrawPage: ({ cursor }) => {
      doc
        .setFont('helvetica', 'normal')
        .setFontSize(8)
        .setTextColor(gris)
        .text(conAbiertas ? `${clave[tipo]} ${abierta}` : clave[tipo], margen.left, (cursor?.y ?? startY) + 5)
    },
  })
}

/** Height of a student's row, however long the name (mm): ten of them leave room to sign. */
const altoDeRenglon = 8.45

/** Widths (mm) and alignments of the columns before the subjects. */
const deCadaUno = [
  { halign: 'right', cellWidth: 10 },
  { halign: 'left', cellWidth: 42 },
  { halign: 'left', cellWidth: 54 },
  { halign: 'left', cellWidth: 42 },
  { halign: 'center', cellWidth: 11 },
  { halign: 'center', cellWidth: 12 },
  { halign: 'center', cellWidth: 11 },
] as const

/** Key of the signs of each type. */
const clave: Readonly<Record<TipoDeReporte, string>> = {
  1: 'REG: estudiante regular. IRR: estudiante irregular. •: cursa la materia. –: no la cursa.',
  2: 'REG: estudiante regular. IRR: estudiante irregular. –: no cursa la materia.',
}

/** Key of the mark of a grade that may still change. */
const abierta = '*: Servicios escolares aún no cierra la calificación.'

/** Returns the mark of a student in a subject, a dash where it is not taken. Type 1: a dot; type 2: the grade, or that there is none yet, with an asterisk while it is not closed. */
const marca = (clases: EntradaDeAsistencia['clases'], materia: string, tipo: TipoDeReporte): string => {
  const suya = clases.find(({ nombre_materia }) => nombre_materia === materia)
  if (!suya) return '–'
  return tipo === tipoDeReporte.inicial ? '•' : `${suya.calificacion_estudiante}${suya.por_cerrar ? '*' : ''}`
}

/** Makes a pause that lets the page answer to keys and pointers, once the work since the last one has taken `cada` ms; until then it returns at once. */
const respiros = (cada = 40) => {
  let desde = performance.now()
  return async () => {
    if (performance.now() - desde < cada) return
    await new Promise(resolve => setTimeout(resolve))
    desde = performance.now()
  }
}
