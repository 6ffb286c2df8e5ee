import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { roles } from '../../src/domain/roles.ts'
import { universidad } from '../../src/domain/universidad.ts'
import { menuDe } from '../../src/resources/pantallas.ts'
import { dentro } from '../admin/dentro.tsx'

const { entrar } = dentro()

it.each(roles)('welcomes %s with mission, vision and the ways to the own screens', async rol => {
  await entrar(rol)
  expect(await screen.findByRole('heading', { level: 1, name: 'Bienvenido al sistema' })).toBeDefined()
  expect((await screen.findByRole('heading', { name: 'Misión' })).nextElementSibling?.textContent).toBe(
    universidad.mision,
  )
  expect(screen.getByRole('heading', { name: 'Visión' }).nextElementSibling?.textContent).toBe(universidad.vision)
  const enlaces = within(screen.getByRole('region', { name: /estas son sus pantallas/ })).getAllByRole('link')
  const propias = menuDe(rol)
    .map(({ route }) => route)
    .filter(route => route !== '/homePage')
  expect(enlaces.map(enlace => enlace.getAttribute('href'))).toEqual(propias)
})
