import { like } from 'drizzle-orm'
import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resources } from '../../src/resources/index.ts'
import { templateFields } from '../../src/schema/cells/importable.ts'
import { tables } from '../../server/university/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { importador, libroDeExcel } from '../harness/importador.ts'

let e: Escena
let coordinador: ReturnType<typeof importador>
let escolar: ReturnType<typeof importador>
beforeAll(async () => {
  e = await escena({ sembrada: true })
  coordinador = importador(e, await e.tokenDe('coordinador'))
  escolar = importador(e, await e.tokenDe('escolar'))
})
afterAll(() => e.cerrar())

const csv = (rows: readonly (readonly string[])[]) => Papa.unparse(rows.map(row => [...row]))
const cabeza = ['Clave', 'Nombre', 'Créditos']

describe('the template', () => {
  it('has the headings, notes with an example each, and the options as lists', async () => {
    const { libro } = await coordinador.libro('periodos/plantilla')
    const [hoja, notas] = libro.sheets
    const titulos = templateFields(resources.periodos).map(([, { label }]) => label)
    expect(hoja?.rows[0]).toEqual(titulos)
    expect(notas?.rows.slice(1).map(fila => fila[0])).toEqual(titulos)
    expect(notas?.rows.slice(1).every(fila => String(fila[3] ?? '') !== '')).toBe(true)
    expect(hoja?.dataValidations).toEqual([expect.objectContaining({ type: 'list' })])
  })

  it('tells of each column its width, its values, whether it is required, and its options', async () => {
    const { encabezados, libro } = await escolar.libro('calificacionesPrevias/plantilla')
    expect(encabezados).toEqual([
      libroDeExcel,
      "attachment; filename*=UTF-8''Calificaciones%20de%20otros%20periodos%20(plantilla).xlsx",
    ])
    const [hoja, notas, opciones, ...mas] = libro.sheets
    const titulos = ['Estudiante', 'Materia', 'Calificación', 'Periodo', 'Periodo escrito', 'Tipo', 'Institución']
    titulos.push('Documento', 'Motivo')
    expect([hoja?.name, hoja?.rows, hoja?.freezePane, mas]).toEqual([
      'Calificaciones de otros periodo',
      [titulos],
      { rows: 1 },
      [],
    ])
    expect(hoja?.columns?.map(({ width }) => width)).toEqual([14, 14, 16, 14, 19, 14, 15, 14, 14])
    expect([...(hoja?.cells ?? [])].map(([, { style }]) => style?.numFmt)).toEqual(
      titulos.map(titulo => (titulo === 'Calificación' ? 'General' : '@')),
    )
    const [materias, alumnos] = [await e.db.$count(tables.materias), opciones?.rows.filter(([una]) => una).length]
    const lista = (columna: string, ultima: number) => ({
      type: 'list',
      range: `${columna}2:${columna}5001`,
      allowBlank: true,
      showErrorMessage: true,
      errorStyle: 'warning',
      errorTitle: 'No está en la lista',
      errorMessage: 'Elija uno de la lista.',
      formula1: `Opciones!$${columna}$2:$${columna}$${ultima}`,
    })
    expect(hoja?.dataValidations).toEqual([
      lista('A', alumnos ?? 0),
      lista('B', materias + 1),
      lista('D', (await e.db.$count(tables.periodos)) + 1),
      lista('F', 5),
    ])
    const [alumno, materia, , periodo] = opciones?.rows[1] ?? []
    expect([opciones?.name, opciones?.hidden, opciones?.rows[0]]).toEqual(['Opciones', true, titulos])
    expect(opciones?.rows[1]).toEqual([alumno, materia, null, periodo, null, 'Ordinario', null, null, null])
    const referida = 'El nombre o la clave, como están en el sistema'
    expect([notas?.name, notas?.hidden ?? false, notas?.freezePane, notas?.columns]).toEqual([
      'Notas',
      false,
      { rows: 1 },
      [{ width: 28 }, { width: 14 }, { width: 70 }, { width: 28 }],
    ])
    expect(notas?.rows).toEqual([
      ['Columna', 'Obligatoria', 'Qué se escribe', 'Ejemplo'],
      ['Estudiante', 'Sí', referida, alumno],
      ['Materia', 'Sí', referida, materia],
      ['Calificación', 'Sí', '', '10'],
      ['Periodo', 'No', referida, periodo],
      ['Periodo escrito', 'Según el caso', 'Agosto 2019 – Enero 2020', 'Ejemplo'],
      ['Tipo', 'Sí', 'Uno de la lista', 'Ordinario'],
      ['Institución', 'Según el caso', '', 'Ejemplo'],
      ['Documento', 'Según el caso', 'Dictamen 12/2024', 'Ejemplo'],
      ['Motivo', 'Sí', 'Acta del archivo escolar', 'Ejemplo'],
    ])
  })

  it('offers no list of more than five hundred, since a part would warn of the rest', async () => {
    const deMateria = async () => {
      const [hoja, notas] = (await escolar.libro('calificacionesPrevias/plantilla')).libro.sheets
      const lista = hoja?.dataValidations?.some(({ range }) => range.startsWith('B2:'))
      return { lista, ejemplo: notas?.rows[2]?.at(-1) }
    }
    expect((await deMateria()).lista).toBe(true)
    await e.db
      .insert(tables.materias)
      .values(
        Array.from({ length: 501 }, (_, n) => ({ clave_materia: `MUCHAS-${n}`, nombre: `Una ${n}`, creditos: 5 })),
      )
    const { lista, ejemplo } = await deMateria()
    await e.db.delete(tables.materias).where(like(tables.materias.clave_materia, 'MUCHAS-%'))
    expect(lista).toBe(false)
    expect(
      (await e.db.select({ nombre: tables.materias.nombre }).from(tables.materias)).map(({ nombre }) => nombre),
    ).toContain(ejemplo)
  })

  it('explains each kind of column, also those with a list by another column', async () => {
    const notasDe = async (name: string, quien = coordinador) =>
      new Map((await quien.libro(`${name}/plantilla`)).libro.sheets[1]?.rows.map(([columna, ...mas]) => [columna, mas]))
    const clases = await notasDe('clases', escolar)
    const referida = 'El nombre o la clave, como están en el sistema'
    expect(['Periodo', 'Hora final', 'Días'].map(cual => clases.get(cual))).toEqual([
      ['Sí', referida, 'Ejemplo'],
      ['Sí', 'Una hora: hh:mm', '09:00'],
      ['Sí', 'Varios, separados por comas', 'Lunes, Martes'],
    ])
    const estudiantes = await notasDe('estudiantes', escolar)
    expect(
      ['Nacionalidad', 'CP', 'Colonia', 'Núm. exterior', 'Teléfono', 'Padecimiento', 'Correo'].map(cual =>
        estudiantes.get(cual),
      ),
    ).toEqual([
      ['Sí', 'Uno de la lista', expect.stringMatching(/./)],
      ['Sí', '', '68000'],
      ['Sí', '', 'Centro'],
      ['Sí', '', '10'],
      ['Sí', expect.any(String), '9511234567'],
      ['Sí', 'Si no tiene, escriba Ninguno', 'Ejemplo'],
      [
        'Sí',
        'El correo con el que entrará; la contraseña la pone cada persona con «¿Olvidó su contraseña?». Una cuenta es de un solo rol: quien ya entra con otro necesita otro correo',
        'nombre@ejemplo.mx',
      ],
    ])
    expect(estudiantes.get('Matrícula')?.[1]).toBe('18 caracteres')
    expect((await notasDe('programas')).get('Clave')?.[1]).toBe('10 caracteres')
    expect((await notasDe('firmantes')).get('Hasta')).toEqual([
      'No',
      'Una fecha: dd/mm/aaaa. Vacío mientras siga en el cargo',
      '15/08/2001',
    ])
    expect((await notasDe('reticulas')).get('Ciclos y materias')).toEqual([
      'Sí',
      'Todo junto, como en el ejemplo, o cada una de sus partes en una columna suya',
      'Ciclo 1: COM-101, COM-102; Ciclo 2: COM-201',
    ])
    const [hoja] = (await coordinador.libro('periodos/plantilla')).libro.sheets
    expect([...(hoja?.cells ?? [])].map(([, { style }]) => style?.numFmt)).toEqual([
      '@',
      'dd/mm/yyyy',
      'dd/mm/yyyy',
      '@',
    ])
    const [sinListas, , nada] = (await coordinador.libro('materias/plantilla')).libro.sheets
    expect([sinListas?.dataValidations, nada?.rows]).toEqual([undefined, [cabeza]])
  })

  it('filled in is a valid file', async () => {
    const { libro } = await coordinador.libro('materias/plantilla')
    const filas = [...(libro.sheets[0]?.rows ?? []), ['PLA-1', 'Botánica', '6']].map(fila => fila.map(String))
    expect((await coordinador.subir('materias', csv(filas))).data.cuenta).toMatchObject({ nuevos: 1, errores: 0 })
    expect(templateFields(resources.materias)).toHaveLength(3)
  })
})

