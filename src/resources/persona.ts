import { estatus, nivelesEducativos, otraNacionalidad, sexos, tiposDeVinculacion } from '../domain/personas.ts'
import { patrones } from '../domain/patrones.ts'
import {
  accountEmail,
  choice,
  computed,
  date,
  integer,
  lookup,
  password,
  reference,
  text,
  via,
} from '../schema/fields.ts'
import { datosDeRfc } from '../domain/datosDeClaves.ts'
import { dudaDeCurp, dudaDeRfc } from '../domain/dudas.ts'
import { edadDicha, primerNacimiento } from '../domain/edad.ts'
import { escritoEnGrupos } from '../domain/escritoEnGrupos.ts'
import { telefonoEscrito } from '../domain/telefonoEscrito.ts'
import { avisosDePersona, direccion } from './direccion.ts'
import { usoDeCurp } from './quienEs.ts'

/** Order of lists of people: both surnames, then names. */
export const porNombre = ['apellidopaterno', 'apellidomaterno', 'nombre'] as const

/** Returns the field of a name of a person: required, letters only. */
export const nombreDePersona = (label: string, word: string, record: string, pattern = patrones.letras) =>
  text({
    label,
    record,
    required: `El '${word}' es requerido`,
    max: 100,
    pattern: [pattern, `El '${word}' debe contener solo letras`],
  })

/** Returns the field of a telephone of ten digits. */
export const telefono = (label: string, word: string) =>
  text({
    label,
    required: `El '${word}' es requerido`,
    pattern: [patrones.telefono, `El '${word}' debe contener 10 dígitos`],
    read: telefonoEscrito,
  })

/** Returns the field of a matrícula, the key of every person: eighteen characters that nobody else has. (B §9) */
export const matricula = () =>
  text({
    label: 'Matrícula',
    locked: 'La matrícula no cambia: identifica a la persona',
    upper: true,
    required: 'La matrícula es invalida',
    length: [18, 'La matrícula es invalida'],
    pattern: [patrones.alfanumerico, 'La matrícula es invalida'],
  })

/** Returns the field of a birth date, the same for every kind of person. (B §3, §9) */
export const fechaDeNacimiento = () =>
  date({
    label: 'Fecha de nacimiento',
    required: 'La fecha de nacimiento es requerida',
    format: 'El formato de la fecha debe ser dia-mes-año',
    min: [primerNacimiento, 'La fecha de nacimiento no puede ser anterior al 01-01-1925'],
    past: 'La fecha de nacimiento no puede ser posterior al día de hoy',
  })

/** Options of the e-mail of an account; they explain that an account is of one role. */
export const correoDeCuenta = {
  label: 'Correo electrónico',
  heading: 'Correo',
  record: 'usuario.email',
  required: 'Por favor ingrese un correo valido',
  help: 'Una cuenta es de un solo rol: quien ya entra con otro necesita otro correo',
} as const

/** E-mail and first password of people who sign in. */
export const cuenta = {
  email: accountEmail(correoDeCuenta),
  password: password({ label: 'Contraseña', required: "La 'Contraseña' es requerida", only: 'create' }),
}

