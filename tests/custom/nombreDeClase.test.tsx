import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { campo, elegir, mensaje, pulsar, valor } from '../admin/formulario.ts'
import { pantalla } from '../admin/pantalla.ts'
import { grupo, programa } from '../harness/filas.ts'

const { abrir, base, claves } = pantalla()
const larga = 'Seminario de saberes de la milpa y de la vida comunal '.repeat(3).trim()
beforeAll(() => base().db.update(tables.materias).set({ nombre: larga }))

it('a class of a subject with a long name is called so that it fits, and the form blames nobody for it', async () => {
  await abrir('escolar', '/clases', 'Asignaturas')
  await userEvent.setup({ delay: null }).click(await screen.findByText('Agregar'))
  await waitFor(() => campo('Programa'))
  await elegir('Programa', programa.clave)
  await elegir('Periodo', claves().id_periodo)
  await elegir('Grupo', grupo.clave_grupo)
  await elegir('Materia', claves().id_materia)
  await waitFor(() => expect(valor('Nombre')).toMatch(/^COM-1A_Seminario de saberes .* de saberes de la milpa y…$/))
  pulsar('Confirmar')
  await waitFor(() => expect(mensaje('Salón')).toBe('El salón de la asignatura es requerido'))
  expect(mensaje('Nombre')).toBeUndefined()
})
