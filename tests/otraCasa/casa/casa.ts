import './vocabulary.ts'
import { registerHouse } from '../../../src/schema/house.ts'
import { defineResources } from '../../../src/schema/resource.ts'
import type { Role } from '../../../src/schema/account/roles.ts'
import { registerRoles } from '../../../src/schema/account/roles.ts'
import type { ScreenRoute } from '../../../src/schema/screen.ts'
import { kinds } from './dinero.ts'
import { ejemplares } from './ejemplares.ts'
import { estantes } from './estantes.ts'
import { libros } from './libros.ts'
import { prestamos } from './prestamos.ts'
import { reparaciones } from './reparaciones.ts'
import { restauraciones } from './restauraciones.ts'
import { socias } from './socias.ts'

export const resources = defineResources({
  libros,
  estantes,
  ejemplares,
  socias,
  prestamos,
  reparaciones,
  restauraciones,
})

const roles: readonly Role[] = ['bibliotecaria', 'lectora']

type Entry = ScreenRoute & { menu: NonNullable<ScreenRoute['menu']> }
const screens: readonly Entry[] = [
  {
    route: '/libros',
    roles,
    title: 'Libros',
    menu: { label: 'Libros', icon: 'libro', roles },
    resource: 'libros',
  },
  {
    route: '/socias',
    roles: ['bibliotecaria'],
    title: 'Socias',
    menu: { label: 'Socias', icon: 'persona', roles: ['bibliotecaria'] },
    resource: 'socias',
  },
  {
    route: '/prestamos',
    roles: ['bibliotecaria'],
    title: 'Préstamos',
    menu: { label: 'Préstamos', icon: 'prestamo', roles: ['bibliotecaria'] },
    resource: 'prestamos',
  },
  {
    route: '/reparaciones',
    roles,
    title: 'Reparaciones',
    menu: { label: 'Reparaciones', icon: 'prestamo', roles },
    resource: 'reparaciones',
  },
]

/** A lending library, as both halves of the generator know it. */
registerRoles(roles)
registerHouse({
  name: 'Biblioteca del Barrio',
  footer: 'Biblioteca del Barrio',
  resources,
  screens,
  menuOf: role => screens.filter(({ menu }) => menu.roles.includes(role)),
  roles,
  roleLabel: role => (role === 'lectora' ? 'Lectora' : 'Bibliotecaria'),
  icons: ['libro', 'persona', 'prestamo'],
  menu: { bibliotecaria: ['/libros', '/socias', '/prestamos'], lectora: ['/libros'] },
  kinds,
  lookups: {},
  lookupsAt: 'listas',
  moment: moment => moment.toISOString().slice(0, 16).replace('T', ' '),
  timeZone: 'UTC',
  today: now => now.toISOString().slice(0, 10),
  passwordFault: () => undefined,
  sheets: { megabytes: 1, rows: 100 },
  files: { megabytes: 1, linkMinutes: 5, pdfFault: () => undefined, noPdf: 'Elija un archivo' },
})
