import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { waitingNotices } from '../../src/api/waitingNotices.ts'
import { Landing } from '../../src/landing/Landing.tsx'
import { exito, falla, servidor } from '../api/servidor.ts'

const { recibidas, responde } = servidor()
const persona = userEvent.setup()
const abrir = async (busqueda = '?token=t0k3n') => {
  history.replaceState(null, '', `/restablecerContrasena${busqueda}`)
  render(<Landing path="/restablecerContrasena" preload={() => undefined} enter={async () => undefined} />)
  await screen.findByRole('heading')
}
const escribir = async (nueva: string, otra = nueva) => {
  if (nueva) await persona.type(screen.getByLabelText('Contraseña nueva'), nueva)
  if (otra) await persona.type(screen.getByLabelText('Confirmar contraseña'), otra)
  await persona.click(screen.getByRole('button', { name: 'Guardar contraseña' }))
}

describe('a new password', () => {
  it.each([
    ['', '', 'La contraseña nueva es requerida'],
    ['Tequio2026', '', 'La confirmación de la contraseña es requerida'],
    ['Corta1', 'Corta1', "La 'Contraseña' debe contener minimo 8 caracteres"],
    ['solamenteletras', 'solamenteletras', "La 'Contraseña' debe contener almenos un número y una letra"],
    ['Tequio2026', 'Tequio2027', 'La nueva contraseña y su confirmacion deben ser iguales'],
  ])('«%s», «%s» is refused without a call', async (nueva, otra, falta) => {
    await abrir()
    await escribir(nueva, otra)
    expect(screen.getAllByText(falta)[0]).toBeDefined()
    expect(recibidas).toEqual([])
  })

  it('is sent with the token of the link; then the login opens with the message', async () => {
    responde('post', 'restablecer-contrasenia', () => exito('Su contraseña fue restablecida'))
    await abrir()
    await escribir('Tequio2026')
    await waitFor(() => expect(location.pathname + location.search).toBe('/'))
    expect(await recibidas[0]?.json()).toEqual({
      token: 't0k3n',
      contrasenia_nueva: 'Tequio2026',
      contrasenia_nueva_confirmation: 'Tequio2026',
    })
    expect(waitingNotices.all()).toEqual([{ type: 'success', text: 'Su contraseña fue restablecida' }])
  })

  it('stays when the server fails for another reason', async () => {
    responde('post', 'restablecer-contrasenia', () => falla(500, 'Intente más tarde'))
    await abrir()
    await escribir('Tequio2026')
    expect(await screen.findByText('Ocurrio un error: Intente más tarde')).toBeDefined()
    expect(screen.getByLabelText('Contraseña nueva')).toBeDefined()
  })
})

describe('a link that no longer works', () => {
  it.each([
    [() => falla(409, 'El enlace ya fue utilizado o venció'), 'El enlace ya fue utilizado o venció'],
    [
      () => falla(422, 'El enlace está incompleto', { token: 'El enlace está incompleto' }),
      'El enlace está incompleto',
    ],
  ])('says why and offers another (%#)', async (respuesta, motivo) => {
    responde('post', 'restablecer-contrasenia', respuesta)
    await abrir()
    await escribir('Tequio2026')
    expect((await screen.findByText(motivo)).getAttribute('role')).toBe('alert')
    await persona.click(screen.getByRole('link', { name: 'Solicitar otro enlace' }))
    expect(location.pathname).toBe('/recuperarContrasena')
  })

  it('is known at once without a token', async () => {
    await abrir('')
    expect(screen.getByText('El enlace está incompleto, ábralo de nuevo desde el correo')).toBeDefined()
    expect(screen.queryByLabelText('Contraseña nueva')).toBeNull()
  })
})