describe('a row says', () => {
  it('says when its author may only add, or only change; without either right the author no longer has the sheet', async () => {
    const materias: AnyResource & { write?: object } = resources.materias
    const { write } = materias
    const con = (dicho: object) => Object.assign(materias, { write: dicho })
    const [una] = await e.db.select().from(tables.materias)
    const hoja = csv([cabeza, [una?.clave_materia ?? '', 'Otro nombre', '6'], ['NUE-9', 'Nueva', '6']])
    try {
      con({ create: ['coordinador'] })
      const soloAgrega = await coordinador.subir('materias', hoja)
      expect((await coordinador.filas(soloAgrega.data.id)).map(({ estado, faltas }) => [estado, faltas])).toEqual([
        ['error', { '': 'Su rol no puede cambiar materias: quite el renglón' }],
        ['nuevo', {}],
      ])
      con({ update: ['coordinador'] })
      const soloCambia = await coordinador.subir('materias', hoja)
      expect((await coordinador.filas(soloCambia.data.id)).map(({ estado, faltas }) => [estado, faltas])).toEqual([
        ['cambia', {}],
        [
          'error',
          {
            clave_materia: 'No existe, y su rol no puede agregar materias: quite el renglón o corrija la clave',
          },
        ],
      ])
      con({})
      const { status, message } = await coordinador.escribir(`${soloCambia.data.id}/revisar`, {})
      expect([status, message]).toEqual([403, 'No tiene permiso para realizar esta acción'])
    } finally {
      con(write ?? {})
    }
  })
})
