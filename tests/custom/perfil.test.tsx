import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { currentSession } from '../../src/api/session.ts'
import { roles } from '../../src/domain/roles.ts'
import { dentro } from '../admin/dentro.tsx'
import { contrasena, correoDe } from '../harness/reparto.ts'

const { entrar, server, base } = dentro()
const persona = userEvent.setup()
const datos = async () => {
  const ficha = within(await screen.findByRole('region', { name: 'Datos personales' }))
  const terminos = await ficha.findAllByRole('term')
  return terminos.map(termino => `${termino.textContent}: ${termino.nextElementSibling?.textContent}`)
}

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0'

describe('personal data', () => {
  it.each(roles)('%s reads the own record', async rol => {
    await entrar(rol, '/profilePage')
    const estudia = rol === 'estudiante'
    const mias = await datos()
    expect(mias.map(dato => dato.split(':')[0])).toEqual([
      'Nombre',
      'Apellido paterno',
      'Apellido materno',
      'Sexo',
      'Teléfono',
      'Programa',
      'Grupo',
    ])
    expect(mias).toContain(`Nombre: ${currentSession()?.usuario.nombre}`)
    expect(mias).toContain('Sexo: Mujer')
    expect(mias.slice(-2)).toEqual(
      estudia ? ['Programa: Comunalidad', 'Grupo: Primero A'] : ['Programa: No aplica', 'Grupo: No aplica'],
    )
  })

  it('says so when they do not arrive, and asks again when told', async () => {
    await entrar('escolar')
    server.use(
      http.get(
        '*/api/datos/personales/usuario',
        () => HttpResponse.json({ err: true, message: 'x' }, { status: 500 }),
        { once: true },
      ),
    )
    await persona.click(await screen.findByRole('link', { name: 'Magdalena' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Error al obtener los datos')
    await persona.click(await screen.findByRole('button', { name: 'Reintentar' }))
    expect(await datos()).toContain('Apellido paterno: García')
  })
})

describe('activity of the account', () => {
  it('tells sign-ins and failed tries apart, with when, device and address, and not those of others', async () => {
    const intenta = (rol: string) =>
      base().app.request(
        '/api/login',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'user-agent': firefox },
          body: JSON.stringify({ email: correoDe(rol), password: 'Otra12345' }),
        },
        { incoming: { socket: { remoteAddress: rol === 'facilitador' ? '10.7.7.7' : '10.8.8.8' } } },
      )
    expect([(await intenta('facilitador')).status, (await intenta('escolar')).status]).toEqual([401, 401])
    await entrar('facilitador', '/profilePage')
    const lista = within(await screen.findByRole('region', { name: 'Actividad de mi cuenta' }))
    const [ingreso, falla] = await lista.findAllByRole('listitem')
    expect(ingreso?.textContent).toContain('Inicio de sesión')
    expect(lista.getByText('Intento con contraseña equivocada').closest('li')).toBe(falla)
    expect(falla?.textContent).toMatch(/ de \d{4}\D+\d+:\d\d.*Firefox en Windows10\.7\.7\.7$/)
    expect(lista.queryByText('10.8.8.8')).toBeNull()
  })
})

describe('open sessions', () => {
  it('tells this one from the others, and ends them', async () => {
    const ingresa = (agente: string) =>
      base().app.request('/api/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': agente },
        body: JSON.stringify({ email: correoDe('consejero'), password: contrasena }),
      })
    await ingresa('')
    const { token } = (await (await ingresa(firefox)).json()).data
    const perfil = async () =>
      (await base().app.request('/api/datos/personales/usuario', { headers: { authorization: `Bearer ${token}` } }))
        .status
    expect(await perfil()).toBe(200)
    await entrar('consejero', '/profilePage')
    const lista = within(await screen.findByRole('region', { name: 'Sesiones abiertas' }))
    const suya = await lista.findByRole('button', { name: 'Terminar la de Firefox en Windows' })
    expect(lista.getAllByText('Esta sesión')).toHaveLength(1)
    await persona.click(suya)
    await waitFor(() => expect(lista.queryByText('Firefox en Windows')).toBeNull())
    expect(await perfil()).toBe(401)
    await persona.click(lista.getByRole('button', { name: 'Terminar todas las demás' }))
    await waitFor(() => expect(lista.getAllByRole('listitem')).toHaveLength(1))
    expect(lista.queryByRole('button')).toBeNull()
  })
})

