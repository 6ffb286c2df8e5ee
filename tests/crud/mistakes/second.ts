import { becas, campo, con, pestana, puerta, type Mistake } from './becas.ts'

/** Mistakes in writing, screens and their tabs. */
export const second: Mistake[] = [
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
    con({ write: { ...becas.write, delete: ['escolares'], scope: 'mias_', guard: 'inscritosCabe' } }),
    'becas.write: «escolares» no es un rol. ¿Quiso decir «escolar»?',
    'becas.write.scope: «mias_» no es un alcance registrado. ¿Quiso decir «mias»?',
    'becas.write.guard: «inscritosCabe» no es un juez registrado. ¿Quiso decir «inscritosCaben»?',
  ],
  [
    'advice that knows another entity, or other fields',
    con({ advice: { asignaturasEnCurso: ['tipo'], ciclosDelPrograma: ['tipo'] } }),
    'becas.advice.asignaturasEnCurso: es una advertencia de estudiantes, no de becas.',
    'becas.advice.ciclosDelPrograma: lee «clave_programa», que no es un campo de becas.',
    'becas.advice.ciclosDelPrograma: lee «semestre», que no es un campo de becas.',
  ],
  [
    'lists in the order of a key that nobody reads',
    con({ sort: undefined }),
    'becas.sort: sin él sus listas saldrían en el orden de «id_beca», que nadie lee; diga por qué campo se ordenan.',
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
    'becas.search: «otro_tpo» no es un campo de becas. ¿Quiso decir «otro_tipo»?',
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
  ['bounds the wrong way round', campo('monto', { max: 50 }), 'becas.monto: el mínimo 100 es mayor que el máximo 50.'],
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
    pestana({ list: 'todos', columns: ['folioo'], selectors: [{ field: 'tpo', label: '', hint: '' }] }),
    '/becas, «Todas», columns: «folioo» no es un campo de becas. ¿Quiso decir «folio»?',
    '/becas, «Todas», selectors: «tpo» no es un campo de becas. ¿Quiso decir «tipo»?',
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
  [
    'what is kept for the next is no field, twice, or nothing that is written',
    con({ keeps: ['tippo', 'monto', 'monto', 'id_beca'] }),
    'becas.keeps: «tippo» no es un campo de becas. ¿Quiso decir «tipo»?',
    'becas.keeps: «monto» está dos veces entre lo que se conserva.',
    'becas.keeps: «id_beca» no se escribe en Agregar.',
  ],
  [
    'what is kept hangs from what is not',
    Object.assign(campo('id_periodo', { offer: { list: 'dePrograma', bind: { clave_programa: 'matricula' } } }), {
      keeps: ['id_periodo'],
    }),
    'becas.keeps: «id_periodo» depende de «matricula», que no se conserva.',
  ],
]
