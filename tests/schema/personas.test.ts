import { describe, expect, it } from 'vitest'
import { nivelesEducativos, tiposDeVinculacion } from '../../src/domain/personas.ts'
import { resources } from '../../src/resources/index.ts'
import { erroresDe, expectCasos, type Caso } from './reglas.ts'

const de = (largo: number, letra = 'a') => letra.repeat(largo)

const comun = {
  matricula: de(18, 'M'),
  nombre: 'María José',
  apellidopaterno: 'Núñez',
  apellidomaterno: 'Güereca',
  curp: 'GALM010203MOCRPGA9',
  sexo: 'M',
  fecha_nacimiento: '2001-02-03',
  niveleducativo: 'Licenciatura',
  telefono: '9511112233',
  telefono_emergencia: '9514445566',
  id_tiposangre: 1,
  padecimiento: 'Ninguno',
  nacionalidad: 2,
  estado_nacimiento: 1,
  calle: 'Del Tequio',
  num_exterior: '8',
  cp: '68770',
  colonia: 1,
  email: 'maria@demo.cuc.mx',
  password: 'Comunal2026',
}
const trabajo = { ...comun, rfc: 'GALM010203AB1', perfil_academico: 'Derecho indígena', tipo_vinculacion: 'Tequio' }
const buenos = {
  consejeros: { ...trabajo, clavecuc: '20DCU0001A', tipos_consejero: [1, 3] },
  escolares: { ...trabajo, clavecuc: '20DCU0001A' },
  facilitadores: trabajo,
  estudiantes: {
    ...comun,
    discapacidad: 'Ninguna',
    lengua_indigena: 1,
    pueblo_indigena: 1,
    clave_programa: 'LICCOMUNAL',
    id_reticula: '0b0c54a6-5a3b-4f0b-8c39-0d3a3b0c1d2e',
    clave_grupo: 'COM-1A',
    semestre: 1,
    regular: 'Si',
    escuela: 'Bachillerato Comunal',
    localidad: 'Guelatao',
    numero_localidad: '1',
    fecha_inicio: '2016-08-01',
    fecha_final: '2019-07-01',
  },
}

