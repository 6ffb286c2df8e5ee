import type { jsPDF } from 'jspdf'
import { facilitadorDe, type CargaAcademica, type ClaseDeCarga } from '../domain/cargaAcademica.ts'
import { semana, type Bloque } from '../domain/semana.ts'
import { interlineado } from './ajustado.ts'
import { enCaja } from './enCaja.ts'
import { imprimible } from './imprimible.ts'
import { gris, margen, membrete, numeracion, tinta } from './membrete.ts'
import { nuevoDocumento } from './nuevoDocumento.ts'

type Datos = CargaAcademica & { hoy: string }

/** Draws the week of a student on one landscape letter sheet, to be pinned to the wall: a column a day, each class as tall as it lasts. (B §2) */
export const horarioEnPdf = ({ clases, estudiante, hoy }: Datos): Blob => {
  const doc = nuevoDocumento({
    titulo: `Horario ${estudiante.matricula}`,
    asunto: 'Horario',
    orientacion: 'landscape',
  })
  membrete(doc, { titulo: ['Horario', clases[0]?.periodo].filter(Boolean).join(', '), hoy })
  const { nombreC, matricula, programa, grupo, cuc } = estudiante
  const ancho = doc.internal.pageSize.getWidth() - margen.left - margen.right
  doc.setFont('helvetica', 'bold')
  enCaja(doc, imprimible(nombreC ?? matricula), { x: margen.left, y: 35, ancho, alto: 5, tamano: 11 })
  doc.setFont('helvetica', 'normal')
  enCaja(doc, imprimible([matricula, programa, grupo, cuc].filter(Boolean).join(' · ')), {
    x: margen.left,
    y: 40,
    ancho,
    alto: 5,
    tamano: 9,
  })
  const { dias, desde, hasta } = semana(clases)
  const lugar = rejilla(
    doc,
    dias.map(({ nombre }) => nombre),
    desde,
    hasta,
  )
  const colores = new Map(clases.map((clase, cual) => [clase, tintes[cual % tintes.length] ?? '#ffffff']))
  dias.forEach(({ bloques }, dia) =>
    bloques.forEach(bloque => dibujar(doc, bloque, lugar(bloque, dia), colores.get(bloque.clase) ?? '')),
  )
  numeracion(doc, `${nombreC ?? ''} ${matricula}`.trim())
  return doc.output('blob')
}

type Caja = { x: number; y: number; ancho: number; alto: number }

/** Draws days and hours. Returns a function that answers the box of a block on a day. */
const rejilla = (doc: jsPDF, dias: readonly string[], desde: number, hasta: number) => {
  const [izquierda, arriba] = [margen.left + 14, 52]
  const ancho = (doc.internal.pageSize.getWidth() - izquierda - margen.right) / dias.length
  const hora = (doc.internal.pageSize.getHeight() - arriba - margen.bottom) / (hasta - desde)
  const derecha = izquierda + ancho * dias.length
  doc.setDrawColor('#d8cbb8').setLineWidth(0.2).setFontSize(10).setTextColor(tinta).setFont('helvetica', 'bold')
  dias.forEach((nombre, dia) => doc.text(nombre, izquierda + ancho * (dia + 0.5), arriba - 2.5, { align: 'center' }))
  doc.setFont('helvetica', 'normal').setFontSize(8).setTextColor(gris)
  for (let cual = desde; cual <= hasta; cual += 1) {
    const y = arriba + (cual - desde) * hora
    doc
      .line(izquierda, y, derecha, y)
      .text(`${String(cual).padStart(2, '0')}:00`, izquierda - 2, y + 1, { align: 'right' })
  }
  for (let dia = 0; dia <= dias.length; dia += 1)
    doc.line(izquierda + ancho * dia, arriba, izquierda + ancho * dia, arriba + (hasta - desde) * hora)
  return ({ inicio, final, carril, carriles }: Bloque<ClaseDeCarga>, dia: number): Caja => ({
    x: izquierda + ancho * (dia + carril / carriles) + 0.6,
    y: arriba + (inicio / 60 - desde) * hora + 0.4,
    ancho: ancho / carriles - 1.2,
    alto: ((final - inicio) / 60) * hora - 0.8,
  })
}

/** Draws a class in its box: its subject in bold, then hours, room and facilitador, in the largest letter that fits. */
const dibujar = (doc: jsPDF, { clase }: Bloque<ClaseDeCarga>, { x, y, ancho, alto }: Caja, color: string) => {
  doc.setFillColor(color).setDrawColor(tinta).setLineWidth(0.15).roundedRect(x, y, ancho, alto, 1, 1, 'FD')
  const textos = [
    clase.nombre_materia,
    `${clase.hora_inicio} a ${clase.hora_final}`,
    `Salón ${clase.salon_clase}`,
    facilitadorDe(clase),
  ].map(imprimible)
  const medidas = tamanos.map(tamano => ({ tamano, renglones: partidos(doc, textos, tamano, ancho - 3) }))
  const cabe =
    medidas.find(({ tamano, renglones }) => renglones.length * tamano * interlineado <= alto - 1.5) ??
    medidas[medidas.length - 1]
  doc.setTextColor(tinta)
  cabe?.renglones.forEach(({ texto, negrita }, cual) => {
    doc
      .setFont('helvetica', negrita ? 'bold' : 'normal')
      .setFontSize(cabe.tamano)
      .text(texto, x + 1.5, y + 1 + (cual + 0.8) * cabe.tamano * interlineado)
  })
}

const partidos = (doc: jsPDF, textos: readonly string[], tamano: number, ancho: number) =>
  textos.flatMap((texto, cual) => {
    doc.setFont('helvetica', cual ? 'normal' : 'bold').setFontSize(tamano)
    const renglones: string[] = doc.splitTextToSize(texto, ancho)
    return renglones.map(renglon => ({ texto: renglon, negrita: cual === 0 }))
  })

/** Sizes of letter that are tried, in points. */
const tamanos = [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]

/** One colour a class, pale enough to read and print. */
const tintes = [
  '#fbe3cf',
  '#dde4fb',
  '#d6eddd',
  '#f6dbe6',
  '#fdf0c4',
  '#d9eef2',
  '#e8def5',
  '#ece4d8',
  '#e2efc8',
  '#fadbd6',
]
