import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importableFields } from '../../src/schema/cells/importable.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { resources } from '../../src/resources/index.ts'
import { tables } from '../../server/university/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { importador } from '../harness/importador.ts'

let e: Escena
let escolar: ReturnType<typeof importador>
let cabeza: string[] = []
let modelo: string[] = []
const estudiantes: AnyResource = resources.estudiantes
const campos = importableFields(estudiantes).map(([name]) => name)
const lugar = (name: string) => campos.indexOf(name)
beforeAll(async () => {
  e = await escena({ sembrada: true })
  escolar = importador(e, await e.tokenDe('escolar'))
  const texto = new TextDecoder().decode(
    await escolar.exportado(`cuc/estudiantes/escolar?columnas=${campos.join(',')}`, 'csv'),
  )
  const [primera = [], ...filas] = Papa.parse<string[]>(texto.replace(/^\ufeff/, '')).data
  cabeza = primera
  modelo = filas.find(fila => fila[lugar('estado_nacimiento')] !== '') ?? []
})
afterAll(() => e.cerrar())

/** A new student who differs from a known one in key and address. */
const nuevo = (cual: number, cambios: Readonly<Record<string, string>> = {}) =>
  campos.map((name, at) =>
    name === 'matricula'
      ? (cambios.matricula ?? `NUEVA${String(cual).padStart(13, '0')}`)
      : name === 'email'
        ? (cambios.email ?? `nueva.${cual}@ejemplo.mx`)
        : name === 'estatus'
          ? (cambios.estatus ?? '')
          : (cambios[name] ?? modelo[at] ?? ''),
  )

describe('faults among many rows', () => {
  it('each is named at its cell, and no other', async () => {
    const [ajeno] = (await e.db.select().from(tables.grupos)).filter(
      ({ nombre }) => nombre !== modelo[lugar('clave_grupo')],
    )
    const ocupado = String((await e.db.select().from(tables.estudiantes))[0]?.matricula)
    const fallas: [Record<string, string>, string, RegExp][] = [
      [{ nombre: '' }, 'nombre', /requerido/],
      [{ nombre: 'Ana 3' }, 'nombre', /solo letras/],
      [{ apellidopaterno: '' }, 'apellidopaterno', /requerido/],
      [{ sexo: 'Femenino' }, 'sexo', /escriba Hombre o Mujer|escriba Mujer o Hombre/],
      [{ fecha_nacimiento: '31/02/2001' }, 'fecha_nacimiento', /dia-mes-año/],
      [{ fecha_nacimiento: '01/01/2020' }, 'fecha_nacimiento', /mayor a 18/],
      [{ nacionalidad: 'Marciana' }, 'nacionalidad', /no (es una opción|existe)/],
      [{ curp: 'CORTA' }, 'curp', /CURP/],
      [{ niveleducativo: 'Kinder' }, 'niveleducativo', /opción/],
      [{ telefono: '951' }, 'telefono', /10 dígitos/],
      [{ cp: '00001' }, 'cp', /no existe/],
      [{ colonia: 'Colonia que no hay' }, 'colonia', /no (es una opción|existe)/],
      [{ calle: '' }, 'calle', /requerida/],
      [{ num_exterior: 'S/N' }, 'num_exterior', /solo números/],
      [{ clave_programa: 'Alquimia' }, 'clave_programa', /no (es una opción|existe)/],
      [{ clave_grupo: ajeno?.clave_grupo ?? '' }, 'clave_grupo', /no (es una opción|existe)/],
      [{ semestre: '13' }, 'semestre', /entre 1 y 12/],
      [{ semestre: 'dos' }, 'semestre', /número/],
      [{ regular: 'Tal vez' }, 'regular', /escriba Si o No/],
      [{ email: 'no es correo' }, 'email', /correo/],
      [{ email: 'nueva.1@ejemplo.mx' }, 'email', /Ya existe una cuenta/],
      [{ fecha_final: '01/01/1990' }, 'fecha_inicio', /anterior/],
      [{ matricula: 'CORTA' }, 'matricula', /invalida/],
      [{ estatus: 'Inactivo' }, 'estatus', /después de registrar|opción/],
      [{ calle: '#REF!' }, 'calle', /error/],
    ]
    const filas = Array.from({ length: 300 }, (_, cual) => nuevo(cual))
    const esperadas = new Map<number, [string, RegExp]>()
    for (const [cual, [cambios, campo, motivo]] of fallas.entries()) {
      const at = 20 + cual * 10
      filas[at] = nuevo(at, cambios)
      esperadas.set(at + 2, [campo, motivo])
    }
    filas[290] = nuevo(290, { matricula: `NUEVA${String(291).padStart(13, '0')}` })
    for (const renglon of [292, 293]) esperadas.set(renglon, ['matricula', /repetido en el archivo/])
    expect(ocupado).not.toBe('')
    const { data, message } = await escolar.subir('estudiantes', Papa.unparse([cabeza, ...filas]))
    expect(message).toBe('')
    const erradas = await escolar.filas(data.id, 'error')
    expect(erradas.map(({ renglon, faltas }) => [renglon, Object.keys(faltas)])).toEqual(
      [...esperadas].map(([renglon, [campo]]) => [renglon, [campo]]),
    )
    for (const { renglon, faltas } of erradas)
      expect([renglon, Object.values(faltas)[0]]).toEqual([
        renglon,
        expect.stringMatching(esperadas.get(renglon)?.[1] ?? /^$/),
      ])
    expect(data.cuenta).toMatchObject({ total: 300, nuevos: 300 - esperadas.size, errores: esperadas.size })
  })
})
