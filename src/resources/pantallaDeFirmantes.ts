import type { TabOf } from '../schema/screen.ts'

/** The school office: who signs for its own campus. */
export const firmantesDelCuc: readonly TabOf[] = [
  {
    label: 'Firmantes del CUC',
    of: 'firmantes',
    list: 'todos',
    actions: true,
    columns: ['cargo', 'nombre', 'apellidos', 'sexo', 'desde', 'hasta'],
  },
]

/** The coordinator: who signs for each campus, and for the whole university. */
export const firmantesDeTodos: readonly TabOf[] = [
  { label: 'De cada CUC', of: 'firmantes', list: 'todos', actions: true },
  { label: 'De la universidad', of: 'autoridades', list: 'todas', actions: true },
]
