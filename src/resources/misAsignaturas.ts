import type { TabOf } from '../schema/screen.ts'

const deFacilitador = {
  of: 'clases',
  columns: ['nombre', 'del_cuc', 'id_periodo', 'horario', 'dias'],
  cells: ['calificados'],
  opens: ['hoja'],
} as const

/** Lists of the classes of a facilitador; each row opens the sheet of its class. */
export const misAsignaturas: readonly TabOf[] = [
  { ...deFacilitador, label: 'Periodo en curso', list: 'delPeriodo' },
  { ...deFacilitador, label: 'Por calificar', list: 'porCalificar' },
  { ...deFacilitador, label: 'Todas', list: 'propias' },
]