/** Fields that consejeros, facilitadores and escolares share, in the order of their form. (B §3, §5) */
export const persona = {
  matricula: matricula(),
  nombre: nombreDePersona('Nombre', 'nombre', 'nombre'),
  apellidopaterno: nombreDePersona('Apellido paterno', 'apellido paterno', 'apellido_paterno'),
  apellidomaterno: nombreDePersona('Apellido materno', 'apellido materno', 'apellido_materno'),
  nombreC: via({ label: 'Nombre completo', of: ['nombre', 'apellido_paterno', 'apellido_materno'] }),
  curp: text({
    label: 'CURP',
    upper: true,
    required: "La 'CURP' no es válida",
    length: [18, "La 'CURP' no es válida"],
    doubt: dudaDeCurp,
    tells: usoDeCurp,
  }),
  sexo: choice({ label: 'Sexo', required: 'El sexo es requerido', choices: sexos }),
  fecha_nacimiento: fechaDeNacimiento(),
  edad: computed({
    label: 'Edad',
    unit: 'años',
    of: ['fecha_nacimiento'],
    value: ({ fecha_nacimiento }, hoy) => edadDicha(fecha_nacimiento, hoy),
  }),
  rfc: text({
    label: 'RFC',
    upper: true,
    required: "El 'RFC' no es válido",
    pattern: [patrones.rfc, "El 'RFC' no es válido"],
    read: escritoEnGrupos(patrones.rfc),
    doubt: dudaDeRfc,
    tells: { label: 'Usar la fecha del RFC', name: 'el RFC', values: datosDeRfc },
  }),
  niveleducativo: choice({
    label: 'Nivel educativo',
    record: 'nivel_educativo',
    required: 'El nivel educativo es requerido',
    choices: nivelesEducativos,
  }),
  perfil_academico: text({
    label: 'Perfil académico',
    required: "El 'perfil académico' es requerido",
    max: [120, "El 'perfil académico' debe contener menos de 120 caracteres"],
    pattern: [patrones.letras, "El 'perfil académico' debe contener solo letras"],
  }),
  telefono: telefono('Teléfono', 'teléfono'),
  telefono_emergencia: telefono('Teléfono de emergencia', 'teléfono de emergencia'),
  id_tiposangre: lookup({ label: 'Tipo de sangre', of: 'tiposSangre', required: 'El tipo de sangre es requerido' }),
  padecimiento: text({
    label: 'Padecimiento',
    required: 'El padecimiento es requerido',
    placeholder: 'Si no tiene, escriba Ninguno',
  }),
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
    required: 'El estado de nacimiento es requerido',
  }),
  ...direccion(avisosDePersona),
  tipo_vinculacion: choice({
    label: 'Tipo de vinculación',
    required: 'El tipo de vinculación es requerido',
    choices: tiposDeVinculacion,
  }),
  status: choice({
    label: 'Estatus',
    required: 'El estatus es requerido',
    only: 'update',
    choices: estatus,
    initial: 1,
  }),
}

/** Fields by which the registers of people are filtered. */
export const filtrosDePersona = [
  'status',
  'tipo_vinculacion',
  'sexo',
  'niveleducativo',
  'fecha_nacimiento',
  'municipio',
  'email',
] as const

/** Fields whose values stay from one person to the next when several are added in a row. */
export const conservadoDePersona = ['nacionalidad', 'estado_nacimiento', 'cp', 'tipo_vinculacion'] as const

/** Views of the registers of people that are read every day. */
export const vistasDePersona = {
  activos: { label: 'Activos', filter: { status: 1 }, lists: ['todos', 'deCuc'] },
  inactivos: { label: 'Inactivos', filter: { status: 0 }, lists: ['todos', 'deCuc'] },
} as const

/** Sections of the person form that all three share. */
export const seccionesDePersona = [
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
      'curp',
      'rfc',
    ],
  },
  { title: 'Nacionalidad', fields: ['nacionalidad', 'otra_nacionalidad', 'estado_nacimiento'] },
  { title: 'Formación', fields: ['niveleducativo', 'perfil_academico'] },
  { title: 'Contacto y salud', fields: ['telefono', 'telefono_emergencia', 'id_tiposangre', 'padecimiento'] },
  { title: 'Domicilio', fields: ['cp', 'estado', 'municipio', 'colonia', 'calle', 'num_exterior'] },
] as const

/** Campus of a consejero or an escolar. */
export const cucDePersona = reference({
  label: 'CUC',
  record: 'clave_cuc',
  to: 'cucs',
  required: 'El CUC es requerido',
  embed: { at: 'cuc', fields: ['clave', 'nombre'] },
})

/** Number of the school cycle. */
export const semestre = integer({
  label: 'Semestre',
  required: 'El semestre es requerido',
  between: [1, 12, 'El semestre debe ser entre 1 y 12'],
})

/** Acts of the administration on several people at once: end their work, or take them back. */
export const accionesDePersonas = {
  estatus: { label: 'Cambiar estatus', inputs: ['status'], roles: ['administrativo'], lists: ['todos', 'deCuc'] },
} as const
