import { jsPDF } from 'jspdf'
import { autoTable } from 'jspdf-autotable'
import { hojasDeAsistencia, siglaDe, type DatosDeAsistencia, type EntradaDeAsistencia, type HojaDeAsistencia } from '../domain/asistencia.ts'
import { tipoDeReporte, type TipoDeReporte } from '../domain/reportesDeGrupo.ts'
import { datosDeAsistencia } from './datosDeAsistencia.ts'
import { firmas } from './firmas.ts'
import { imprimible } from './imprimible.ts'
import { margen, membrete, numeracion, tinta } from './membrete.ts'
import { respiros } from './respiro.ts'

type Pedido = { datos: DatosDeAsistencia; tipo: TipoDeReporte; hoy: string }

/** The attendance report of a group on landscape legal paper, sheet by sheet, letting the page breathe in between: type 1 without grades, type 2 with them. (A §9) */
export const asistenciaEnPdf = async ({ datos, tipo, hoy }: Pedido): Promise<Blob> => {
  const doc = new jsPDF({ unit: 'mm', format: 'legal', orientation: 'landscape' })
  const titulo = tipo === tipoDeReporte.inicial ? 'Reporte de asistencia inicial' : 'Reporte de asistencia final'
  doc.setProperties({ title: `${titulo} ${datos.grupo?.clave_grupo ?? ''}`.trim(), subject: titulo, creator: 'CUC' }).setLanguage('es-MX')
  const respirar = respiros()
  for (const [lugar, hoja] of hojasDeAsistencia(datos).entries()) {
    if (lugar) doc.addPage()
    membrete(doc, { titulo: `${titulo} · ${nombreDe(hoja)}`, hoy })
    tabla(doc, hoja, tipo, datosDeAsistencia(doc, datos, hoja))
    firmas(doc, datos)
    await respirar()
  }
  numeracion(doc, [datos.grupo?.clave_grupo, datos.periodo?.nombre].filter(Boolean).join(', '))
  await respirar()
  return doc.output('blob')
}

const nombreDe = ({ clase, juego, juegos }: HojaDeAsistencia) =>
  [clase === 'principal' ? 'Hoja principal' : 'Hoja adicional: estudiantes de otros grupos', ...(juegos > 1 ? [`materias ${juego} de ${juegos}`] : [])].join(', ')

const tabla = (doc: jsPDF, { entradas, desde, materias }: HojaDeAsistencia, tipo: TipoDeReporte, startY: number) => {
  const cuerpo = entradas.map(({ estudiante: { matricula, apellidos, nombre, sexo, regular, semestre }, clases }, lugar) => [
    String(desde + lugar), matricula, apellidos, nombre, sexo, siglaDe(regular), String(semestre), ...materias.map(materia => marca(clases, materia.nombre, tipo)),
  ].map(imprimible))
  autoTable(doc, {
    startY, margin: { ...margen, bottom: 0 }, theme: 'grid', pageBreak: 'avoid', rowPageBreak: 'avoid',
    styles: { fontSize: 8.5, textColor: tinta, lineColor: '#b9ab98', lineWidth: 0.15, cellPadding: { horizontal: 1.6, vertical: 1.7 }, overflow: 'ellipsize', valign: 'middle' },
    headStyles: { fontStyle: 'bold', fillColor: '#f3ece0', textColor: tinta, halign: 'center' },
    columnStyles: { 0: { halign: 'right', cellWidth: 10 }, 1: { cellWidth: 40 }, 2: { cellWidth: 60 }, 3: { cellWidth: 46 }, ...centradas },
    head: [['N.º', 'Matrícula', 'Apellidos', 'Nombre', 'Sexo', 'Tipo', 'Sem.', ...materias.map(({ letra }) => letra)]],
    body: cuerpo.length ? cuerpo : [[{ content: 'Sin estudiantes', colSpan: 7 + materias.length, styles: { halign: 'center' } }]],
  })
}

const centradas = Object.fromEntries(Array.from({ length: 10 }, (_, lugar) => [lugar + 4, { halign: 'center' as const, ...(lugar < 3 ? { cellWidth: 13 } : {}) }]))

/** What a student has in a subject: in type 1 whether it is taken, in type 2 the grade or that there is none yet. */
const marca = (clases: EntradaDeAsistencia['clases'], materia: string, tipo: TipoDeReporte): string => {
  const suya = clases.find(({ nombre_materia }) => nombre_materia === materia)
  return !suya ? '–' : tipo === tipoDeReporte.inicial ? '•' : String(suya.calificacion_estudiante)
}
