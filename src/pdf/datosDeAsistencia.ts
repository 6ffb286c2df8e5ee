import type { jsPDF } from 'jspdf'
import type { DatosDeAsistencia, HojaDeAsistencia } from '../domain/asistencia.ts'
import { enCaja } from './enCaja.ts'
import { gris, margen, tinta } from './membrete.ts'

/** Draws the heading of a sheet: campus, programme, group, period, totals, and the key of its subjects. Returns the height at which its table begins (mm). */
export const datosDeAsistencia = (
  doc: jsPDF,
  datos: DatosDeAsistencia,
  { materias, juego }: HojaDeAsistencia,
): number => {
  const {
    cuc,
    programa,
    grupo,
    periodo,
    semestre,
    total_estudiantes,
    total_estudiantes_hombres,
    total_estudiantes_mujeres,
  } = datos
  const ancho = doc.internal.pageSize.getWidth() - margen.left - margen.right
  const renglones = [
    [
      ['CUC', cuc?.nombre, 0],
      ['Programa', programa && `${programa.nombre} (${programa.clave_programa})`, 0.24],
      ['Modalidad', programa?.modalidad, 0.68],
      ['Semestre', semestre, 0.88],
    ],
    [
      ['Grupo', grupo && `${grupo.clave_grupo}, ${grupo.nombre}`, 0],
      ['Periodo', periodo?.nombre, 0.44],
      ['Total de estudiantes', total_estudiantes, 0.6],
      ['Hombres', total_estudiantes_hombres, 0.78],
      ['Mujeres', total_estudiantes_mujeres, 0.89],
    ],
  ] as const
  renglones.forEach((renglon, lugar) =>
    renglon.forEach(([nombre, valor, donde], columna) => {
      const hasta = renglon[columna + 1]?.[2] ?? 1
      par(doc, {
        nombre,
        valor,
        x: margen.left + ancho * donde,
        y: 34.5 + lugar * 6,
        ancho: ancho * (hasta - donde) - 4,
      })
    }),
  )
  return clave(doc, materias, juego, 47.5)
}

type Par = { nombre: string; valor: string | number | null | undefined; x: number; y: number; ancho: number }

const par = (doc: jsPDF, { nombre, valor, x, y, ancho }: Par) => {
  doc.setFont('helvetica', 'normal').setFontSize(9).setTextColor(gris).text(`${nombre}:`, x, y)
  const desde = doc.getTextWidth(`${nombre}:`) + 1.2
  doc.setFont('helvetica', 'bold').setTextColor(tinta)
  enCaja(doc, String(valor ?? ''), { x: x + desde, y, ancho: ancho - desde, alto: 5.4, tamano: 9 })
}

/** Draws the letter of each subject, in three columns. Returns the height below them (mm). */
const clave = (doc: jsPDF, materias: HojaDeAsistencia['materias'], juego: number, y: number): number => {
  const columnas = 3
  const ancho = (doc.internal.pageSize.getWidth() - margen.left - margen.right) / columnas
  materias.forEach(({ letra, nombre }, lugar) => {
    const [x, renglon] = [margen.left + ancho * (lugar % columnas), y + Math.floor(lugar / columnas) * 5]
    doc.setFont('helvetica', 'bold').setFontSize(9).setTextColor(tinta).text(letra, x, renglon)
    doc.setFont('helvetica', 'normal')
    enCaja(doc, nombre, { x: x + 6, y: renglon, ancho: ancho - 10, alto: 4.6, tamano: 9 })
  })
  if (materias.length === 0)
    doc
      .setFont('helvetica', 'normal')
      .setFontSize(9)
      .setTextColor(gris)
      .text(juego > 1 ? '' : 'Sin asignaturas en el periodo', margen.left, y)
  return y + Math.max(1, Math.ceil(materias.length / columnas)) * 5
}
