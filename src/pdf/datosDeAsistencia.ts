import type { jsPDF } from 'jspdf'
import type { DatosDeAsistencia, HojaDeAsistencia } from '../domain/asistencia.ts'
import { imprimible } from './imprimible.ts'
import { gris, margen, tinta } from './membrete.ts'

/** Draws what a sheet is of: campus, programme, group, period, totals, and the key of its subjects. Answers where its table begins. */
export const datosDeAsistencia = (doc: jsPDF, datos: DatosDeAsistencia, { materias, juego }: HojaDeAsistencia): number => {
  const { cuc, programa, grupo, periodo, semestre, total_estudiantes, total_estudiantes_hombres, total_estudiantes_mujeres } = datos
  const ancho = doc.internal.pageSize.getWidth() - margen.left - margen.right
  const renglones = [
    [['CUC', cuc?.nombre, 0], ['Programa', programa && `${programa.nombre} (${programa.clave_programa})`, 0.24], ['Modalidad', programa?.modalidad, 0.68], ['Semestre', semestre, 0.88]],
    [['Grupo', grupo && `${grupo.clave_grupo}, ${grupo.nombre}`, 0], ['Periodo', periodo?.nombre, 0.44], ['Total de estudiantes', total_estudiantes, 0.6], ['Hombres', total_estudiantes_hombres, 0.78], ['Mujeres', total_estudiantes_mujeres, 0.89]],
  ] as const
  renglones.forEach((renglon, lugar) => renglon.forEach(([nombre, valor, donde]) => par(doc, nombre, valor, margen.left + ancho * donde, 34 + lugar * 5.5)))
  return clave(doc, materias, juego, 45)
}

const par = (doc: jsPDF, nombre: string, valor: string | number | null | undefined, x: number, y: number) => {
  const etiqueta = `${nombre}: `
  doc.setFont('helvetica', 'normal').setFontSize(8.5).setTextColor(gris).text(etiqueta, x, y)
  doc.setFont('helvetica', 'bold').setTextColor(tinta).text(imprimible(String(valor ?? '')), x + doc.getTextWidth(etiqueta), y)
}

/** Which letter is which subject, in as many columns as fit; a long name is cut to its column. */
const clave = (doc: jsPDF, materias: HojaDeAsistencia['materias'], juego: number, y: number): number => {
  const columnas = 4
  const ancho = (doc.internal.pageSize.getWidth() - margen.left - margen.right) / columnas
  doc.setFontSize(8.5)
  materias.forEach(({ letra, nombre }, lugar) => {
    const [x, renglon] = [margen.left + ancho * (lugar % columnas), y + Math.floor(lugar / columnas) * 4.6]
    doc.setFont('helvetica', 'bold').setTextColor(tinta).text(letra, x, renglon)
    doc.setFont('helvetica', 'normal').text(cortado(doc, imprimible(nombre), ancho - 10), x + 5, renglon)
  })
  if (materias.length === 0) doc.setFont('helvetica', 'normal').setTextColor(gris).text(juego > 1 ? '' : 'Sin asignaturas en el periodo', margen.left, y)
  return y + Math.max(1, Math.ceil(materias.length / columnas)) * 4.6
}

const cortado = (doc: jsPDF, texto: string, ancho: number): string => {
  if (doc.getTextWidth(texto) <= ancho) return texto
  const [primero = ''] = doc.splitTextToSize(texto, ancho - doc.getTextWidth('…')) as string[]
  return `${primero.trimEnd()}…`
}
