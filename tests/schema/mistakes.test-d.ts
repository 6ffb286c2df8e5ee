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

// The correct declaration compiles.
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

// Conditions of fields.
defineResource({
  ...sala,
  // @ts-expect-error an unknown field
  fields: { ...sala.fields, material: text({ label: 'Material', when: { tpo: 'Taller' } }) },
})
defineResource({
  ...sala,
  // @ts-expect-error an unknown choice
  fields: { ...sala.fields, material: text({ label: 'Material', when: { tipo: 'Taler' } }) },
})
defineResource({
  ...sala,
  // @ts-expect-error a text for a flag
  fields: { ...sala.fields, material: text({ label: 'Material', when: { llena: 'sí' } }) },
})
defineResource({
  ...sala,
  // @ts-expect-error one of several is mistyped
  fields: { ...sala.fields, aula: choice({ label: 'Aula', choices: [1, 2], when: { tipo: ['Taller', 'Otro'] } }) },
})

// Seals.
// @ts-expect-error an unknown field
defineResource({ ...sala, write: { sealed: { update: { lena: true }, message: 'x' } } })
// @ts-expect-error a text for a flag
defineResource({ ...sala, write: { sealed: { delete: { llena: 'true' }, message: 'x' } } })

// Rows of lists.
// @ts-expect-error an unknown field
defineResource({ ...sala, lists: { todas: { ...lists.todas, where: { tpo: 'Taller' } } } })
// @ts-expect-error an unknown choice
defineResource({ ...sala, lists: { todas: { ...lists.todas, where: { tipo: 'Taler' } } } })
// @ts-expect-error a filter on an unknown field
defineResource({ ...sala, lists: { todas: { ...lists.todas, filters: ['tpo'] } } })

// States, accounts, and reads after a save.
// @ts-expect-error an unknown choice
defineResource({ ...sala, states: [{ tipo: 'Taler' }] })
// @ts-expect-error an unknown field
defineResource({ ...sala, account: { rol: 'escolar', status: 'cupo', when: { lena: true } } })
// @ts-expect-error a text for a number
defineResource({ ...sala, afterSave: { read: 'x', error: 'x', when: { cupo: 'uno' } } })

// Bulk actions.
defineResource({
  ...sala,
  // @ts-expect-error an unknown field
  bulk: { a: { label: 'A', roles: [], inputs: ['cupo'], when: { lena: true }, because: 'x' } },
})
// @ts-expect-error sets an unknown choice
defineResource({ ...sala, bulk: { a: { label: 'A', roles: [], set: { tipo: 'Taler' } } } })

// Views of a row, columns drawn by hand, parts of the record and of the form, fixed lists, scopes: see types.test-d.ts.
defineResource({
  ...sala,
  // @ts-expect-error an unknown column
  screen: { route: '/s', role: 'escolar', menu: 'S', tabs: [{ label: 'S', list: 'todas', cells: ['calificar'] }] },
})
// @ts-expect-error an unknown part of a form
part({ label: 'Parte', of: 'marterias', clean: () => [], text: () => '' })

// Offers of references.
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
// @ts-expect-error bound to an unknown field
defineResource(conSala({ sala: reference({ ...aSalas, offer: { list: 'todas', bind: { de: 'tpo' } } }) }))
// @ts-expect-error settled by an unknown field
defineResource(conSala({ sala: reference({ ...aSalas, settled: { when: { calificad: true }, because: 'x' } }) }))
defineResources({
  salas,
  // @ts-expect-error an unknown list
  clases: defineResource(conSala({ sala: reference({ ...aSalas, offer: { list: 'toda' } }) })),
})
defineResources({
  salas,
  // @ts-expect-error an unknown field
  clases: defineResource(
    conSala({ sala: reference({ ...aSalas, offer: { list: 'todas', where: { tpo: 'Taller' } } }) }),
  ),
})
defineResources({
  salas,
  // @ts-expect-error a value that it never has
  clases: defineResource(
    conSala({ sala: reference({ ...aSalas, offer: { list: 'todas', where: { tipo: 'Taler' } } }) }),
  ),
})
