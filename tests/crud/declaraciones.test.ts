import { describe, expect, it } from 'vitest'
import { names } from '../../server/refuseMistakes.ts'
import { resources } from '../../src/resources/index.ts'
import { checkDeclarations } from '../../src/schema/check/checkDeclarations.ts'
import type { Names } from '../../src/schema/check/context.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { becas as declarada } from '../ejemplo/becas/declaracion.ts'

const becas: AnyResource = declarada

/** The scholarships with something else in them, as somebody might have typed it. */
const con = (cambio: object): AnyResource => Object.assign({}, becas, cambio)
const campo = (name: string, cambio: object) =>
  con({ fields: { ...becas.fields, [name]: { ...becas.fields[name], ...cambio } } })
const puerta = (list: string, cambio: object) =>
  con({ lists: { ...becas.lists, [list]: { ...becas.lists[list], ...cambio } } })
const pestana = (cambio: object) =>
  con({ screen: { ...becas.screen, tabs: [{ label: 'Todas', list: 'deMiCuc', ...cambio }] } })

const faltas = (dicha: AnyResource, otras: Partial<Names> = {}) =>
  checkDeclarations(
    { ...resources, becas: dicha },
    {
      ...names,
      screens: [
        ...names.screens,
        {
          route: '/becas',
          roles: ['escolar'],
          title: 'Becas',
          resource: 'becas',
          menu: { label: 'Becas', icon: dicha.screen?.icon ?? 'lista', roles: ['escolar'] },
        },
      ],
      ...otras,
    },
  )

it('nothing is wrong with what is declared today, nor with a new entity', () => {
  expect(checkDeclarations(resources, names)).toEqual([])
  expect(faltas(becas)).toEqual([])
})

