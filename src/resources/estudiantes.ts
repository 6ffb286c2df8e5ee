import { accionesDeEstudiantes } from './accionesDeEstudiantes.ts'
import { antecedente } from './antecedente.ts'
import { deClase } from './deClase.ts'
import { estudiantesPorAtender } from './estudiantesPorAtender.ts'
import { dudaDeCurp } from '../domain/dudas.ts'
import { cumpleDieciocho, edad, edadDicha, edadMaxima } from '../domain/edad.ts'
import { estatus, nacionalidadMexicana, nivelesEducativos, otraNacionalidad, sexos } from '../domain/personas.ts'
import { patrones } from '../domain/patrones.ts'
import { choice, computed, lookup, reference, text, via } from '../schema/fields.ts'
import { defineResource } from '../schema/resource.ts'
import { avisosDePersona, direccion } from './direccion.ts'
import { padronDeEstudiantes } from './padron.ts'
import { cerradaPorReadmision, readmision, unaSolaVez } from './readmision.ts'
import { saludYOrigen } from './saludYOrigen.ts'
import { relacionadosDeEstudiantes } from './relacionadosDeEstudiantes.ts'
import { cuenta, fechaDeNacimiento, matricula, nombreDePersona, porNombre, semestre, telefono } from './persona.ts'
import { quienEs, usoDeCurp } from './quienEs.ts'
import { delCuc } from './delCuc.ts'
import { inicioAntesDelFinal } from './inicioAntesDelFinal.ts'

const conOtraMatricula = 'No cambia: para otro, vea «Readmisión»'