const deTodos: readonly Caso[] = [
  ['matricula', '', 'La matrícula es invalida'],
  ['matricula', de(17), 'La matrícula es invalida'],
  ['matricula', de(19), 'La matrícula es invalida'],
  ['matricula', `${de(17)}-`, 'La matrícula es invalida'],
  ['matricula', de(18, '7')],
  ['nombre', '', "El 'nombre' es requerido"],
  ['nombre', 'Ana2', "El 'nombre' debe contener solo letras"],
  ['nombre', 'Ñandúü de la Ó'],
  ['apellidopaterno', '', "El 'apellido paterno' es requerido"],
  ['apellidopaterno', 'O-Hara', /solo letras/],
  ['apellidomaterno', null, "El 'apellido materno' es requerido"],
  ...['', de(17), de(19)].map((valor): Caso => ['curp', valor, "La 'CURP' no es válida"]),
  ['curp', 'galm010203mocrpga9'],
  ['sexo', '', 'El sexo es requerido'],
  ['sexo', 'H'],
  ['sexo', 'X', /válido/],
  ['fecha_nacimiento', '', 'La fecha de nacimiento es requerida'],
  ['fecha_nacimiento', '03-02-2001', 'El formato de la fecha debe ser dia-mes-año'],
  ['fecha_nacimiento', '2001-02-30', 'El formato de la fecha debe ser dia-mes-año'],
  ['fecha_nacimiento', '1924-12-31', 'La fecha de nacimiento no puede ser anterior al 01-01-1925'],
  ['niveleducativo', '', 'El nivel educativo es requerido'],
  ...nivelesEducativos.map((valor): Caso => ['niveleducativo', valor]),
  ['niveleducativo', 'Ingeniería', /válido/],
  ...['telefono', 'telefono_emergencia'].flatMap((campo): Caso[] => [
    [campo, '', /requerido$/],
    [campo, '951111223', /10 dígitos/],
    [campo, '95111122334', /10 dígitos/],
    [campo, '951111223a', /10 dígitos/],
    [campo, '0000000000'],
  ]),
  ['padecimiento', ' ', 'El padecimiento es requerido'],
  ['id_tiposangre', null, 'El tipo de sangre es requerido'],
  ['calle', '', 'La calle es requerida'],
  ['calle', de(150)],
  ['calle', de(151), /150/],
  ['num_exterior', '', /requerido/],
  ['num_exterior', '8B', /solo números/],
  ['cp', '', 'Ingrese primero un código postal'],
  ['cp', '1234', 'El código postal debe contener solo números y deben ser 5 digitos'],
  ['nacionalidad', '', 'La nacionalidad es requerida'],
  ['email', 'maria', 'Por favor ingrese un correo valido'],
  ['email', '', 'Por favor ingrese un correo valido'],
  ['email', ' MARIA@Demo.CUC.mx '],
  ['password', '', "La 'Contraseña' es requerida"],
  ['password', 'corta12', "La 'Contraseña' debe contener minimo 8 caracteres"],
  ['password', 'solamente', "La 'Contraseña' debe contener almenos un número y una letra"],
  ['password', '12345678', "La 'Contraseña' debe contener almenos un número y una letra"],
  ['password', 'abcdefg1'],
]
const deTrabajo: readonly Caso[] = [
  ['fecha_nacimiento', '1925-01-01'],
  ['fecha_nacimiento', '2026-03-10'],
  ['fecha_nacimiento', '2026-03-11', 'La fecha de nacimiento no puede ser posterior al día de hoy'],
  ...['', 'GAL010203AB1', 'GALM01020AB1', 'GALM010203AB', 'GALM010203AB-'].map((valor): Caso => [
    'rfc',
    valor,
    "El 'RFC' no es válido",
  ]),
  ['rfc', 'ñalm010203ab1'],
  ['perfil_academico', '', /requerido/],
  ['perfil_academico', de(120)],
  ['perfil_academico', de(121), "El 'perfil académico' debe contener menos de 120 caracteres"],
  ['perfil_academico', 'Nivel 2', /solo letras/],
  ['estado_nacimiento', null, 'El estado de nacimiento es requerido'],
  ['tipo_vinculacion', '', /requerido/],
  ...tiposDeVinculacion.map((valor): Caso => ['tipo_vinculacion', valor]),
  ['tipo_vinculacion', 'Tequios', /válido/],
]
const deEstudio: readonly Caso[] = [
  ['nombre', 'Ma. José'],
  ['fecha_nacimiento', '1925-01-01', 'La edad no puede ser mayor a 100'],
  ['fecha_nacimiento', '1925-03-11'],
  ['fecha_nacimiento', '2008-11-01'],
  ['fecha_nacimiento', '2008-11-02', 'La edad debe ser mayor a 18 o cumplir 18 antes del 1 de noviembre'],
  ['fecha_nacimiento', '2027-01-01', /cumplir 18/],
  ...[
    'discapacidad',
    'escuela',
    'localidad',
    'numero_localidad',
    'fecha_inicio',
    'fecha_final',
    'clave_programa',
    'id_reticula',
    'clave_grupo',
    'semestre',
    'regular',
    'lengua_indigena',
    'pueblo_indigena',
  ].map((campo): Caso => [campo, '', /./]),
  ['semestre', 0, /entre 1 y 12/],
  ['semestre', 12],
  ['semestre', 13, /entre 1 y 12/],
  ['regular', 'No'],
  ['regular', 'Tal vez', /válido/],
  ['fecha_inicio', '2019-07-01', 'La fecha de inicio debe ser anterior a la fecha final'],
  ['fecha_inicio', '2020-01-01', /anterior/],
]
const casos: { [N in keyof typeof buenos]: readonly Caso[] } = {
  consejeros: [...deTodos, ...deTrabajo, ['clavecuc', '', 'El CUC es requerido']],
  escolares: [...deTodos, ...deTrabajo, ['clavecuc', '', 'El CUC es requerido']],
  facilitadores: [...deTodos, ...deTrabajo],
  estudiantes: [...deTodos, ...deEstudio],
}

