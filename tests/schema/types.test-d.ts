import { choice, date, flag, lookup, reference, text } from '../../src/schema/fields.ts'
import { defineResource, defineResources, type RecordOf, type ValuesOf } from '../../src/schema/resource.ts'

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const holds = <T extends true>(): T | void => {}

// @ts-expect-error a mistyped option is an error
text({ label: 'Clave', requird: true })
// @ts-expect-error an option of another kind is an error
flag({ label: 'Activa', max: 3 })
// @ts-expect-error a field without a label is an error
date({ required: true })

const aulas = defineResource({
  name: 'aulas',
  label: { one: 'Aula', many: 'Aulas' },
  key: 'clave',
  title: 'nombre',
  fields: {
    clave: text({ label: 'Clave', required: true, locked: true }),
    nombre: text({ label: 'Nombre', required: 'Falta el nombre', record: 'datos.nombre' }),
    calle: text({ label: 'Calle', record: 'datos.calle' }),
    tipo: choice({ label: 'Tipo', required: true, choices: ['Taller', 'Laboratorio'] }),
    estado: choice({
      label: 'Estado',
      required: true,
      choices: [
        [1, 'Activa'],
        [0, 'Inactiva'],
      ],
    }),
    material: text({ label: 'Material', required: true, when: { tipo: 'Taller' } }),
    cuc: reference({ label: 'CUC', to: 'cucs', required: true }),
  },
  columns: ['clave', 'nombre'],
  lists: { todas: { path: 'aulas', roles: ['coordinador'] } },
  screen: { route: '/aulas', role: 'coordinador', menu: 'Aulas', tabs: [{ label: 'Todas', list: 'todas' }] },
})

holds<Equal<ValuesOf<typeof aulas>['clave'], string>>()
holds<Equal<ValuesOf<typeof aulas>['calle'], string | null>>()
holds<Equal<ValuesOf<typeof aulas>['tipo'], 'Taller' | 'Laboratorio'>>()
holds<Equal<ValuesOf<typeof aulas>['estado'], 1 | 0>>()
holds<Equal<ValuesOf<typeof aulas>['material'], string | null>>()
holds<Equal<ValuesOf<typeof aulas>['cuc'], string>>()
holds<Equal<RecordOf<typeof aulas>['datos']['nombre'], string>>()
holds<Equal<RecordOf<typeof aulas>['datos']['calle'], string | null>>()
holds<Equal<RecordOf<typeof aulas>['clave'], string>>()

defineResource({
  ...aulas,
  // @ts-expect-error a column of a list must be a field
  columns: ['clave', 'nombr'],
})
defineResource({
  ...aulas,
  // @ts-expect-error the title must be a field
  title: 'nombr',
})
defineResource({
  name: 'b',
  label: { one: 'B', many: 'Bs' },
  key: 'a',
  title: 'a',
  fields: { a: text({ label: 'A' }) },
  columns: ['a'],
  lists: { todas: { path: 'b', roles: ['coordinador'] } },
  // @ts-expect-error a tab must name a door of the resource
  screen: { route: '/b', role: 'coordinador', menu: 'B', tabs: [{ label: 'Todas', list: 'toda' }] },
})
defineResource({
  name: 'c',
  label: { one: 'C', many: 'Cs' },
  key: 'a',
  title: 'a',
  fields: { a: text({ label: 'A' }) },
  columns: ['a'],
  // @ts-expect-error a role must be one of the six
  lists: { todas: { path: 'c', roles: ['rector'] } },
})

// @ts-expect-error a reference to no resource of the registry is an error
defineResources({ aulas })

const de = { label: { one: 'D', many: 'Ds' }, key: 'a', title: 'a', fields: { a: text({ label: 'A' }) } } as const
defineResource({
  ...de,
  name: 'd',
  columns: ['a'],
  // @ts-expect-error a scope must be one that the house knows
  lists: { todas: { path: 'd', roles: ['coordinador'], scope: ['propioCu'] } },
})
defineResource({
  ...de,
  name: 'e',
  columns: ['a'],
  // @ts-expect-error a part of a record must be one that the house knows
  with: ['avanze'],
  lists: { todas: { path: 'e', roles: ['coordinador'] } },
})
defineResource({
  ...de,
  name: 'f',
  columns: ['a'],
  lists: { todas: { path: 'f', roles: ['coordinador'] } },
  screen: {
    route: '/f',
    role: 'coordinador',
    menu: 'F',
    // @ts-expect-error a view of a row must be one that the house draws
    tabs: [{ label: 'Todas', list: 'todas', opens: ['kardx'] }],
  },
})
// @ts-expect-error a fixed list must be one that the house has
lookup({ label: 'Sangre', of: 'tiposDeSangre' })
