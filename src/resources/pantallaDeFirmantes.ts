import type { TabOf } from '../schema/screen.ts'

/** List for the school office of those who sign for its campus. */
export const firmantesDelCuc: readonly TabOf[] = [
  {
    label: 'Firmantes del CUC',
    of: 'firmantes',
    list: 'todos',
    actions: true,
    columns: ['cargo', 'nombre', 'apellidos', 'sexo', 'desde', 'hasta'],
  },
]

/** Lists for the coordinator of those who sign for each campus, and for the whole university. */
export const firmantesDeTodos: readonly TabOf[] = [
  { label: 'De cada CUC', of: 'firmantes', list: 'todos', actions: true },
  { label: 'De la universidad', of: 'autoridades', list: 'todas', actions: true },
]