expectCasos(buenos, casos)

describe('a condition asks for its field, and only then', () => {
  it.each([
    ['facilitadores', { nacionalidad: '1' }, { otra_nacionalidad: "La 'otra nacionalidad' es requerida" }],
    [
      'facilitadores',
      { nacionalidad: 1, otra_nacionalidad: 'Guatemala 2' },
      { otra_nacionalidad: "La 'otra nacionalidad' debe contener solo letras" },
    ],
    ['facilitadores', { nacionalidad: 3, otra_nacionalidad: '2' }, {}],
    ['estudiantes', { nacionalidad: 3, curp: '', estado_nacimiento: null }, {}],
    ['estudiantes', { nacionalidad: 3, curp: 'no' }, {}],
    ['estudiantes', { nacionalidad: 2, curp: '' }, { curp: "La 'CURP' no es válida" }],
    ['estudiantes', { nacionalidad: 1, curp: '' }, { otra_nacionalidad: "La 'otra nacionalidad' es requerida" }],
    ['estudiantes', { lengua_indigena: 2 }, { otra_lengua: "La 'otra lengua' es requerida" }],
    ['estudiantes', { lengua_indigena: 2, otra_lengua: 'Popoloca' }, {}],
    ['estudiantes', { pueblo_indigena: '2' }, { otro_pueblo: "El 'otro pueblo' es requerido" }],
    ['consejeros', { tipos_consejero: [2, 3], email: '', password: '' }, {}],
    ['consejeros', { tipos_consejero: [], email: 'no', password: 'x' }, {}],
    ['consejeros', { tipos_consejero: [1], email: '' }, { email: 'Por favor ingrese un correo valido' }],
  ] as const)('%s: %j', (name, cambio, errores) => expect(erroresDe(name, buenos[name], cambio)).toEqual(errores))
})

describe('an update', () => {
  const stored = { ...buenos.consejeros, status: 1 }
  it('asks for no password, and for a status', () => {
    expect(erroresDe('consejeros', stored, { password: undefined }, { mode: 'update', stored })).toEqual({})
    expect(erroresDe('consejeros', stored, { status: '' }, { mode: 'update', stored })).toEqual({
      status: 'El estatus es requerido',
    })
    expect(erroresDe('consejeros', stored, { status: 2 }, { mode: 'update', stored })).toMatchObject({
      status: expect.stringMatching(/válido/),
    })
  })
  it('keeps asking for the e-mail of who has an account, though the area is taken away', () => {
    expect(erroresDe('consejeros', stored, { tipos_consejero: [2], email: '' }, { mode: 'update', stored })).toEqual({
      email: 'Por favor ingrese un correo valido',
    })
    expect(
      erroresDe(
        'consejeros',
        stored,
        { tipos_consejero: [2], email: '' },
        { mode: 'update', stored: { ...stored, tipos_consejero: [2] } },
      ),
    ).toEqual({})
  })
})

const nacidos = Object.values(resources).filter(({ fields }) => 'fecha_nacimiento' in fields)
it.each(nacidos.map(({ name }) => name))('nobody of the %s was born before 1925 or after today', name => {
  const nacer = (fecha_nacimiento: string) => erroresDe(name, { fecha_nacimiento }, {}).fecha_nacimiento
  expect(nacer('1924-12-31')).toBe('La fecha de nacimiento no puede ser anterior al 01-01-1925')
  expect(nacer('2026-03-11')).toEqual(expect.any(String))
  expect(nacer('2000-03-11')).toBeUndefined()
})
