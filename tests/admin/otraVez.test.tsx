import { fireEvent, waitFor } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { delay, http } from 'msw'
import { beforeAll, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { escribir, guardar, hallado, titulo, valor } from './formulario.ts'
import { filas, materiasEn } from './materias.ts'
import { pantalla } from './pantalla.ts'

const aqui = pantalla()
const { base, server } = aqui
const { materias } = materiasEn(aqui)

beforeAll(async () => {
  await base().db.insert(tables.materias).values({ clave_materia: 'OTRA-1', nombre: 'Apicultura', creditos: 5 })
})

const abrirla = async (nombre: string) => {
  fireEvent.click(await hallado(`Editar ${nombre}`))
  await waitFor(() => expect(titulo()).toBe('Editar Materia'))
}

it('a record that is opened again before its list is read anew is the saved one, and is saved without a conflict', async () => {
  await materias()
  await abrirla('Apicultura')
  escribir('Nombre', 'Apicultura I')
  server.use(http.get('*/api/materias', () => delay('infinite')))
  await guardar()
  await waitFor(() => expect(filas()).toContain('OTRA-1 Apicultura I 5'))
  await abrirla('Apicultura I')
  expect(valor('Nombre')).toBe('Apicultura I')
  escribir('Créditos', '6')
  await guardar()
  await waitFor(async () => {
    const [guardada] = await base().db.select().from(tables.materias).where(eq(tables.materias.clave_materia, 'OTRA-1'))
    expect(guardada).toMatchObject({ nombre: 'Apicultura I', creditos: 6 })
  })
})
