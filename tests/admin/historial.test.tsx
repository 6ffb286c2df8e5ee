import { fireEvent, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { grupo } from '../harness/filas.ts'
import { boton, botones, dialogo, dialogos, pulsar, titulo } from './formulario.ts'
import { pantalla } from './pantalla.ts'

const { base, entrar } = pantalla()
const ruta = `/grupos/${grupo.clave_grupo}`

/** Renames the group through its form. */
const renombrar = async (nombre: string) => {
  await waitFor(() => boton('Editar'))
  pulsar('Editar')
  await waitFor(() => expect(titulo()).toBe('Editar Grupo'))
  fireEvent.change(within(dialogo()).getByLabelText(/^Nombre/), { target: { value: nombre } })
  pulsar('Confirmar')
  await waitFor(() => expect(titulo()).toBe('¿Esta seguro de realizar esta acción?'))
  pulsar('Confirmar')
  await waitFor(() => expect(dialogos().length).toBe(0))
}

const abrirHistorial = async () => {
  await waitFor(() => boton('Historial'))
  pulsar('Historial')
  await waitFor(() => expect(titulo()).toBe('Historial'))
}

describe('the history of a record', () => {
  it('shows who changed what, and how the record was on a day', async () => {
    await entrar('escolar', ruta)
    await abrirHistorial()
    await waitFor(() =>
      expect(within(dialogo()).getByText('Nadie ha cambiado este registro desde que está aquí.')).toBeDefined(),
    )
    pulsar('Cerrar')
    await waitFor(() => expect(dialogos()).toEqual([]))
    const { reloj } = base()
    const antes = reloj.hoy
    reloj.hoy = new Date(antes.getTime() + 60 * 60_000)
    await renombrar('Primero A de la tarde')
    await abrirHistorial()
    const [apunte] = await waitFor(() => within(dialogo()).getAllByRole('listitem'))
    expect(apunte?.textContent).toContain('Cambio10 de septiembre de 2026 a las 1:00')
    expect(apunte?.textContent).toContain('Magdalena García López')
    expect(apunte?.textContent).toContain('Nombre' + grupo.nombre + ' → Primero A de la tarde')

    fireEvent.change(within(dialogo()).getByLabelText('Ver cómo estaba el'), { target: { value: '2026-09-09' } })
    await waitFor(() => expect(within(dialogo()).getByText('Así estaba el 9 de septiembre de 2026.')).toBeDefined())
    expect(within(dialogo()).getByText(grupo.nombre)).toBeDefined()
    expect(within(dialogo()).getByText(grupo.clave_grupo)).toBeDefined()
    expect(within(dialogo()).queryByText('Primero A de la tarde')).toBeNull()
    pulsar('Ver los cambios')
    await waitFor(() => expect(within(dialogo()).getAllByRole('listitem').length).toBe(1))
  })

  it.each([
    ['coordinador', ruta, 1],
    ['consejero', ruta, 0],
    ['escolar', '/materias', 0],
  ] as const)('is offered to %s on %s: %i', async (rol, cual, veces) => {
    const { db } = base()
    const [materia] = await db.select().from(tables.materias)
    await entrar(rol, cual === '/materias' ? `/materias/${materia?.id_materia}` : cual)
    await waitFor(() => boton('Imprimir'))
    expect(botones('Historial').length).toBe(veces)
  })
})