/** Students, each of one group; their previous school is the record's antecedente. (B §2, §3, §5) */
export const estudiantes = defineResource({
  name: 'estudiantes',
  label: { one: 'Estudiante', many: 'Estudiantes' },
  key: 'matricula',
  title: 'nombreC',
  fields: {
    matricula: matricula(),
    nombre: nombreDePersona('Nombre', 'nombre', 'nombre', patrones.letrasYPuntos),
    apellidopaterno: {
      ...nombreDePersona('Apellido paterno', 'apellido paterno', 'apellidopaterno', patrones.letrasYPuntos),
      echo: 'apellido_paterno',
    },
    apellidomaterno: {
      ...nombreDePersona('Apellido materno', 'apellido materno', 'apellidomaterno', patrones.letrasYPuntos),
      echo: 'apellido_materno',
    },
    nombreC: via({ label: 'Nombre completo', of: ['nombre', 'apellidopaterno', 'apellidomaterno'] }),
    fecha_nacimiento: fechaDeNacimiento(),
    edad: computed({
      label: 'Edad',
      unit: 'años',
      sent: true,
      of: ['fecha_nacimiento'],
      value: ({ fecha_nacimiento }, hoy) => edadDicha(fecha_nacimiento, hoy),
    }),
    sexo: choice({ label: 'Sexo', required: 'El sexo es requerido', choices: sexos }),
    nacionalidad: lookup({
      label: 'Nacionalidad',
      of: 'nacionalidades',
      record: 'id_nacionalidad',
      required: 'La nacionalidad es requerida',
    }),
    otra_nacionalidad: text({
      label: 'Otra nacionalidad',
      when: { nacionalidad: otraNacionalidad },
      required: "La 'otra nacionalidad' es requerida",
      max: 100,
      pattern: [patrones.letras, "La 'otra nacionalidad' debe contener solo letras"],
    }),
    estado_nacimiento: lookup({
      label: 'Estado de nacimiento',
      of: 'estados',
      when: { nacionalidad: nacionalidadMexicana },
      required: 'El estado de nacimiento es requerido',
    }),
    curp: text({
      label: 'CURP',
      upper: true,
      when: { nacionalidad: nacionalidadMexicana },
      required: "La 'CURP' no es válida",
      length: [18, "La 'CURP' no es válida"],
      doubt: dudaDeCurp,
      tells: usoDeCurp,
    }),
    niveleducativo: choice({
      label: 'Nivel educativo',
      echo: 'nivel_educativo',
      required: 'El nivel educativo es requerido',
      choices: nivelesEducativos,
    }),
    telefono: telefono('Teléfono', 'teléfono'),
    telefono_emergencia: telefono('Teléfono de emergencia', 'teléfono de emergencia'),
    ...saludYOrigen(),
    ...direccion(avisosDePersona),
    clave_programa: reference({
      label: 'Programa',
      to: 'programas',
      locked: conOtraMatricula,
      required: 'El programa es requerido',
      offer: { list: 'deMiCuc' },
      embed: { at: 'programa', fields: ['clave', 'nombre'] },
    }),
    id_reticula: reference({
      label: 'Malla curricular',
      to: 'reticulas',
      locked: conOtraMatricula,
      required: 'La malla curricular es requerida',
      offer: { list: 'dePrograma', bind: { clave_programa: 'clave_programa' } },
      embed: { at: 'reticula', fields: ['nombre'] },
    }),
    clave_grupo: reference({
      label: 'Grupo',
      to: 'grupos',
      locked: conOtraMatricula,
      required: 'El grupo es requerido',
      offer: { list: 'dePrograma', bind: { clave_programa: 'clave_programa' } },
      embed: {
        at: 'grupo',
        fields: [
          'clave_grupo',
          'nombre',
          'clave_programa',
          'programa.nombre',
          'programa.grado',
          'cuc.clave',
          'cuc.nombre',
        ],
      },
    }),
    del_cuc: delCuc(),
    semestre,
    regular: choice({ label: 'Regular', required: 'Indique si es regular', choices: ['Si', 'No'], initial: 'Si' }),
    estatus: choice({
      label: 'Estatus',
      required: 'El estatus es requerido',
      only: 'update',
      choices: estatus,
      initial: 1,
    }),
    ...antecedente(),
    ...readmision(),
    ...cuenta,
  },
  columns: ['matricula', 'nombreC', 'estatus', 'semestre', 'clave_grupo', 'clave_programa'],
  form: [
    {
      title: 'Datos personales',
      fields: [
        'matricula',
        'nombre',
        'apellidopaterno',
        'apellidomaterno',
        'sexo',
        'fecha_nacimiento',
        'edad',
        'niveleducativo',
      ],
    },
    {
      title: 'Origen',
      fields: [
        'nacionalidad',
        'otra_nacionalidad',
        'estado_nacimiento',
        'curp',
        'lengua_indigena',
        'otra_lengua',
        'pueblo_indigena',
        'otro_pueblo',
      ],
    },
    { title: 'Programa', fields: ['clave_programa', 'id_reticula', 'clave_grupo', 'semestre', 'regular', 'estatus'] },
    {
      title: 'Contacto y salud',
      fields: ['telefono', 'telefono_emergencia', 'id_tiposangre', 'padecimiento', 'discapacidad'],
    },
    { title: 'Domicilio', fields: ['cp', 'estado', 'municipio', 'colonia', 'calle', 'num_exterior'] },
    {
      title: 'Escuela de procedencia',
      fields: ['escuela', 'localidad', 'numero_localidad', 'fecha_inicio', 'fecha_final'],
    },
    { title: 'Cuenta', fields: ['email', 'password'] },
  ],
  keeps: [
    'clave_programa',
    'id_reticula',
    'clave_grupo',
    'semestre',
    'cp',
    'escuela',
    'localidad',
    'numero_localidad',
    'fecha_inicio',
    'fecha_final',
  ],
  search: ['curp'],
  filters: [
    'clave_programa',
    'clave_grupo',
    'semestre',
    'estatus',
    'regular',
    'sexo',
    'fecha_nacimiento',
    'curp',
    'nacionalidad',
    'lengua_indigena',
    'pueblo_indigena',
    'municipio',
    'email',
  ],
  views: {
    activos: { label: 'Activos', filter: { estatus: 1 }, lists: ['deMiCuc', 'todos'] },
    irregulares: { label: 'Irregulares', filter: { estatus: 1, regular: 'No' }, lists: ['deMiCuc', 'todos'] },
    bajas: { label: 'Bajas', filter: { estatus: 0 }, lists: ['deMiCuc', 'todos'] },
  },
  sort: porNombre,
  ordered: ['nombreC', 'semestre', 'estatus', 'matricula_anterior'],
  indexes: [
    ['curp', 'continua'],
    ['fecha_nacimiento'],
    ['nombre', 'matricula'],
    [...porNombre, 'matricula', 'busqueda'],
    ['del_cuc', 'matricula'],
    ['del_cuc', ...porNombre, 'matricula', 'busqueda', 'estatus', 'clave_programa', 'clave_grupo'],
    ['del_cuc', 'clave_programa', 'estatus', 'matricula'],
  ],
  related: relacionadosDeEstudiantes,
  cuc: 'clave_grupo.clave_cuc',
  unique: [unaSolaVez],
  account: { rol: 'estudiante', status: 'estatus' },
  with: ['documentacion'],
  lookupError: 'Error al obtener los datosN',
  rules: {
    fecha_nacimiento: [
      ({ fecha_nacimiento }, hoy) =>
        cumpleDieciocho(fecha_nacimiento, hoy) || 'La edad debe ser mayor a 18 o cumplir 18 antes del 1 de noviembre',
      ({ fecha_nacimiento }, hoy) => edad(fecha_nacimiento, hoy) <= edadMaxima || 'La edad no puede ser mayor a 100',
    ],
    fecha_inicio: [inicioAntesDelFinal],
  },
  advice: { personas: quienEs, asignaturasEnCurso: ['estatus'], ciclosDelPrograma: ['semestre', 'clave_programa'] },
  lists: {
    deMiCuc: { path: 'cuc/estudiantes/escolar', roles: ['escolar'], scope: ['propioCuc'] },
    todos: { path: 'estudiantes', roles: ['coordinador', 'consejero', 'escolar'], scope: ['delCucDelEscolar'] },
    candidatos: {
      path: 'cuc/estudiantes/setenta-porciento/escolar',
      roles: ['escolar'],
      scope: ['propioCuc', 'candidatos'],
      where: { estatus: 1 },
      with: ['avance'],
    },
    deGrupo: {
      path: 'grupos/{clave_grupo}/estudiantes',
      roles: ['coordinador', 'consejero', 'escolar'],
      scope: ['propioCuc'],
    },
    deClase: {
      path: 'clase/{id_clase}/estudiantes',
      roles: ['escolar'],
      scope: ['propioCuc', 'inscritos'],
      only: deClase,
    },
    porCursar: {
      path: 'programa/{clave_programa}/clases/materia/{id_materia}/estudiantes',
      roles: ['escolar'],
      scope: ['propioCuc', 'porCursar'],
      where: { estatus: 1 },
      only: deClase,
    },
    ...estudiantesPorAtender,
    porAgregar: {
      path: 'programa/clases/{id_clase}/estudiantes',
      roles: ['escolar'],
      scope: ['propioCuc', 'porAgregar'],
      where: { estatus: 1 },
      only: deClase,
    },
    padron: padronDeEstudiantes,
  },
  bulk: accionesDeEstudiantes,
  write: {
    create: ['escolar'],
    update: ['escolar'],
    delete: ['escolar'],
    scope: 'propioCuc',
    sealed: cerradaPorReadmision,
  },
  screen: {
    route: '/estudiantes',
    role: 'escolar',
    menu: 'Estudiantes',
    icon: 'estudiante',
    opens: ['documentacion', 'kardex', 'malla'],
  },
})
