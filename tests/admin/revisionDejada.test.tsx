import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Importacion } from '../../src/admin/import/importacion.ts'
import { LeftImport } from '../../src/admin/import/LeftImport.tsx'

const igual = { total: 1, nuevos: 0, cambian: 0, iguales: 1, errores: 0, dudas: 0 }
const conError = { ...igual, iguales: 0, errores: 1 }
const dejada = (cuenta: Importacion['cuenta'], campo: string | null = 'nombre') => {
  const open: Importacion = {
    id: '',
    archivo: 'ninguna.csv',
    momento: '',
    avisos: [],
    huella: '',
    columnas: [{ encabezado: 'Nombre', campo }],
    campos: [],
    cuenta,
    vacian: 0,
    avance: 100,
    aplicando: false,
    interrumpida: false,
  }
  render(<LeftImport open={open} disabled={false} onResume={() => undefined} />)
  return document.body.textContent
}

it.each([
  ['is as the system has it', igual, 'nombre'],
  ['was read from no column', conError, null],
])('offers no review of which every row %s', (_, cuenta, campo) => expect(dejada(cuenta, campo)).toBe(''))

it('offers a review with rows to apply', () => {
  expect(dejada({ ...conError, nuevos: 1 })).toBe('Quedó sin aplicar la revisión de «ninguna.csv».Continuar')
  expect(screen.getAllByRole('button', { name: 'Continuar' })).toHaveLength(1)
})

it('offers one with errors alone as such', () =>
  expect(dejada(conError)).toBe('Quedó con errores la revisión de «ninguna.csv».Continuar'))
