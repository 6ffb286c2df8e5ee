import { fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { valuesToKeep } from '../../src/admin/form/valuesToKeep.ts'
import { resources } from '../../src/resources/index.ts'
import { nameIn } from '../../src/schema/record/nameIn.ts'
import {
  avisos,
  boton,
  botones,
  campo,
  dialogos,
  elegir,
  escribir,
  guardar,
  hallado,
  pulsar,
  titulo,
  valor,
} from './formulario.ts'
import { programa } from '../harness/filas.ts'
import { filas, llenar, materiasEn } from './materias.ts'
import { pantalla } from './pantalla.ts'

const aqui = pantalla()
const { abrir, escritas } = aqui
const { materias, abrirAgregar } = materiasEn(aqui)

/** Saves and waits for the empty form of the next record. */
const otro = async (vacio: string) => {
  pulsar('Guardar y agregar otro')
  await waitFor(() => expect(titulo()).toBe('¿Esta seguro de realizar esta acción?'))
  pulsar('Confirmar')
  await waitFor(() => expect([dialogos().length, valor(vacio)]).toEqual([1, '']))
}

describe('«Guardar y agregar otro»', () => {
  it('names the saved record, starts again at the first field with nothing typed, and every record is its own', async () => {
    await abrirAgregar()
    llenar('SER-1', 'Serie uno')
    await otro('Clave')
    expect([avisos(), titulo(), valor('Nombre'), document.activeElement === campo('Clave')]).toEqual([
      ['Materia registrada correctamente: Serie uno'],
      'Agregar Materia',
      '',
      true,
    ])
    llenar('SER-2', 'Serie dos')
    await guardar()
    expect(avisos()).toContain('Materia registrada correctamente')
    const claves = await Promise.all(escritas().map(async ({ cuerpo }) => (await cuerpo()).id_materia))
    expect(new Set(claves).size).toBe(2)
    fireEvent.change(document.querySelector('[type=search]') ?? document.body, { target: { value: 'Serie' } })
    await waitFor(() => expect(filas()).toEqual(['SER-2 Serie dos 5', 'SER-1 Serie uno 5']))
  })

  it('the untouched form of the next one closes at once', async () => {
    await abrirAgregar()
    llenar('SER-3', 'Serie tres')
    await otro('Clave')
    pulsar('Cancelar')
    await waitFor(() => expect(dialogos()).toEqual([]))
  })

  it('is of no record that is there already', async () => {
    await materias()
    fireEvent.click(await hallado('Editar Saberes de la milpa'))
    expect(botones('Guardar y agregar otro')).toEqual([])
  })

  it('keeps what is chosen to be kept, until somebody chooses otherwise', async () => {
    await abrir('escolar', '/grupos', 'Grupos')
    fireEvent.click(await hallado('Agregar'))
    const llenarGrupo = (clave: string) => {
      escribir('Clave', clave)
      escribir('Nombre', `Grupo ${clave}`)
    }
    llenarGrupo('SER-1')
    await elegir('Programa', programa.nombre)
    await otro('Clave')
    await waitFor(() => expect(valor('Programa')).toBe(programa.nombre))
    llenarGrupo('SER-2')
    expect(boton('Programa').getAttribute('aria-pressed')).toBe('true')
    pulsar('Programa')
    await otro('Clave')
    expect(valor('Programa')).toBe('')
    expect(boton('Programa').getAttribute('aria-pressed')).toBe('false')
    expect(await escritas()[1]?.cuerpo()).toMatchObject({ clave_grupo: 'SER-2', clave_programa: programa.clave })
  })
})

describe('the set of fields kept for the next record', () => {
  const values = { clave_programa: 'P', id_reticula: 'R', clave_grupo: 'G', semestre: '3', nombre: 'Ana' }

  it('is no more than what was chosen', () => {
    expect(valuesToKeep(resources.estudiantes, ['clave_programa', 'clave_grupo'], values)).toEqual({
      clave_programa: 'P',
      clave_grupo: 'G',
    })
  })

  it('goes with what it hangs from', () => {
    expect(valuesToKeep(resources.estudiantes, ['id_reticula', 'clave_grupo', 'semestre'], values)).toEqual({
      semestre: '3',
    })
  })
})

it('a record is called as its form says, also by several fields; a generated key is no name', () => {
  const persona = { matricula: 'M1', nombre: 'Ana', apellidopaterno: 'Ruiz', apellidomaterno: null }
  expect(nameIn(resources.estudiantes, persona)).toBe('Ana Ruiz')
  expect(nameIn(resources.estudiantes, { matricula: 'M1' })).toBe('M1')
  expect(nameIn(resources.materias, { id_materia: 'x' })).toBe('')
})
