import { choice, flag, integer, part, reference, text } from '../../src/schema/fields.ts'
import { defineResource, defineResources } from '../../src/schema/resource.ts'

/** Names and values mistyped in conditions, seals, offers and lists: none of these declarations compiles. */

const titulo = text({ label: 'Título', required: true })
const tipo = choice({ label: 'Tipo', required: true, choices: ['Taller', 'Laboratorio'] })
const llena = flag({ label: 'Llena' })
const cupo = integer({ label: 'Cupo' })
const lists = { todas: { path: 'salas', roles: ['coordinador'] } } as const
const de = { label: { one: 'Sala', many: 'Salas', feminine: true }, key: 'titulo', title: 'titulo', lists } as const
const sala = { ...de, name: 'salas', columns: ['titulo'], fields: { titulo, tipo, llena, cupo } } as const

// What is right compiles.
const salas = defineResource({
  ...sala,
  fields: {
    ...sala.fields,
    material: text({ label: 'Material', required: true, when: { tipo: ['Taller', 'Laboratorio'], llena: false } }),
  },
  lists: { todas: { path: 'salas', roles: ['coordinador'], where: { tipo: 'Taller', cupo: [1, 2] } } },
  write: { sealed: { update: { llena: true }, delete: { calificada: true }, message: 'Está cerrada' } },
  states: [{ llena: false }, { cupo: 3 }],
  bulk: {
    vaciar: { label: 'Vaciar', roles: ['coordinador'], set: { llena: false }, when: { llena: true }, because: 'x' },
  },
})

// The condition of a field.
defineResource({
  ...sala,
  // @ts-expect-error asks a field that there is not
  fields: { ...sala.fields, material: text({ label: 'Material', when: { tpo: 'Taller' } }) },
})
defineResource({
  ...sala,
  // @ts-expect-error asks a choice that there is not
  fields: { ...sala.fields, material: text({ label: 'Material', when: { tipo: 'Taler' } }) },
})
defineResource({
  ...sala,
  // @ts-expect-error asks a flag for a word
  fields: { ...sala.fields, material: text({ label: 'Material', when: { llena: 'sí' } }) },
})
defineResource({
  ...sala,
  // @ts-expect-error one of several is mistyped
  fields: { ...sala.fields, aula: choice({ label: 'Aula', choices: [1, 2], when: { tipo: ['Taller', 'Otro'] } }) },
})

// What seals a record.
// @ts-expect-error asks a field that there is not
defineResource({ ...sala, write: { sealed: { update: { lena: true }, message: 'x' } } })
// @ts-expect-error asks a flag for a word
defineResource({ ...sala, write: { sealed: { delete: { llena: 'true' }, message: 'x' } } })

// The rows of a door.
// @ts-expect-error asks a field that there is not
defineResource({ ...sala, lists: { todas: { ...lists.todas, where: { tpo: 'Taller' } } } })
// @ts-expect-error asks a choice that there is not
defineResource({ ...sala, lists: { todas: { ...lists.todas, where: { tipo: 'Taler' } } } })
// @ts-expect-error is filtered by a field that there is not
defineResource({ ...sala, lists: { todas: { ...lists.todas, filters: ['tpo'] } } })

// States, accounts, and what is read after a change.
// @ts-expect-error asks a choice that there is not
defineResource({ ...sala, states: [{ tipo: 'Taler' }] })
// @ts-expect-error asks a field that there is not
defineResource({ ...sala, account: { rol: 'escolar', status: 'cupo', when: { lena: true } } })
// @ts-expect-error asks a figure for a word
defineResource({ ...sala, afterSave: { read: 'x', error: 'x', when: { cupo: 'uno' } } })

// What is done to several records at once.
defineResource({
  ...sala,
  // @ts-expect-error asks a field that there is not
  bulk: { a: { label: 'A', roles: [], inputs: ['cupo'], when: { lena: true }, because: 'x' } },
})
// @ts-expect-error sets a choice that there is not
defineResource({ ...sala, bulk: { a: { label: 'A', roles: [], set: { tipo: 'Taler' } } } })

// Views of a row, columns drawn by hand, parts of the record and of the form, fixed lists, scopes: see types.test-d.ts.
defineResource({
  ...sala,
  // @ts-expect-error a column that nobody draws
  screen: { route: '/s', role: 'escolar', menu: 'S', tabs: [{ label: 'S', list: 'todas', cells: ['calificar'] }] },
})
// @ts-expect-error a part of a form that no room has
part({ label: 'Parte', of: 'marterias', clean: () => [], text: () => '' })

// What a reference offers.
const clase = {
  ...de,
  name: 'clases',
  columns: ['titulo'],
  lists: { todas: { path: 'clases', roles: ['coordinador'] } },
} as const
const conSala = <const F extends object>(fields: F) => ({ ...clase, fields: { titulo, tipo, ...fields } })
const aSalas = { label: 'Sala', to: 'salas' } as const

defineResources({
  salas,
  clases: defineResource(
    conSala({
      sala: reference({
        ...aSalas,
        offer: { list: 'todas', bind: { de: 'tipo' }, where: { tipo: 'Taller' } },
        settled: { when: { calificada: true, tipo: 'Taller' }, because: 'x' },
      }),
    }),
  ),
})
// @ts-expect-error is bound to a field that there is not
defineResource(conSala({ sala: reference({ ...aSalas, offer: { list: 'todas', bind: { de: 'tpo' } } }) }))
// @ts-expect-error is settled by a field that there is not
defineResource(conSala({ sala: reference({ ...aSalas, settled: { when: { calificad: true }, because: 'x' } }) }))
defineResources({
  salas,
  // @ts-expect-error is through no door
  clases: defineResource(conSala({ sala: reference({ ...aSalas, offer: { list: 'toda' } }) })),
})
defineResources({
  salas,
  // @ts-expect-error asks a field that they do not have
  clases: defineResource(
    conSala({ sala: reference({ ...aSalas, offer: { list: 'todas', where: { tpo: 'Taller' } } }) }),
  ),
})
defineResources({
  salas,
  // @ts-expect-error asks a value that they never have
  clases: defineResource(
    conSala({ sala: reference({ ...aSalas, offer: { list: 'todas', where: { tipo: 'Taler' } } }) }),
  ),
})
