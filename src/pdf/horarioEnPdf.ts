import type { jsPDF } from 'jspdf'
import { facilitadorDe, type CargaAcademica, type ClaseDeCarga } from '../domain/cargaAcademica.ts'
import { semana, type Bloque, type Semana } from '../domain/semana.ts'
import { interlineado } from './ajustado.ts'
import { enCaja } from './enCaja.ts'
import { gris, margen, membrete, numeracion, tinta } from './membrete.ts'
import { nuevoDocumento } from './nuevoDocumento.ts'

type Datos = CargaAcademica & { hoy: string }

/** Draws the week of a student on one landscape letter sheet, to be pinned to the wall: a column a day, each class as tall as it lasts. (B §2) */
export const horarioEnPdf = async ({ clases, estudiante, hoy }: Datos) => {
  const { doc, impreso } = await nuevoDocumento(
    { clases, estudiante },
    {
      titulo: `Horario ${estudiante.matricula}`,
      asunto: 'Horario',
      orientacion: 'landscape',
    },
  )
  membrete(doc, { titulo: ['Horario', clases[0]?.periodo].filter(Boolean).join(', '), hoy })
  const { nombreC, matricula, programa, grupo, cuc } = estudiante
  const ancho = doc.internal.pageSize.getWidth() - margen.left - margen.right
  doc.setFont('helvetica', 'bold')
  enCaja(doc, nombreC ?? matricula, { x: margen.left, y: 35, ancho, alto: 5, tamano: 11 })
  doc.setFont('helvetica', 'normal')
  enCaja(doc, [matricula, programa, grupo, cuc].filter(Boolean).join(' · '), {
    x: margen.left,
    y: 40,
    ancho,
    alto: 5,
    tamano: 9,
  })
  const semanal = semana(clases)
  const lugar = rejilla(doc, semanal)
  const colores = new Map(clases.map((clase, cual) => [clase, tintes[cual % tintes.length] ?? '#ffffff']))
  semanal.dias.forEach(({ bloques }, dia) =>
    bloques.forEach(bloque => draw(doc, bloque, lugar(bloque, dia), colores.get(bloque.clase) ?? '')),
  )
  numeracion(doc, `${nombreC ?? ''} ${matricula}`.trim())
  return impreso()
}

type Caja = { x: number; y: number; ancho: number; alto: number }

/** Draws days and hours, a day the wider, the more classes stand side by side in it, an hour without any class lower than the others. Returns a function that answers the box of a block on a day. */
const rejilla = (doc: jsPDF, { dias, desde, hasta }: Semana<ClaseDeCarga>) => {
  const [izquierda, arriba] = [margen.left + 14, 52]
  const [derecha, abajo] = [
    doc.internal.pageSize.getWidth() - margen.right,
    doc.internal.pageSize.getHeight() - margen.bottom,
  ]
  const bordes = repartido(
    izquierda,
    derecha,
    dias.map(({ bloques }) => 0.4 + Math.max(1, ...bloques.map(({ carriles }) => carriles))),
  )
  const horas = repartido(
    arriba,
    abajo,
    Array.from({ length: hasta - desde }, (_, cual) => (hayClase(dias, desde + cual) ? 1 : 0.4)),
  )
  doc.setDrawColor('#d8cbb8').setLineWidth(0.2).setFontSize(10).setTextColor(tinta).setFont('helvetica', 'bold')
  dias.forEach(({ nombre }, dia) =>
    doc.text(nombre, (en(bordes, dia) + en(bordes, dia + 1)) / 2, arriba - 2.5, { align: 'center' }),
  )
  doc.setFont('helvetica', 'normal').setFontSize(8).setTextColor(gris)
  horas.forEach((y, cual) =>
    doc
      .line(izquierda, y, derecha, y)
      .text(`${String(desde + cual).padStart(2, '0')}:00`, izquierda - 2, y + 1, { align: 'right' }),
  )
  for (const borde of bordes) doc.line(borde, arriba, borde, abajo)
  const altura = (minuto: number) => {
    const cual = Math.floor(minuto / 60) - desde
    return en(horas, cual) + ((minuto % 60) / 60) * (en(horas, cual + 1) - en(horas, cual))
  }
  return ({ inicio, final, carril, carriles }: Bloque<ClaseDeCarga>, dia: number): Caja => {
    const ancho = (en(bordes, dia + 1) - en(bordes, dia)) / carriles
    return {
      x: en(bordes, dia) + ancho * carril + 0.6,
      y: altura(inicio) + 0.4,
      ancho: ancho - 1.2,
      alto: altura(final) - altura(inicio) - 0.8,
    }
  }
}

