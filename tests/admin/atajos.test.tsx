import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { dialogos, pulsar, titulo } from './formulario.ts'
import { pantalla } from './pantalla.ts'

const { abrir } = pantalla()
beforeEach(async () => {
  await abrir('coordinador', '/materias', 'Materias')
  await screen.findByRole('button', { name: 'Agregar' })
})
const tecla = (key: string, mas: object = {}, donde: Element = document.body) =>
  fireEvent.keyDown(donde, { key, ...mas })

it('? tells all of them', async () => {
  await waitFor(() => {
    tecla('?', { shiftKey: true })
    expect(titulo()).toBe('Atajos del teclado')
  })
  expect([...document.querySelectorAll('[role=dialog] kbd')].map(({ textContent }) => textContent)).toEqual([
    'Ctrl',
    'K',
    '/',
    'n',
    '?',
    'Esc',
  ])
})

it('/ goes to «Buscar», n to «Agregar»', async () => {
  tecla('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Buscar' }))
  tecla('n')
  await waitFor(() => expect(titulo()).toBe('Agregar Materia'))
})

it('not while one writes, nor with another key held, nor in a dialog', async () => {
  const buscar = screen.getByRole('searchbox', { name: 'Buscar' })
  tecla('n', {}, buscar)
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) tecla('n', { [modifier]: true })
  tecla('?', {}, buscar)
  expect(dialogos()).toEqual([])
  tecla('?')
  await waitFor(() => expect(dialogos().length).toBe(1))
  tecla('n', {}, dialogos()[0])
  tecla('k', { ctrlKey: true }, dialogos()[0])
  expect(dialogos().length).toBe(1)
})

it('can be turned off on this machine', async () => {
  tecla('?')
  await waitFor(() => expect(titulo()).toBe('Atajos del teclado'))
  fireEvent.click(screen.getByRole('switch', { name: /una sola tecla/ }))
  pulsar('Cerrar')
  await waitFor(() => expect(dialogos()).toEqual([]))
  tecla('n')
  tecla('?')
  expect(dialogos()).toEqual([])
})
