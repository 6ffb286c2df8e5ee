import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { historial } from '../../server/crud/tables.ts'
import { correos } from '../../server/mail/tables.ts'
import { signIn } from '../../src/api/signIn.ts'
import { currentToken } from '../../src/api/session.ts'
import { roles } from '../../src/domain/roles.ts'
import { dentro } from '../admin/dentro.tsx'
import { contrasena, correoDe } from '../harness/reparto.ts'

const { entrar, base } = dentro()
const persona = userEvent.setup()
const texto = 'https://cuc.prueba/restablecerContrasena?token=secreto'
const fila = (para: string, mas: Partial<typeof correos.$inferInsert> = {}) => ({
  para,
  asunto: `Para ${para}`,
  texto,
  intentos: 7,
  creado: new Date('2026-03-10T15:00:00Z'),
  expira: new Date('2026-06-10T15:00:00Z'),
  ...mas,
})
const luego = new Date('2026-03-10T20:00:00Z')
const rechazo = 'El servidor de correo lo rechazó (550)'

beforeEach(async () => {
  const { db } = base()
  await base().repartido()
  base().correos.splice(0)
  await db.delete(correos)
  await db
    .insert(correos)
    .values([
      fila('ana@demo.cuc.mx', { fallo: rechazo }),
      fila('eva@demo.cuc.mx', { texto: null, fallo: 'Su enlace venció antes de que saliera' }),
      fila('luz@demo.cuc.mx', { siguiente: luego, intentos: 4, fallo: 'El servidor de correo no respondió' }),
      fila('sol@demo.cuc.mx', { texto: null, intentos: 1, enviado: new Date('2026-03-10T15:01:00Z') }),
    ])
})

const lineas = async () => within(await screen.findByRole('list', { name: 'Correos' })).getAllByRole('listitem')

describe('Correos', () => {
  it('is linked beside the Inicio of an administrativo, and shows failed mails and the reason, never their text', async () => {
    await entrar('administrativo')
    await persona.click(await screen.findByRole('link', { name: 'Correos' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Correos' })).toBeDefined()
    const [una, otra, ...nada] = await lineas()
    expect(nada).toEqual([])
    const dicho = [una?.textContent, otra?.textContent].join()
    expect(dicho).toContain('No salióPara ana@demo.cuc.mxana@demo.cuc.mxEscrito el 10 de marzo de 2026')
    expect(dicho).toContain(`7 intentos${rechazo}`)
    expect(screen.getAllByRole('button', { name: /^Enviar de nuevo/ })).toHaveLength(1)
    for (const vista of ['No salieron (2)', 'En espera (1)', 'Enviados (1)', 'Todos (4)'])
      expect(screen.getByRole('button', { name: vista })).toBeDefined()
    await persona.click(screen.getByRole('button', { name: 'En espera (1)' }))
    expect(await screen.findByText(/^Próximo intento: 10 de marzo de 2026/)).toBeDefined()
    await persona.click(screen.getByRole('button', { name: 'Todos (4)' }))
    expect(await screen.findByText(/^Salió el/)).toBeDefined()
    expect(await lineas()).toHaveLength(4)
    expect(document.body.textContent).not.toContain('token=')
  })

  it('says that nobody gets any where no server of mail is named', async () => {
    await entrar('administrativo', '/correos')
    await lineas()
    expect(screen.queryByText(/no tiene servidor de correo/)).toBeNull()
    base().opciones.mailFolder = '/datos/correos'
    await persona.click(screen.getByRole('button', { name: 'Todos (4)' }))
    expect(await screen.findByText(/no tiene servidor de correo/)).toBeDefined()
    delete base().opciones.mailFolder
  })

  it('shows the known state of sent ones, and where a bounced one is reported', async () => {
    await entrar('administrativo', '/correos')
    await lineas()
    expect(screen.queryByText(/buzón del remitente/)).toBeNull()
    await persona.click(screen.getByRole('button', { name: 'Enviados (1)' }))
    expect(await screen.findByText(/^El servidor de correo los aceptó\..*buzón del remitente/)).toBeDefined()
  })

  it('«Enviar de nuevo» sends it, once, and history says who', async () => {
    await entrar('administrativo', '/correos')
    await persona.dblClick(await screen.findByRole('button', { name: 'Enviar de nuevo a ana@demo.cuc.mx' }))
    expect(await screen.findByText('El correo se envía de nuevo')).toBeDefined()
    await base().repartido()
    expect(base().correos.map(({ para }) => para)).toEqual(['ana@demo.cuc.mx'])
    expect(await screen.findByRole('button', { name: 'No salieron (1)' })).toBeDefined()
    const [dicho, ...mas] = await base().db.select().from(historial).where(eq(historial.entidad, 'correos'))
    expect([dicho?.despues, mas]).toEqual([{ reenviado: 'Para ana@demo.cuc.mx' }, []])
  })

  it('a refused act says why and changes nothing', async () => {
    const { db, reloj } = base()
    await db.update(correos).set({ tomado: reloj.hoy, siguiente: luego }).where(eq(correos.para, 'luz@demo.cuc.mx'))
    const antes = await db.select().from(correos)
    const id = (para: string) => antes.find(correo => correo.para.startsWith(para))?.id
    await signIn({ email: correoDe('administrativo'), password: contrasena })
    const token = currentToken()
    const reenviar = async (cual: string | undefined) => {
      const respuesta = await base().app.request(`/api/correos/${cual}/reenviar`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      })
      const { message } = await respuesta.json()
      return [respuesta.status, message]
    }
    expect(await reenviar(id('sol'))).toEqual([409, 'Este correo ya salió'])
    expect(await reenviar(id('eva'))).toEqual([
      409,
      'El enlace de este correo ya venció: quien lo espera debe solicitar otro',
    ])
    expect(await reenviar(id('luz'))).toEqual([409, 'Este correo se está enviando, espere un momento'])
    expect(await reenviar('x')).toEqual([404, 'No se encontró el correo'])
    expect(await db.select().from(correos)).toEqual(antes)
  })

  it.each(roles.filter(rol => rol !== 'administrativo'))('%s does not reach it', async rol => {
    await entrar(rol, '/correos')
    await screen.findAllByRole('heading', { level: 1 })
    expect(location.pathname).not.toBe('/correos')
    expect(screen.queryByRole('link', { name: 'Correos' })).toBeNull()
  })

  it('the health answer says how many wait longer than an hour', async () => {
    const salud = async () => (await (await base().app.request('/api/salud')).json()).data
    expect(await salud()).toEqual({ avisos: ['1 correo lleva más de una hora sin salir'] })
    await base().db.update(correos).set({ siguiente: null })
    expect(await salud()).toBeNull()
  })
})
