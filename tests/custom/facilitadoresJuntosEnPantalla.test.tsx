import { fireEvent, waitFor } from '@testing-library/react'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { dialogo, hallado } from '../admin/formulario.ts'
import { pantalla } from '../admin/pantalla.ts'
import { cuc, persona } from '../harness/filas.ts'

const { cucs_facilitadores: vinculos } = tables
const aqui = pantalla()
const deAqui = () =>
  aqui
    .base()
    .db.select()
    .from(vinculos)
    .where(and(eq(vinculos.clave_cuc, cuc.clave), eq(vinculos.matricula, persona('F').matricula)))

it('a consejero marks some of the candidates, and adds them together', async () => {
  await aqui.base().db.delete(vinculos)
  await aqui.abrir('consejero', '/seleccionFacilitadores', 'Seleccionar facilitadores para CUC')
  fireEvent.click(await hallado('Agregar varios'))
  const casilla = await waitFor(() => {
    const [una] = document.querySelectorAll<HTMLElement>('tbody input[aria-label="Seleccionar Magdalena García López"]')
    if (!una) throw new Error('she is not offered yet')
    return una
  })
  fireEvent.click(casilla)
  fireEvent.click(await hallado('Agregar a mi CUC'))
  await waitFor(() => expect(dialogo().textContent).toContain('Se cambiará 1 de 1'))
  fireEvent.click(await hallado('Confirmar'))
  await waitFor(async () => expect(await deAqui()).toHaveLength(1))
  await waitFor(() => expect(dialogo().textContent).toContain('Agregar a mi CUC: 1 registro'))
})
