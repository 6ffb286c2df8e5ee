import { describe, expect, it } from 'vitest'
import { grados } from '../../src/domain/programas.ts'
import { resources } from '../../src/resources/index.ts'
import { isAssigned } from '../../src/schema/active.ts'
import { erroresDe, expectCasos, type Caso } from './reglas.ts'

const de = (largo: number, letra = 'a') => letra.repeat(largo)

const buenos = {
  cucs: {
    clave: '20DCU0001A',
    nombre: 'CUC Ñuú Savi, A.C. & Comunal-Mixe',
    numero: '01',
    calle: 'Del Tequio',
    num_exterior: '8',
    cp: '68770',
    colonia: 1,
  },
  programas: {
    clave: 'LICCOMUNAL',
    nombre: 'Comunalidad',
    creditos: 300,
    duracion: 8,
    periodicidad: 'Semestre',
    grado: 'Licenciatura',
    modalidad: 'Mixta',
    fecha_registro: '2020-04-20',
  },
  periodos: { nombre: '2026-B', fecha_inicio: '2026-08-31', fecha_final: '2027-01-31', periodicidad: 'Semestre' },
  materias: { clave_materia: 'COM-101', nombre: 'Asamblea', creditos: 4 },
} as const

const casos: { [N in keyof typeof buenos]: readonly Caso[] } = {
  cucs: [
    ['clave', '', "La 'clave del CUC' es requerida"],
    ['clave', de(9), "La 'clave de cuc' debe contener 10 caracteres"],
    ['clave', de(11), "La 'clave de cuc' debe contener 10 caracteres"],
    ['clave', de(10)],
    ['clave', de(10, 'ñ')],
    ['nombre', '', "El 'nombre del CUC' es requerido"],
    ['nombre', de(150)],
    ['nombre', de(151), "El 'nombre del CUC' debe contener menos de 150 caracteres"],
    ['nombre', 'CUC 1', "El 'nombre del CUC' solo debe contener letras"],
    ['nombre', 'CUC #', "El 'nombre del CUC' solo debe contener letras"],
    ['nombre', 'Pingüino & Ñandú, S.A. - X'],
    ['numero', '', "El 'número' es requerido"],
    ['numero', '01'],
    ['numero', '1', "El 'número' debe contener 2 dígitos"],
    ['numero', '123', "El 'número' debe contener 2 dígitos"],
    ['numero', '1a', "El 'número' debe contener 2 dígitos"],
    ['calle', '', 'La calle es requerida'],
    ['calle', 'A'],
    ['calle', de(150)],
    ['calle', de(151), 'La calle debe contener máximo 150 caracteres'],
    ['num_exterior', '', 'El número exterior es requerido'],
    ['num_exterior', 'S/N', 'El número exterior debe contener solo números'],
    ['num_exterior', '12 B', 'El número exterior debe contener solo números'],
    ['num_exterior', '0012'],
    ['cp', '', 'Ingrese primero un codigo postal'],
    ['cp', '6877', /^El codigo postal debe contener solo numeros/],
    ['cp', '687700', /solo numeros y deben ser 5 digitos$/],
    ['cp', '6877a', /5 digitos$/],
    ['cp', ' 01000 '],
    ['colonia', null, 'Busque el código postal y elija la colonia'],
    ['colonia', 0, "Seleccione un valor válido en 'Colonia'"],
    ['colonia', '1'],
  ],
  programas: [
    ['clave', '', "La 'clave del programa' es requerida"],
    ['clave', de(9), "La 'clave del programa' debe contener 10 caracteres"],
    ['clave', de(11), "La 'clave del programa' debe contener 10 caracteres"],
    ['clave', de(10)],
    ['nombre', '', "El 'nombre del programa' es requerido"],
    ['nombre', de(150)],
    ['nombre', de(151), "El 'nombre del programa' debe contener menos de 150 caracteres"],
    ['nombre', 'Arte: "vida", (y) \'fiesta\'; & - /.'],
    ['nombre', 'Plan 2', "El 'nombre del programa' solo debe contener letras y signos de puntuación"],
    ...[47, 500, '47', 0].map((valor): Caso => [
      'creditos',
      valor,
      "Los 'créditos del programa' deben ser mayores a 47 y menores a 500",
    ]),
    ['creditos', 48],
    ['creditos', '499'],
    ['creditos', '', "Los 'créditos del programa' son requeridos"],
    ['creditos', 48.5, /entero/],
    ['creditos', 'cien', /número/],
    ...[1, 13].map((valor): Caso => ['duracion', valor, 'Los ciclos escolares deben ser minimo 2 y maximo 12']),
    ['duracion', 2],
    ['duracion', 12],
    ['duracion', null, 'Los ciclos escolares son requeridos'],
    ...['Trimestre', 'Cuatrimestre', 'Semestre'].map((valor): Caso => ['periodicidad', valor]),
    ['periodicidad', 'Año', /válido/],
    ['periodicidad', '', 'La periodicidad es requerida'],
    ...grados.map((valor): Caso => ['grado', valor]),
    ['grado', 'Profesional Asociado', /válido/],
    ['grado', '', 'El grado es requerido'],
    ...['Escolarizada', 'No Escolarizada', 'Mixta'].map((valor): Caso => ['modalidad', valor]),
    ['modalidad', 'mixta', /válido/],
    ['modalidad', null, 'La modalidad es requerida'],
    ['fecha_registro', '', 'La fecha de registro es requerida'],
    ['fecha_registro', '20-04-2020', /fecha válida/],
    ['fecha_registro', '2023-02-29', /fecha válida/],
    ['fecha_registro', '2024-02-29'],
    ['fecha_registro', '2999-01-01'],
    ['fecha_registro', '1900-01-01'],
    [
      'fecha_registro',
      '0026-01-10',
      "El campo 'Fecha de registro' no puede ser anterior al 01-01-1900, escriba el año completo",
    ],
  ],
  periodos: [
    ['nombre', '', "El 'nombre del periodo' es requerido"],
    ['nombre', de(150, '1')],
    ['nombre', de(151), "El 'nombre del periodo' debe contener menos de 150 caracteres"],
    ['fecha_inicio', '', 'La fecha de inicio es requerida'],
    ['fecha_inicio', 'ayer', /fecha válida/],
    ['fecha_final', '', 'La fecha final es requerida'],
    ['fecha_final', '2027-13-01', /fecha válida/],
    ['fecha_final', '2026-11-30'],
    ['fecha_final', '2026-11-29', 'La fecha final debe estar entre 3 y 6 meses después de la fecha de inicio'],
    ['fecha_final', '2027-02-28'],
    ['fecha_final', '2027-03-01', 'La fecha final debe estar entre 3 y 6 meses después de la fecha de inicio'],
    ['periodicidad', '', 'La periodicidad es requerida'],
  ],
  materias: [
    ['clave_materia', '', "La 'clave de la materia' es requerida"],
    ['clave_materia', de(50)],
    ['clave_materia', de(51), /50/],
    ['nombre', '', "El 'nombre de la materia' es requerido"],
    ['nombre', de(200)],
    ['nombre', de(201), "El 'nombre de la materia' debe contener menos de 200 caracteres"],
    ['creditos', 3, 'Los créditos no pueden ser menor a 4'],
    ['creditos', 3.99, 'Los créditos no pueden ser menor a 4'],
    ['creditos', 4],
    ['creditos', '4.25'],
    ['creditos', 4.125, /dos decimales/],
    ['creditos', '', "Los 'créditos de la materia' son requeridos"],
  ],
}

expectCasos(buenos, casos)

describe('the start and the end of a period', () => {
  it.each([
    ['2026-08-31', '2026-08-31'],
    ['2027-02-01', '2027-01-31'],
  ])('%s to %s: not before', (fecha_inicio, fecha_final) => {
    expect(erroresDe('periodos', buenos.periodos, { fecha_inicio, fecha_final })).toMatchObject({
      fecha_inicio: 'La fecha de inicio debe ser anterior a la fecha final',
    })
  })
})

it('an update reads no key and keeps nothing of it', () => {
  expect(erroresDe('cucs', buenos.cucs, { clave: 'corta' }, { mode: 'update', stored: buenos.cucs })).toEqual({})
})

it('a key that names nothing to people stands in no form; one with a label does', () => {
  const { materias, periodos, reticulas } = resources
  expect(
    [materias.fields.id_materia, periodos.fields.id_periodo, reticulas.fields.id_reticula].map(isAssigned),
  ).toEqual([true, true, false])
})