describe('each mistake is named where it stands, with what was probably meant', () => {
  it.each<[string, AnyResource, ...string[]]>([
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
      'a door through no link',
      puerta('todas', { through: 'cucs_programa' }),
      'becas.lists.todas.through: «cucs_programa» no es una entidad que enlaza. ¿Quiso decir «cucs_programas»?',
    ],
    [
      'a door through a link of others',
      puerta('todas', { through: 'cucs_programas' }),
      'becas.lists.todas.through: «cucs_programas» no enlaza nada con becas.',
    ],
    [
      'a part that no room adds',
      puerta('todas', { with: ['avanze'] }),
      'becas.lists.todas.with: «avanze» no es una parte registrada. ¿Quiso decir «avance»?',
    ],
    [
      'one address twice',
      puerta('deEstudiante', { path: 'grupos/{matricula}/estudiantes' }),
      'write: «GET grupos/{}/estudiantes» está dos veces como llamada de la API.',
    ],
    [
      'the address of a hand-made call',
      puerta('todas', { path: 'dias' }),
      'write: «GET dias» está dos veces como llamada de la API.',
    ],
    [
      'a seal on no field',
      con({ write: { ...becas.write, sealed: { update: { estado: 'Cerrada' }, message: 'x' } } }),
      'becas.write.sealed.update: «estado» no es un campo de becas. Hay: id_beca, folio, matricula, id_periodo, tipo, otro_tipo, monto, fecha_inicio, fecha_final, renovable.',
    ],
    [
      'a write of no role, scope and judge',
      con({ write: { ...becas.write, delete: ['escolares'], scope: 'mias_', guard: 'inscrito' } }),
      'becas.write: «escolares» no es un rol. ¿Quiso decir «escolar»?',
      'becas.write.scope: «mias_» no es un alcance registrado. ¿Quiso decir «mias»?',
      'becas.write.guard: «inscrito» no es un juez registrado. ¿Quiso decir «inscritos»?',
    ],
    [
      'a key, a title and an order that are none',
      con({ key: 'id_beka', title: 'nombre', sort: 'folioo' }),
      'becas.key: «id_beka» no es un campo de becas. ¿Quiso decir «id_beca»?',
      'becas.title: «nombre» no es un campo de becas. Hay: id_beca, folio, matricula, id_periodo, tipo, otro_tipo, monto, fecha_inicio, fecha_final, renovable.',
      'becas.sort: «folioo» no es un campo de becas. ¿Quiso decir «folio»?',
    ],
    [
      'a key that may change',
      con({ key: 'folio' }),
      'becas.key: «folio» debe ser requerido y locked: una clave no cambia.',
    ],
    [
      'columns and a search of no field',
      con({ columns: ['folio', 'montto'], search: ['otro_tpo'] }),
      'becas.columns: «montto» no es un campo de becas. ¿Quiso decir «monto»?',
      'becas.columns: «otro_tpo» no es un campo de becas. ¿Quiso decir «otro_tipo»?',
    ],
    [
      'a rule, a unique pair and a state on no field',
      con({
        rules: { final: [] },
        unique: [{ fields: ['matricula', 'periodo'], message: 'x' }],
        states: [{ typo: 'Otra' }],
      }),
      'becas.rules: «final» no es un campo de becas. Hay: id_beca, folio, matricula, id_periodo, tipo, otro_tipo, monto, fecha_inicio, fecha_final, renovable.',
      'becas.unique: «periodo» no es un campo de becas. ¿Quiso decir «id_periodo»?',
      'becas.states: «typo» no es un campo de becas. ¿Quiso decir «tipo»?',
    ],
    [
      'a form without what it requires, with a field twice and with one that is none',
      con({
        form: [
          {
            title: '',
            fields: [
              'folio',
              'folio',
              'matricula',
              'id_periodo',
              'tipo',
              'otro_tipo',
              'fecha_inicio',
              'fecha_fin',
              'fecha_final',
            ],
          },
        ],
      }),
      'becas.form: «fecha_fin» no es un campo de becas. ¿Quiso decir «fecha_final»?',
      'becas.form: «folio» está dos veces en el formulario.',
      'becas.form: falta «monto», que es requerido y nadie podría llenar.',
    ],
    [
      'bounds the wrong way round',
      campo('monto', { max: 50 }),
      'becas.monto: el mínimo 100 es mayor que el máximo 50.',
    ],
    [
      'an initial value that is no choice',
      campo('tipo', { initial: 'Otro' }),
      'becas.tipo.initial: «Otro» no es una de sus opciones. ¿Quiso decir «Otra»?',
    ],
    [
      'an account of no role, without e-mail',
      con({ account: { rol: 'becaria', status: 'estado' } }),
      'becas.account.rol: «becaria» no es un rol. Hay: coordinador, administrativo, consejero, escolar, facilitador, estudiante.',
      'becas.account.status: «estado» no es un campo de becas. Hay: id_beca, folio, matricula, id_periodo, tipo, otro_tipo, monto, fecha_inicio, fecha_final, renovable.',
      'becas.account: falta un campo accountEmail.',
    ],
    [
      'something else read after it was saved',
      con({ afterSave: { read: 'datosgeneral', when: { tipo: 'Otra' }, error: 'x' } }),
      'becas.afterSave.read: «GET datosgeneral» no es una llamada de la API. ¿Quiso decir «GET datosgenerales»?',
    ],
    [
      'a text built of what is not there',
      campo('folio', { built: { of: ['matricula.nombreC_', 'tpo'], by: '-' } }),
      'becas.folio.built: «nombreC_» no es un campo de estudiantes. ¿Quiso decir «nombreC»?',
      'becas.folio.built: «tpo» no es un campo de becas. ¿Quiso decir «tipo»?',
    ],
    [
      'a text of a place that nothing brings',
      con({ fields: { ...becas.fields, de: { kind: 'via', label: 'De', of: ['estudiante.nombres'] } } }),
      'becas.de.of: «estudiante.nombres» no es un lugar del registro declarado antes. ¿Quiso decir «estudiante.nombre»?',
    ],
    [
      'an icon that nobody draws',
      con({ screen: { ...becas.screen, icon: 'becas' } }),
      '/becas, icon: «becas» no es un icono registrado.',
    ],
    [
      'a tab of no door, of no column, of no filter',
      pestana({ list: 'todos', columns: ['folioo'], filters: [{ field: 'tpo', label: '', hint: '' }] }),
      '/becas, «Todas», columns: «folioo» no es un campo de becas. ¿Quiso decir «folio»?',
      '/becas, «Todas», filters: «tpo» no es un campo de becas. ¿Quiso decir «tipo»?',
      '/becas, «Todas», list: «todos» no es una puerta de becas. ¿Quiso decir «todas»?',
    ],
    [
      'a tab whose door its role may not read',
      pestana({ list: 'todas' }),
      '/becas, «Todas»: la puerta «todas» de becas no deja leer a escolar.',
    ],
    [
      'a tab whose parameter nothing fills',
      pestana({ list: 'deEstudiante' }),
      '/becas, «Todas»: nada llena «matricula», que «estudiantes/{matricula}/becas» pide.',
    ],
    [
      'cards that bind nothing, of no title',
      pestana({
        list: 'deEstudiante',
        cards: { of: 'estudiantes', list: 'deMiCuc', title: 'nombrec', bind: 'matrcula' },
      }),
      '/becas, «Todas», cards: «nombrec» no es un campo de estudiantes. ¿Quiso decir «nombreC»?',
      '/becas, «Todas»: nada llena «matricula», que «estudiantes/{matricula}/becas» pide.',
      '/becas, «Todas», bind: «matrcula» no es un parámetro de las puertas que siguen. ¿Quiso decir «matricula»?',
    ],
    [
      'days that it has not, and a chain that leads to nothing',
      con({
        during: ['fecha_inicio', 'fecha_fin'],
        screen: { ...becas.screen, tabs: [{ label: 'Todas', list: 'deMiCuc', leadsTo: 'beca' }] },
      }),
      'becas.during: «fecha_fin» no es un campo de becas. ¿Quiso decir «fecha_final»?',
      '/becas, «Todas», leadsTo: «beca» no es una entidad del registro. ¿Quiso decir «becas»?',
    ],
    [
      'a chain of nothing',
      pestana({ list: 'deMiCuc', cascade: [{ of: 'estudiante', list: 'x', label: '', hint: '', bind: 'matricula' }] }),
      '/becas, «Todas», matricula: «estudiante» no es una entidad del registro. ¿Quiso decir «estudiantes»?',
      '/becas, «Todas», bind: «matricula» no es un parámetro de las puertas que siguen.',
    ],
  ])('%s', (_, dicha, ...sentences) => {
    expect(faltas(dicha)).toEqual(sentences)
  })

  it('another name in the registry than its own', () =>
    expect(checkDeclarations({ ...resources, beca: becas }, names)).toEqual([
      'beca: se registra como «beca» y se llama «becas».',
    ]))

  it('one route twice, and a menu that leads nowhere', () => {
    const pantalla = { route: '/cucs', roles: ['escolar'], title: 'Otra' } as const
    expect(checkDeclarations(resources, { ...names, screens: [...names.screens, pantalla] })).toEqual([
      'screens: «/cucs» está dos veces como ruta de una pantalla.',
    ])
    expect(checkDeclarations(resources, { ...names, menu: { ...names.menu, estudiante: ['/boleta'] } })).toEqual([
      'menu.estudiante: «/boleta» no es la ruta de una pantalla. ¿Quiso decir «/boletas»?',
    ])
  })

  it('two entities that sign in with one role', () =>
    expect(
      checkDeclarations(
        {
          ...resources,
          escolares: Object.assign({}, resources.escolares, { account: { rol: 'facilitador', status: 'status' } }),
        },
        names,
      ),
    ).toEqual(['account.rol: «facilitador» está dos veces como rol de una cuenta.']))
})
