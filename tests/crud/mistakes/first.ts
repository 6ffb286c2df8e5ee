import { campo, con, puerta, type Mistake } from './becas.ts'

/** Mistakes in conditions, fields and lists. */
export const first: Mistake[] = [
  [
    'a condition on no field',
    campo('otro_tipo', { when: { tpo: 'Otra' } }),
    'becas.otro_tipo.when: «tpo» no es un campo de becas. ¿Quiso decir «tipo»?',
  ],
  [
    'a condition on no choice',
    campo('otro_tipo', { when: { tipo: 'Ottra' } }),
    'becas.otro_tipo.when.tipo: «Ottra» no es un valor de becas.tipo. ¿Quiso decir «Otra»?',
  ],
  [
    'a condition on a value that the field never has',
    campo('otro_tipo', { when: { renovable: 'sí' } }),
    'becas.otro_tipo.when.renovable: becas.renovable nunca vale «sí».',
  ],
  [
    'an offer of no door',
    campo('matricula', { offer: { list: 'deMiCuuc' } }),
    'becas.matricula.offer.list: «deMiCuuc» no es una puerta de estudiantes. ¿Quiso decir «deMiCuc»?',
  ],
  [
    'an offer of a door that its writers may not read',
    campo('id_periodo', { to: 'cucs', embed: undefined, offer: { list: 'deFacilitador' } }),
    'becas.id_periodo.offer.list: «deFacilitador» de cucs no deja leer a escolar, que escribe becas.',
  ],
  [
    'an offer whose parameter nothing fills',
    campo('id_periodo', { offer: { list: 'delMes' } }),
    'becas.id_periodo.offer.bind: falta «clave_programa», que «programa/{clave_programa}/periodos/mes/actual» pide.',
  ],
  [
    'an offer bound to no parameter, from no field',
    campo('id_periodo', { offer: { list: 'todos', bind: { clave: 'tippo' } } }),
    'becas.id_periodo.offer.bind: «clave» no es un parámetro de «periodos».',
    'becas.id_periodo.offer.bind.clave: «tippo» no es un campo de becas. ¿Quiso decir «tipo»?',
  ],
  [
    'an offer where no field',
    campo('matricula', { offer: { list: 'deMiCuc', where: { status: 1 } } }),
    'becas.matricula.offer.where: «status» no es un campo de estudiantes. ¿Quiso decir «estatus»?',
  ],
  [
    'an offer where the door has decided already',
    campo('matricula', { to: 'facilitadores', embed: undefined, offer: { list: 'activos', where: { status: 0 } } }),
    'becas.matricula.offer.where: la puerta «activos» ya decide «status».',
    'becas.cuc: «clave_grupo» no es una referencia de facilitadores.',
  ],
  [
    'a reference to nothing',
    campo('matricula', { to: 'estudiante' }),
    'becas.matricula.to: «estudiante» no es una entidad del registro. ¿Quiso decir «estudiantes»?',
  ],
  [
    'a field that the target has not',
    campo('matricula', { embed: { at: 'estudiante', fields: ['nombbre'] } }),
    'becas.matricula.embed.fields: «nombbre» no es un campo de estudiantes. ¿Quiso decir «nombre»?',
  ],
  [
    'two references in one place',
    campo('id_periodo', { embed: { at: 'estudiante', fields: ['fecha_final'] } }),
    'becas.fields: «estudiante» está dos veces como lugar de lo que traen dos referencias (embed.at).',
  ],
  [
    'two fields in one place',
    campo('fecha_final', { record: 'fecha_inicio' }),
    'becas.fields: «fecha_inicio» está dos veces en el registro: dos campos ocupan el mismo lugar.',
    'becas.fields: «fecha_inicio» está dos veces en la tabla: es la columna de dos campos.',
  ],
  [
    'a path to the CUC through no field',
    con({ cuc: 'matricula.clave_gupo.clave_cuc' }),
    'becas.cuc: «clave_gupo» no es una referencia de estudiantes. ¿Quiso decir «clave_grupo»?',
  ],
  [
    'a path to the CUC that stops on the way',
    con({ cuc: 'matricula.clave_grupo' }),
    'becas.cuc: «matricula.clave_grupo» termina en grupos, y debe llegar a cucs.',
  ],
  [
    'a parameter that nothing reads',
    puerta('deEstudiante', { path: 'estudiantes/{matriculaa}/becas' }),
    'becas.lists.deEstudiante.path: «matriculaa» no es una columna suya ni lo lee ninguno de sus alcances. ¿Quiso decir «matricula»?',
  ],
  [
    'a door of no place',
    puerta('deEstudiante', { only: ['id_beca', 'folioo'] }),
    'becas.lists.deEstudiante.only: «folioo» no es un lugar del registro de becas. ¿Quiso decir «folio»?',
  ],
  [
    'a door that shows a generated key without what it leads to is called',
    puerta('deEstudiante', { only: ['id_beca', 'folio', 'id_periodo', 'matricula'] }),
    'becas.lists.deEstudiante.only: de «id_periodo» se leería la llave; falta «periodo», donde viene su nombre.',
  ],
  [
    'a door where no field, or no value',
    puerta('todas', { where: { tippo: 'Otra', tipo: 'Transportes' } }),
    'becas.lists.todas.where: «tippo» no es un campo de becas. ¿Quiso decir «tipo»?',
    'becas.lists.todas.where.tipo: «Transportes» no es un valor de becas.tipo. ¿Quiso decir «Transporte»?',
  ],
  [
    'a door of no role',
    puerta('todas', { roles: ['cordinador'] }),
    'becas.lists.todas.roles: «cordinador» no es un rol. ¿Quiso decir «coordinador»?',
  ],
  [
    'a door of no scope',
    puerta('deMiCuc', { scope: ['propioCUC'] }),
    'becas.lists.deMiCuc.scope: «propioCUC» no es un alcance registrado. ¿Quiso decir «propioCuc»?',
  ],
  [
    'a scope without the parameter that it reads',
    puerta('deMiCuc', { scope: ['delCuc'] }),
    'becas.lists.deMiCuc.scope: «delCuc» lee «clave_cuc», y «cuc/becas» no lo trae.',
  ],
  [
    'a scope of the CUC of what has none',
    con({ cuc: undefined }),
    'becas.lists.deMiCuc.scope: «propioCuc» pregunta de qué CUC es el registro, y becas no declara cuc.',
    'becas.lists.deEstudiante.scope: «propioCuc» pregunta de qué CUC es el registro, y becas no declara cuc.',
    'becas.write.scope: «propioCuc» pregunta de qué CUC es el registro, y becas no declara cuc.',
  ],
  [
    "a scope of one's own records for a role that none leads to",
    puerta('deMiCuc', { scope: ['propios'], roles: ['estudiante', 'escolar', 'facilitador'] }),
    'becas.lists.deMiCuc.scope: «propios» pregunta de quién es el registro, y ninguna referencia de becas lleva a la cuenta de escolar ni de facilitador: no vería ninguno.',
  ],
  [
    'a door through no link',
    puerta('todas', { through: 'cucs_programa' }),
    'becas.lists.todas.through: «cucs_programa» no es una entidad que enlaza. ¿Quiso decir «cucs_programas»?',
  ],
]