/** Returns the borders of parts between two places (mm), each part in proportion to its weight. */
const repartido = (desde: number, hasta: number, pesos: readonly number[]): readonly number[] => {
  const total = pesos.reduce((suma, peso) => suma + peso, 0)
  return [0, ...pesos].map(
    (_, cual) => desde + ((hasta - desde) * pesos.slice(0, cual).reduce((suma, peso) => suma + peso, 0)) / total,
  )
}

/** Returns the border of that place, the last one beyond. */
const en = (bordes: readonly number[], cual: number): number => bordes[cual] ?? bordes.at(-1) ?? 0

const hayClase = (dias: Semana<ClaseDeCarga>['dias'], hora: number) =>
  dias.some(({ bloques }) => bloques.some(({ inicio, final }) => inicio < (hora + 1) * 60 && final > hora * 60))

/** Draws a class in its box: its subject in bold, then hours, room and facilitador, in the largest letter that fits; in a low box one after the other, all on one line in the lowest. */
const draw = (doc: jsPDF, { clase }: Bloque<ClaseDeCarga>, { x, y, ancho, alto }: Caja, color: string) => {
  doc.setFillColor(color).setDrawColor(tinta).setLineWidth(0.15).roundedRect(x, y, ancho, alto, 1, 1, 'FD')
  const [materia = '', ...resto] = [
    clase.nombre_materia,
    `${clase.hora_inicio} a ${clase.hora_final}`,
    clase.salon_clase && `Salón ${clase.salon_clase}`,
    facilitadorDe(clase),
  ].filter(Boolean)
  const orla = Math.min(1.5, ancho * 0.06, alto * 0.06)
  const formas = [[materia, ...resto], [materia, resto.join(' · ')], [[materia, ...resto].join(' · ')]] as const
  const medida = (tamano: number, textos: readonly string[]) => ({
    tamano,
    renglones: partidos(doc, textos, tamano, ancho - 2 * orla),
  })
  const medidas = [
    ...legibles.map(tamano => medida(tamano, formas[0])),
    ...legibles.map(tamano => medida(tamano, formas[1])),
    ...tamanos.flatMap(tamano => formas.map(textos => medida(tamano, textos))),
  ]
  const cabe =
    medidas.find(({ tamano, renglones }) => renglones.length * tamano * interlineado <= alto - 2 * orla) ??
    medidas.at(-1)
  doc.setTextColor(tinta)
  cabe?.renglones.forEach(({ texto, negrita }, cual) => {
    doc
      .setFont('helvetica', negrita ? 'bold' : 'normal')
      .setFontSize(cabe.tamano)
      .text(texto, x + orla, y + orla + (cual + 0.8) * cabe.tamano * interlineado)
  })
}

const partidos = (doc: jsPDF, textos: readonly string[], tamano: number, ancho: number) =>
  textos.flatMap((texto, cual) => {
    doc.setFont('helvetica', cual ? 'normal' : 'bold').setFontSize(tamano)
    const renglones: string[] = doc.splitTextToSize(texto, ancho)
    return renglones.map(renglon => ({ texto: renglon, negrita: cual === 0 && textos.length > 1 }))
  })

/** Sizes of letter that are tried, in points. */
const tamanos = [13, 12, 11, 10, 9, 8, 7, 6, 5.5, 5, 4.5, 4, 3.5, 3, 2.5, 2]

/** Sizes that are read on paper without an effort: no class is squeezed into fewer lines while one of these fits. */
const legibles = tamanos.filter(tamano => tamano >= 6)

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
