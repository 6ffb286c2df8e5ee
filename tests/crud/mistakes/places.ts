import { becas, campo, con, type Mistake } from './becas.ts'

const trae = (...fields: string[]) => campo('matricula', { embed: { at: 'estudiante', fields } })

/** Mistakes in the paths of fields within a record, and in embedded records. */
export const places: readonly Mistake[] = [
  [
    'a way on through nothing that a reference brings',
    trae('nombre', 'grupoo.nombre'),
    'becas.matricula.embed.fields: «grupoo» no es lo que una referencia de estudiantes trae. ¿Quiso decir «grupo»?',
  ],
  [
    'a way on to a field that is none there',
    trae('nombre', 'grupo.nombbre', 'grupo.programa.nombree'),
    'becas.matricula.embed.fields: «nombbre» no es un campo de grupos. ¿Quiso decir «nombre»?',
    'becas.matricula.embed.fields: «nombree» no es un campo de programas. ¿Quiso decir «nombre»?',
  ],
  [
    'a second place that is another field’s',
    campo('monto', { echo: 'folio' }),
    'becas.fields: «folio» está dos veces en el registro: dos campos ocupan el mismo lugar.',
  ],
  [
    'related records that lead here by two fields',
    con({
      fields: {
        ...becas.fields,
        una: { kind: 'reference', label: 'Una', to: 'becas' },
        otra: { kind: 'reference', label: 'Otra', to: 'becas' },
      },
      related: [{ of: 'becas' }],
    }),
    'becas.related: becas tiene varias referencias a becas (una, otra); diga por qué puerta con «list».',
  ],
  [
    'a parameter filled from a field of another name, and nothing else',
    con({ related: [{ of: 'estudiantes', list: 'deGrupo', bind: { clave_grupo: 'folio' } }] }),
  ],
]
