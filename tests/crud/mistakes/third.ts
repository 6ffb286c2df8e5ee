import { becas, campo, con, pestana, puerta, type Mistake } from './becas.ts'

const conCampo = (name: string, field: object, mas: object = {}) =>
  con({ fields: { ...becas.fields, [name]: { label: name, required: false, ...field } }, ...mas })
const opciones = [
  [1, 'Una'],
  [2, 'Dos'],
] as const

/** Mistakes in kinds, and in declarations that look right by themselves. */
export const third: Mistake[] = [
  ['a door for nobody', puerta('todas', { roles: [] }), 'becas.lists.todas.roles: nadie puede leerla.'],
  [
    'a field that waits for itself',
    campo('otro_tipo', { when: { otro_tipo: 'x' } }),
    'becas.otro_tipo.when: un campo no puede depender de sí mismo.',
  ],
  [
    'a field of an account where there is none',
    conCampo('email', { kind: 'accountEmail' }),
    'becas.email: becas no declara account, y este campo es de una cuenta.',
  ],
  [
    'fields of an account by other names',
    conCampo('correo', { kind: 'accountEmail' }, { account: { rol: 'escolar', status: 'renovable' } }),
    'becas.correo: el campo debe llamarse «email», como lo lee la cuenta.',
    'account.rol: «escolar» está dos veces como rol de una cuenta.',
  ],
  [
    'a password by another name',
    con({
      account: { rol: 'escolar', status: 'renovable' },
      fields: { ...becas.fields, email: { kind: 'accountEmail', label: 'E' }, clave: { kind: 'password', label: 'C' } },
    }),
    'becas.clave: el campo debe llamarse «password», como lo lee la cuenta.',
    'account.rol: «escolar» está dos veces como rol de una cuenta.',
  ],
  [
    'whole bounds the wrong way round',
    conCampo('n', { kind: 'integer', between: [5, 2, 'x'] }),
    'becas.n: el mínimo 5 es mayor que el máximo 2.',
  ],
  ['bounds that are the same are none', conCampo('n', { kind: 'integer', min: 5, max: 5 })],
  [
    'hours the wrong way round',
    conCampo('n', { kind: 'time', min: ['09:00', 'x'], max: ['08:00', 'x'] }),
    'becas.n: el mínimo 09:00 es mayor que el máximo 08:00.',
  ],
  [
    'a text longer than it may be',
    conCampo('n', { kind: 'text', length: [9, 'x'], max: 8 }),
    'becas.n: el mínimo 9 es mayor que el máximo 8.',
  ],
  [
    'a text that no index can hold',
    conCampo('n', { kind: 'text', unique: 'x', max: 601 }),
    'becas.n: con más de 600 caracteres no cabe en un índice.',
  ],
  [
    'nor one that the list is ordered by',
    { ...conCampo('n', { kind: 'text', max: 601 }), sort: 'n' },
    'becas.n: con más de 600 caracteres no cabe en un índice.',
  ],
  ['a long text that is in none', conCampo('n', { kind: 'text', max: 4000 })],
  [
    'a choice twice',
    campo('tipo', { choices: [...opciones, [1, 'Otra vez']], initial: undefined }),
    'becas.tipo: «1» está dos veces entre sus opciones.',
    'becas.otro_tipo.when.tipo: «Otra» no es un valor de becas.tipo. Hay: 1, 2, 1.',
  ],
  [
    'choices of two kinds',
    campo('tipo', { choices: [...opciones, ['Otra', 'Otra']] }),
    'becas.tipo.choices: unas opciones son números y otras textos.',
  ],
  [
    'several twice, offered by no call',
    conCampo('n', { kind: 'choices', choices: [...opciones, [2, 'x']], offer: { path: 'diaz/', key: 'id' } }),
    'becas.n: «2» está dos veces entre sus opciones.',
    'becas.n.offer.path: «GET diaz» no es una llamada de la API. ¿Quiso decir «GET dias»?',
  ],
  [
    'a list and a part that are none',
    con({
      fields: {
        ...becas.fields,
        l: { kind: 'lookup', label: 'L', of: 'tiposSangr' },
        p: { kind: 'part', label: 'P', of: 'ciclo' },
      },
    }),
    'becas.l.of: «tiposSangr» no es una lista fija. ¿Quiso decir «tiposSangre»?',
    'becas.p.of: «ciclo» no es una parte registrada de formulario. ¿Quiso decir «ciclos»?',
  ],
  [
    'a secret column, and one twice',
    conCampo('password', { kind: 'password' }, { columns: ['folio', 'folio', 'password'] }),
    'becas.password: becas no declara account, y este campo es de una cuenta.',
    'becas.columns: «password» es secreto.',
    'becas.columns: «folio» está dos veces entre las columnas.',
  ],
  [
    'an order and a key that no column holds',
    conCampo(
      'n',
      { kind: 'computed', value: () => 1 },
      { sort: 'n', key: 'n', unique: [{ fields: ['n'], message: 'x' }], during: ['n', 'fecha_final'] },
    ),
    'becas.key: «n» no es una columna.',
    'becas.key: «n» debe ser requerido y locked: una clave no cambia.',
    'becas.sort: «n» no se puede ordenar.',
    'becas.during: «n» no es una columna.',
    'becas.unique: «n» no es una columna.',
  ],
  [
    'a link to what is no reference',
    con({ link: ['matricula', 'folio'] }),
    'becas.link: «folio» debe ser una referencia.',
  ],
  [
    'a part of every record that no room adds',
    con({ with: ['avanze'] }),
    'becas.with: «avanze» no es una parte registrada. ¿Quiso decir «avance»?',
  ],
  [
    'a screen of no role',
    con({ screen: { ...becas.screen, role: 'escolares' } }),
    'becas.screen.role: «escolares» no es un rol. ¿Quiso decir «escolar»?',
  ],
  [
    'a figure worked out of what is not there',
    conCampo('suma', { kind: 'computed', of: ['tpo'], value: () => 1 }),
    'becas.suma.of: «tpo» no es un campo de becas. ¿Quiso decir «tipo»?',
  ],
  [
    'a text built on what is no reference',
    campo('folio', { built: { of: ['tipo.nombre'], by: '-' } }),
    'becas.folio.built: «tipo» no es una referencia, y «tipo.nombre» sigue por ella.',
  ],
  [
    'a door where no column',
    conCampo(
      'n',
      { kind: 'computed', value: () => 1 },
      { lists: { ...becas.lists, todas: { ...becas.lists.todas, where: { n: 1 } } } },
    ),
    'becas.lists.todas.where: «n» no es una columna de becas.',
  ],
  [
    'an offer where no column',
    campo('matricula', { offer: { list: 'deMiCuc', where: { nombreC: 'x' } } }),
    'becas.matricula.offer.where: «nombreC» no es una columna de estudiantes.',
  ],
  [
    'a field settled on no field',
    campo('id_periodo', { settled: { when: { tpo: 1 }, because: 'x' } }),
    'becas.id_periodo.settled.when: «tpo» no es un campo de becas. ¿Quiso decir «tipo»?',
  ],
  [
    'a field that continues a record of another resource',
    campo('id_periodo', { continues: true }),
    'becas.id_periodo.continues: periodos no es becas; un registro continúa otro de los suyos.',
  ],
  [
    'something read after what is no field',
    con({ afterSave: { read: 'datosgenerales', when: { tpo: 'x' }, error: 'x' } }),
    'becas.afterSave.when: «tpo» no es un campo de becas. ¿Quiso decir «tipo»?',
  ],
  [
    'a seal of what is deleted on no field',
    con({ write: { ...becas.write, sealed: { delete: { tpo: 'x' }, message: 'x' } } }),
    'becas.write.sealed.delete: «tpo» no es un campo de becas. ¿Quiso decir «tipo»?',
  ],
  [
    'a write of every row by whom no door shows all of them',
    con({ write: { ...becas.write, scope: undefined } }),
    'becas.write.scope: escolar no lee todos los registros, y sin alcance podría cambiarlos todos.',
  ],
  [
    'a write by a scope that reads the address',
    con({ write: { ...becas.write, scope: 'delCuc' } }),
    'becas.write.scope: «delCuc» lee «clave_cuc», y una escritura no lo trae.',
  ],
  [
    'what a reference of a reference has not',
    campo('matricula', { embed: { at: 'estudiante', fields: ['grupo.nombbre', 'gruppo.nombre'] } }),
    'becas.matricula.embed.fields: «nombbre» no es un campo de grupos. ¿Quiso decir «nombre»?',
    'becas.matricula.embed.fields: «gruppo» no es lo que una referencia de estudiantes trae. ¿Quiso decir «grupo»?',
  ],
  [
    'a tab of nothing',
    pestana({ of: 'beca', list: 'todas' }),
    '/becas, «Todas», of: «beca» no es una entidad del registro. ¿Quiso decir «becas»?',
  ],
  [
    'cards of no subtitle and no door',
    pestana({
      list: 'deEstudiante',
      cards: { of: 'estudiantes', list: 'deMiCc', title: 'nombre', subtitle: 'matrcula', bind: 'matricula' },
    }),
    '/becas, «Todas», matricula, list: «deMiCc» no es una puerta de estudiantes. ¿Quiso decir «deMiCuc»?',
    '/becas, «Todas», cards: «matrcula» no es un campo de estudiantes. ¿Quiso decir «matricula»?',
  ],
  [
    'actions on what nobody writes',
    con({ write: undefined, screen: { ...becas.screen, tabs: [{ label: 'Todas', list: 'deMiCuc', actions: true }] } }),
    '/becas, «Todas»: tiene acciones, y becas no declara write.',
  ],
]
