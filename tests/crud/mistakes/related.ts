import { con, type Mistake } from './becas.ts'

export const related: readonly Mistake[] = [
  [
    'related lists of nothing, and through no door',
    con({ related: [{ of: 'clase' }, { of: 'estudiantes', list: 'deGrupos' }] }),
    'becas.related: «clase» no es una entidad del registro. ¿Quiso decir «clases»?',
    'becas.related.list: «deGrupos» no es una puerta de estudiantes. ¿Quiso decir «deGrupo»?',
  ],
  [
    'related records that do not say that they belong here, and a door that would show those of everybody',
    con({ related: [{ of: 'materias' }, { of: 'estudiantes', list: 'deMiCuc' }] }),
    'becas.related: materias no tiene una referencia a becas; diga por qué puerta con «list».',
    'becas.related.list: «deMiCuc» de estudiantes no pide nada del registro: mostraría los de todos.',
  ],
  [
    'parameters that the record does not fill, or not from a field of its own',
    con({
      related: [
        { of: 'estudiantes', list: 'deGrupo' },
        { of: 'estudiantes', list: 'deGrupo', bind: { clave_grup: 'folio', clave_grupo: 'foli' } },
      ],
    }),
    'becas.related.bind: falta «clave_grupo», que «grupos/{clave_grupo}/estudiantes» pide.',
    'becas.related.bind: «clave_grup» no es un parámetro de «grupos/{clave_grupo}/estudiantes». ¿Quiso decir «clave_grupo»?',
    'becas.related.bind.clave_grupo: «foli» no es un campo de becas. ¿Quiso decir «folio»?',
  ],
]