describe('password', () => {
  const escribir = async (valores: { correo?: string; actual: string; nueva: string; otra?: string }) => {
    const { correo, actual, nueva, otra = nueva } = valores
    const campos = {
      Correo: correo,
      'Contraseña actual': actual,
      'Contraseña nueva': nueva,
      'Confirmar contraseña': otra,
    }
    for (const [etiqueta, valor] of Object.entries(campos)) {
      if (valor === undefined) continue
      await persona.clear(await screen.findByLabelText(etiqueta))
      await persona.paste(valor)
    }
    await persona.click(screen.getByRole('button', { name: 'Cambiar contraseña' }))
  }
  const confirmar = async () => {
    const dialogo = within(await screen.findByRole('dialog', { name: '¿Esta seguro de realizar esta acción?' }))
    await persona.click(dialogo.getByRole('button', { name: 'Confirmar' }))
  }
  const ingresa = async (rol: string, password: string) =>
    (
      await base().app.request('/api/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: correoDe(rol), password }),
      })
    ).status

  it.each([
    [{ correo: 'nadie', actual: contrasena, nueva: 'Tequio2026' }, 'Por favor ingrese un correo valido'],
    [{ actual: contrasena, nueva: 'Corta1' }, "La 'Contraseña' debe contener minimo 8 caracteres"],
    [{ actual: contrasena, nueva: 'SinNumeros' }, "La 'Contraseña' debe contener almenos un número y una letra"],
    [
      { actual: contrasena, nueva: 'Tequio2026', otra: 'Tequio2027' },
      'La nueva contraseña y su confirmacion deben ser iguales',
    ],
  ])('%o is refused before it is sent', async (valores, mensaje) => {
    await entrar('facilitador', '/profilePage')
    await escribir(valores)
    expect((await screen.findAllByText(mensaje)).length).toBeGreaterThan(0)
    expect(await screen.findByText('Primero corrija las validaciones')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('speaks when a field is left', async () => {
    await entrar('facilitador', '/profilePage')
    await persona.click(await screen.findByLabelText('Contraseña actual'))
    expect(screen.queryByText('La contraseña actual es requerida')).toBeNull()
    await persona.tab()
    expect(await screen.findByText('La contraseña actual es requerida')).toBeDefined()
  })

  it('is changed once confirmed: the new one signs in, the old one does not, the session stays', async () => {
    await entrar('facilitador', '/profilePage')
    await escribir({ actual: contrasena, nueva: 'Tequio2026' })
    await confirmar()
    expect(await screen.findByText('Su contraseña fue actualizada')).toBeDefined()
    expect(await screen.findByText('Cambio de contraseña')).toBeDefined()
    expect(screen.getByLabelText('Contraseña actual')).toHaveProperty('value', '')
    expect([await ingresa('facilitador', 'Tequio2026'), await ingresa('facilitador', contrasena)]).toEqual([200, 401])
    expect(currentSession()).not.toBeNull()
  })

  it('is not changed when the dialog is cancelled', async () => {
    await entrar('consejero', '/profilePage')
    await escribir({ actual: contrasena, nueva: 'Tequio2026' })
    await persona.click(await screen.findByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await ingresa('consejero', contrasena)).toBe(200)
  })

  it.each([
    [{ actual: 'Otra12345', nueva: 'Tequio2026' }, 'La contraseña actual es incorrecta', 'Contraseña actual'],
    [
      { correo: correoDe('escolar'), actual: contrasena, nueva: 'Tequio2026' },
      'El correo no es el de su cuenta',
      'Correo',
    ],
  ])('an error of the server about %o appears on its field', async (valores, mensaje, campo) => {
    await entrar('estudiante', '/profilePage')
    await escribir(valores)
    await confirmar()
    expect((await screen.findByRole('alert')).textContent).toContain(mensaje)
    const input = screen.getByLabelText(campo)
    await waitFor(() => expect(document.activeElement).toBe(input))
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(mensaje)
  })

  it('can be looked at while it is typed', async () => {
    await entrar('estudiante', '/profilePage')
    const input = await screen.findByLabelText('Contraseña actual')
    const [ojo] = screen.getAllByRole('button', { name: 'Mostrar contraseña' })
    if (ojo) await persona.click(ojo)
    expect(input.getAttribute('type')).toBe('text')
  })
})
