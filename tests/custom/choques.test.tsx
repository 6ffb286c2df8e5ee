import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { pantalla } from '../admin/pantalla.ts'
import { clase } from '../harness/aula.ts'
import { grupo } from '../harness/filas.ts'
import { otroCuc } from '../harness/vecinos.ts'

const { abrir, base, claves } = pantalla()

const elegir = async (lista: string, opcion: string | RegExp) => {
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: lista }))
  fireEvent.click(await screen.findByRole('option', { name: opcion }))
}
const expectDicho = (lista: string, opcion: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('combobox', { name: lista }).textContent).toMatch(opcion))

it('the person of the shown week stays chosen from periodo to periodo', async () => {
  await clase(base().db, claves())
  const despues = { nombre: '2027-A', fecha_inicio: '2027-02-01', fecha_final: '2027-07-31' }
  const [otro] = await base()
    .db.insert(tables.periodos)
    .values({ ...despues, periodicidad: 'Semestre' })
    .returning()
  await clase(base().db, { ...claves(), id_periodo: otro?.id_periodo ?? '' })
  await abrir('escolar', '/choques', 'Choques y semanas')
  await elegir('Semana de', 'Un facilitador')
  const titulo = await screen.findByRole('heading', { name: /^Semana de / })
  const quien = titulo.textContent
  await expectDicho('Periodo', /2026-B|2027-A/)
  const antes = screen.getByRole('combobox', { name: 'Periodo' }).textContent
  await elegir('Periodo', antes.includes('2026-B') ? /2027-A/ : /2026-B/)
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Periodo' }).textContent).not.toBe(antes))
  await expectDicho('Semana de', 'Un facilitador')
  expect(await screen.findByRole('heading', { name: quien })).toBeTruthy()
})

it('an address of a campus that is not hers shows her own', async () => {
  await abrir('escolar', `/choques?cuc=${otroCuc.clave}`, 'Choques y semanas')
  await expectDicho('Periodo', /2026-B|2027-A/)
})

it('two groups of one name are two, told apart by their keys', async () => {
  await base()
    .db.insert(tables.grupos)
    .values({ ...grupo, clave_grupo: 'OTRO-1A' })
  await clase(base().db, claves(), { cambios: { clave_grupo: 'OTRO-1A', salon: '9' } })
  await abrir('escolar', `/choques?periodo=${claves().id_periodo}&semana=grupo&cual=OTRO-1A`, 'Choques y semanas')
  expect(await screen.findByRole('heading', { name: `Semana de ${grupo.nombre} (OTRO-1A)` })).toBeTruthy()
  await elegir('Cuál', `${grupo.nombre} (${grupo.clave_grupo})`)
  expect(await screen.findByRole('heading', { name: `Semana de ${grupo.nombre} (${grupo.clave_grupo})` })).toBeTruthy()
})
