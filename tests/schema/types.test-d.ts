import type { TableOf } from '../../server/db/tableOf.ts'
import { choice, date, flag, lookup, reference, text, computed, integer } from '../../src/schema/fields.ts'
import { today } from '../../src/schema/filters/today.ts'
import { defineResource, defineResources } from '../../src/schema/resource.ts'

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
  rules: {
    clave: [
      ({ clave, estado }) => {
        holds<Equal<typeof clave, string | null>>()
        holds<Equal<typeof estado, 1 | 0 | null>>()
        return true
      },
    ],
  },
  columns: ['clave', 'nombre'],
  lists: { todas: { path: 'aulas', roles: ['coordinador'] } },
  screen: { route: '/aulas', role: 'coordinador', menu: 'Aulas', tabs: [{ label: 'Todas', list: 'todas' }] },
})

type Fila = TableOf<typeof aulas>['$inferSelect']
holds<Equal<Fila['clave'], string>>()
holds<Equal<Fila['calle'], string | null>>()
holds<Equal<Fila['tipo'], 'Taller' | 'Laboratorio'>>()
holds<Equal<Fila['estado'], 1 | 0>>()
holds<Equal<Fila['material'], string | null>>()
holds<Equal<Fila['cuc'], string>>()

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

const entradas = defineResource({
  name: 'entradas',
  label: { one: 'Entrada', many: 'Entradas' },
  key: 'id',
  title: 'id',
  fields: {
    id: text({ label: 'Id', required: true, locked: true }),
    tipo: choice({ label: 'Tipo', required: true, choices: ['Taller', 'Laboratorio'] }),
    capacidad: integer({ label: 'Capacidad', required: true }),
    piso: integer({ label: 'Piso' }),
    abierta: flag({ label: 'Abierta' }),
    alta: date({ label: 'Alta' }),
    doble: computed({ label: 'Doble', value: () => 2 }),
  },
  columns: ['id'],
  filters: ['tipo', 'capacidad', 'piso', 'abierta', 'alta'],
  lists: { todas: { path: 'entradas', roles: ['coordinador'] } },
  views: {
    grandes: { label: 'Grandes', filter: { capacidad_gte: 30, tipo: ['Taller'], abierta: true, piso_vacio: false } },
    nuevas: { label: 'Nuevas', filter: { alta_gte: today, id_contiene: 'a' }, lists: ['todas'] },
  },
})

// @ts-expect-error nobody filters by what is worked out
defineResource({ ...entradas, filters: ['doble'] })
// @ts-expect-error a filter names a field
defineResource({ ...entradas, filters: ['tippo'] })
// @ts-expect-error a view asks for a value of the field
defineResource({ ...entradas, views: { a: { label: 'A', filter: { tipo: 'Aula' } } } })
// @ts-expect-error a figure is no list of two bounds
defineResource({ ...entradas, views: { a: { label: 'A', filter: { capacidad: [3, 5] } } } })
// @ts-expect-error a figure contains no text
defineResource({ ...entradas, views: { a: { label: 'A', filter: { capacidad_contiene: '3' } } } })
// @ts-expect-error what is required is never empty
defineResource({ ...entradas, views: { a: { label: 'A', filter: { capacidad_vacio: true } } } })
// @ts-expect-error a view belongs to lists that there are
defineResource({ ...entradas, views: { a: { label: 'A', filter: { abierta: true }, lists: ['toda'] } } })

defineResource({
  ...de,
  name: 'lote',
  columns: ['a'],
  lists: { todas: { path: 'lote', roles: ['coordinador'] } },
  // @ts-expect-error what is done to several records is one thing
  bulk: { dos: { label: 'Dos', roles: ['coordinador'], set: { a: 'x' }, inputs: ['a'] } },
})
defineResource({
  ...de,
  name: 'lote',
  columns: ['a'],
  lists: { todas: { path: 'lote', roles: ['coordinador'] } },
  // @ts-expect-error and on fields of its own
  bulk: { otro: { label: 'Otro', roles: ['coordinador'], inputs: ['b'] } },
})
