import { enFrase } from '../language/enFrase.ts'
import type { IconName, Screen } from '../schema/screen.ts'

/** Returns the screen of a register of people, with three tabs: all, by CUC, and by status and kind of appointment. (B §2) */
export const pantallaDePersonas = (
  route: `/${string}`,
  menu: string,
  icon: IconName,
): Screen<'status' | 'tipo_vinculacion', 'todos' | 'deCuc'> => ({
  route,
  role: 'administrativo',
  menu,
  icon,
  tabs: [
    { label: `Registro de ${enFrase(menu)}`, list: 'todos', actions: true },
    {
      label: `${menu} por CUC`,
      list: 'deCuc',
      actions: true,
      cards: { of: 'cucs', list: 'todos', title: 'nombre', subtitle: 'clave', bind: 'clave_cuc' },
    },
    {
      label: 'Filtrar',
      list: 'todos',
      actions: true,
      selectors: [
        { field: 'status', label: 'Estatus', hint: 'Primero: Seleccione el estatus' },
        { field: 'tipo_vinculacion', label: 'Tipo_vinculación', hint: 'Segundo: Seleccione el tipo de vinculacion' },
      ],
    },
  ],
})
