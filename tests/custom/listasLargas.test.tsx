import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { dentro } from '../admin/dentro.tsx'

const { entrar, server } = dentro()

const dice = (ruta: string, data: object) =>
  server.use(http.get(`*/api/${ruta}`, () => HttpResponse.json({ err: false, statusText: 'OK', message: '', data })))

const registros = ['Ana Ruiz', 'Ana Ruis'].map((nombre, n) => ({
  recurso: 'facilitadores',
  tipo: 'Facilitador',
  clave: `F${n}`,
  nombre,
  cuc: null,
}))

it.each([true, false])('possible duplicates, when there are more than are told: %s', async mas => {
  dice('duplicados', { grupos: [{ porQue: 'La misma CURP', registros }], mas })
  await entrar('coordinador', '/duplicados')
  const lista = within(await screen.findByRole('list', { name: 'Posibles duplicados' }))
  expect(lista.getByRole('listitem').textContent).toBe('La misma CURPAna Ruiz FacilitadorAna Ruis Facilitador')
  expect(screen.queryAllByText('Hay más: aparecen cuando estos se corrigen.').length).toBe(mas ? 1 : 0)
})

const choque = {
  por: 'salon',
  id_clase: '4b1c8f0e-0c0f-4a8b-9d52-0a2a4f8d7a11',
  clase: '«Milpa»',
  cuando: '',
  texto: '',
}

it.each([
  [true, 'Más de 2 choques'],
  [false, '2 choques'],
] as const)('clashes, when there are more than are told: %s', async (mas, titulo) => {
  dice('choques/lugares', [
    {
      clave_cuc: 'C',
      cuc: 'CUC Uno',
      id_periodo: '4b1c8f0e-0c0f-4a8b-9d52-0a2a4f8d7a12',
      periodo: '2026-B',
      fecha_inicio: '2026-08-01',
    },
  ])
  dice('choques', { choques: ['uno', 'otro'].map(texto => ({ ...choque, texto })), mas })
  await entrar('coordinador', '/choques')
  expect(await screen.findByRole('heading', { name: titulo })).toBeTruthy()
  expect(screen.queryAllByText('Hay más: aparecen cuando estos se corrigen.').length).toBe(mas ? 1 : 0)
})
