import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { WholeCodes } from '../../src/admin/fields/WholeCodes.tsx'

const clave = (texto: string) => `<span style="white-space: nowrap;">${texto}</span>`

it.each([
  ['IST01-AGROE-2023-1_Botánica campesina', `${clave('IST01-AGROE-2023-1')}_<wbr>Botánica campesina`],
  ['Grupo IST01-A y A-2', `Grupo ${clave('IST01-A')} y ${clave('A-2')}`],
  ['García-López', 'García-López'],
])('«%s» breaks in no code, and may behind what ties a name to it', (texto, html) => {
  expect(render(<WholeCodes text={texto} />).container.innerHTML).toBe(html)
})
