import type { TabOf } from '../schema/screen.ts'

/** The programmes of the own CUC and the grids of each, for counsellor and school office. (B §2) */
export const programasDelCuc: readonly TabOf[] = [
  { label: 'Programas', of: 'programas', list: 'deMiCuc', error: 'Error al obtener los datos de los programas' },
  {
    label: 'Malla por programa',
    of: 'reticulas',
    list: 'general',
    columns: ['nombre', 'creditos_totales'],
    opens: ['mallaDePrograma'],
    error: 'Ocurrio un error al intentar obtener malla curricular',
    cards: {
      of: 'programas',
      list: 'deMiCuc',
      title: 'nombre',
      subtitle: 'clave',
      subtitleLabel: 'Clave de Programa',
      bind: 'clave_programa',
      error: 'Error al obtener los datos de los programas',
    },
  },
]
