import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { dentro } from '../admin/dentro.tsx'

const { entrar } = dentro()

it('tells a student without any request who makes one, and leads to where a leave begins', async () => {
  await entrar('estudiante', '/misTramites')
  expect(await screen.findByText(/Los solicita Servicios escolares de su CUC/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Bajas temporales' }).getAttribute('href')).toBe('/bajasTemporales')
})
