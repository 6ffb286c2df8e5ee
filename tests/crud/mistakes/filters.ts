import { becas, con, puerta, type Mistake } from './becas.ts'

const vista = (cambio: object) =>
  con({ views: { vigentes: { label: 'Vigentes', filter: { renovable: true }, ...cambio } } })

const porReferencia = (to: string) =>
  con({
    fields: { ...becas.fields, otra: { kind: 'reference', label: 'Otra', to, assigned: true } },
    filters: ['otra'],
  })

/** Mistakes in filters and views. */
export const filters: Mistake[] = [
  [
    'a filter on no field',
    con({ filters: ['tippo'] }),
    'becas.filters: «tippo» no es un campo de becas. ¿Quiso decir «tipo»?',
  ],
  ['a filter twice', con({ filters: ['tipo', 'tipo'] }), 'becas.filters: «tipo» está dos veces entre los filtros.'],
  ['a filter by a generated key', con({ filters: ['id_beca'] }), 'becas.filters: por «id_beca» nadie puede filtrar.'],
  [
    'a filter by records that none of its readers may list',
    porReferencia('cucs_programas'),
    'becas.filters.otra: cucs_programas no tiene una puerta sin parámetros para escolar.',
    'becas.filters.otra: cucs_programas no tiene una puerta sin parámetros para coordinador.',
  ],
  ['a filter by records that one of its readers may list, and nothing else', porReferencia('autoridades')],
  [
    'a filter that its list hides',
    puerta('deEstudiante', { filters: ['tipo'] }),
    'becas.lists.deEstudiante.filters: la puerta no muestra «tipo».',
  ],
  [
    'a field that reads like a filter',
    con({ fields: { ...con({}).fields, monto_gte: { kind: 'flag', label: 'Más' } } }),
    'becas.monto_gte: ningún campo puede terminar en «_gte», que es de los filtros.',
  ],
  [
    'a view for no role, of no list',
    vista({ roles: ['escolr'], lists: ['deMiCuuc'] }),
    'becas.views.vigentes.roles: «escolr» no es un rol. ¿Quiso decir «escolar»?',
    'becas.views.vigentes.lists: «deMiCuuc» no es una lista de becas. ¿Quiso decir «deMiCuc»?',
  ],
  [
    'a view for a role that reads none of its lists',
    vista({ roles: ['coordinador'], lists: ['deMiCuc'] }),
    'becas.views.vigentes.roles: ninguna de sus listas deja leer a coordinador.',
  ],
  [
    'a view that asks nothing',
    vista({ filter: {} }),
    'becas.views.vigentes.filter: no pide nada, y eso ya es la lista entera.',
  ],
  [
    'a view that asks of no field',
    vista({ filter: { renovble: true } }),
    'becas.views.vigentes.filter: «renovble» no es un campo de becas. ¿Quiso decir «renovable»?',
  ],
  [
    'a view that asks what a kind does not know',
    vista({ filter: { tipo_gte: 'Otra' } }),
    'becas.views.vigentes.filter: «tipo_gte» no se puede preguntar de tipo.',
  ],
  [
    'a view that asks for a value that the field never has',
    vista({ filter: { tipo: ['Otra', 'Ottra'] } }),
    'becas.views.vigentes.filter: «tipo» nunca vale «Ottra».',
  ],
  [
    'a view that its list hides',
    vista({ filter: { tipo: 'Otra' }, lists: ['deEstudiante'] }),
    'becas.views.vigentes.filter: sus listas no muestran «tipo».',
  ],
  [
    'a view that awaits no role',
    vista({ pending: ['escolr'] }),
    'becas.views.vigentes.pending: «escolr» no es un rol. ¿Quiso decir «escolar»?',
  ],
  [
    'a view that awaits a role without a list of it',
    vista({ pending: ['coordinador'], lists: ['deMiCuc'] }),
    'becas.views.vigentes.pending: coordinador no tiene ninguna lista con esta vista.',
  ],
  [
    'a view that awaits a role to whom it is not offered',
    vista({ pending: ['escolar'], roles: ['coordinador'] }),
    'becas.views.vigentes.pending: escolar no tiene ninguna lista con esta vista.',
  ],
  [
    'a view that awaits a role that no screen leads to it',
    vista({ pending: ['coordinador'], lists: ['todas'] }),
    'becas.views.vigentes.pending: ninguna pantalla de coordinador muestra estas filas sin elegir algo antes.',
  ],
  [
    'a list that awaits no role, or one that may not read it',
    puerta('todas', { pending: { label: 'x', roles: ['escolr', 'facilitador'] } }),
    'becas.lists.todas.pending: «escolr» no es un rol. ¿Quiso decir «escolar»?',
    'becas.lists.todas.pending: la puerta «todas» no deja leer a facilitador.',
  ],
  [
    'a list that awaits a role that no screen leads to it',
    puerta('todas', { pending: { label: 'x', roles: ['coordinador'] } }),
    'becas.lists.todas.pending: ninguna pantalla de coordinador muestra estas filas sin elegir algo antes.',
  ],
  [
    'what is inherited along no reference, from elsewhere, or never laid',
    con({
      fields: {
        ...becas.fields,
        por_nada: { kind: 'inherited', label: 'A', to: 'cucs', path: ['tipo'], embedAt: 'cuc' },
        de_otra: {
          kind: 'inherited',
          label: 'B',
          to: 'programas',
          path: ['matricula', 'clave_grupo', 'clave_cuc'],
          embedAt: 'x',
        },
      },
    }),
    'becas.por_nada.path: «tipo» no es una referencia de becas.',
    'becas.por_nada.embedAt: «cuc.clave_cuc» no es un lugar del registro declarado antes.',
    'becas.por_nada.embedAt: «cuc.nombre» no es un lugar del registro declarado antes.',
    'becas.de_otra.path: lleva a cucs, y no a programas.',
    'becas.de_otra.embedAt: «x.clave_programa» no es un lugar del registro declarado antes.',
    'becas.de_otra.embedAt: «x.nombre» no es un lugar del registro declarado antes.',
  ],
]
