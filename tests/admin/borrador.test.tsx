import { cleanup, fireEvent, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { waitingNotices as enEspera } from '../../src/api/waitingNotices.ts'
import { drafts } from '../../src/api/drafts.ts'
import { signOut } from '../../src/api/signOut.ts'
import { callApi } from '../../src/api/callApi.ts'
import { clearSession, currentSession } from '../../src/api/session.ts'
import { identityOf } from '../../src/api/currentUser.ts'
import { goTo } from '../../src/landing/router.ts'
import { exito, falla, pendiente } from '../api/servidor.ts'
import { conIndexedDB } from '../harness/conIndexedDB.ts'
import { expectPreguntaAlCerrarSesion } from './cerrarSesion.ts'
import { boton, botones, dialogo, dialogos, escribir, guardar, hallado, pulsar, titulo, valor } from './formulario.ts'
import { llenar, materiasEn } from './materias.ts'
import { pantalla } from './pantalla.ts'

const aqui = pantalla()
const { escritas, onWayOut } = aqui
const { materias, abrirAgregar } = materiasEn(aqui)

conIndexedDB()

const quien = () => identityOf(currentSession()?.usuario ?? { nombre: '' })
const lugar = (id = '') => JSON.stringify(['materias', id])
const guardados = (id?: string) => drafts.read(quien(), lugar(id))
const guardado = async (id?: string) => JSON.stringify((await guardados(id))[0]?.content ?? null)
const hayBorrador = (texto: string, id?: string) => waitFor(async () => expect(await guardado(id)).toContain(texto))
const ofrecido = () => waitFor(() => expect(dialogo().textContent).toMatch(/Hay un borrador de las? \d+:\d\d\./))

describe('a draft that was not saved', () => {
  it('is offered when the form is opened again, and comes back as it was, under the key it had', async () => {
    await abrirAgregar()
    llenar('BOR-1', 'Borrador uno')
    await hayBorrador('Borrador uno')
    cleanup()
    await abrirAgregar()
    await ofrecido()
    expect(dialogo().textContent).toContain('Es de «Borrador uno».')
    expect(valor('Nombre')).toBe('')
    pulsar('Recuperar')
    await waitFor(() =>
      expect([valor('Clave'), valor('Nombre'), valor('Créditos')]).toEqual(['BOR-1', 'Borrador uno', '5']),
    )
    expect(botones('Recuperar')).toEqual([])
    const { formKey } = JSON.parse(await guardado())
    await guardar()
    expect(await escritas()[0]?.cuerpo()).toMatchObject({ nombre: 'Borrador uno', id_materia: formKey })
    await waitFor(async () => expect(await guardado()).toBe('null'))
  })

  it('is gone once it was thrown away, in the form or from the offer', async () => {
    await abrirAgregar()
    escribir('Nombre', 'Tirado')
    await hayBorrador('Tirado')
    pulsar('Cancelar')
    await waitFor(() => expect(titulo()).toBe('¿Salir sin guardar?'))
    pulsar('Salir sin guardar')
    await waitFor(async () => expect(await guardado()).toBe('null'))
    await waitFor(() => expect(dialogos()).toEqual([]))
    pulsar('Agregar')
    escribir('Nombre', 'Otro')
    await hayBorrador('Otro')
    cleanup()
    await abrirAgregar()
    await ofrecido()
    pulsar('Descartar')
    await waitFor(async () => expect(await guardado()).toBe('null'))
    expect(botones('Descartar')).toEqual([])
  })

  it('stays on offer after a form is only opened and closed', async () => {
    await abrirAgregar()
    escribir('Nombre', 'Pendiente')
    await hayBorrador('Pendiente')
    cleanup()
    await abrirAgregar()
    await ofrecido()
    pulsar('Cancelar')
    await waitFor(() => expect(dialogos()).toEqual([]))
    expect(await guardado()).toContain('Pendiente')
  })

  it('is not offered to its author at another campus, where it would be saved', async () => {
    await abrirAgregar()
    escribir('Nombre', 'De allá')
    await hayBorrador('De allá')
    cleanup()
    const [{ place, content } = { place: '', content: null }] = await guardados()
    await drafts.save(quien(), place, { ...Object(content), authorPlace: '20DCU0009Z' })
    await abrirAgregar()
    escribir('Nombre', 'De aquí')
    await hayBorrador('De aquí')
    expect(botones('Recuperar')).toEqual([])
    expect(await guardados()).toHaveLength(2)
  })

  it('cannot be read in the browser, and dies with signing out', async () => {
    await abrirAgregar()
    escribir('Nombre', 'Secreto')
    await hayBorrador('Secreto')
    const suya = quien()
    await signOut()
    await waitFor(async () => expect(await drafts.read(suya, lugar())).toEqual([]))
    await drafts.save(suya, lugar(), { tarde: true })
    expect(await drafts.read(suya, lugar())).toEqual([])
  })

  it.each([
    ['another call hears first', () => exito('Sesión cerrada correctamente'), 'Sesión cerrada correctamente'],
    ['the server answers', () => falla(401, 'Sesión no válida'), 'Ocurrio un error: Sesión no válida'],
  ])(
    'dies with signing out also where %s that the session is over, which nobody else is told',
    async (_, salida, dicho) => {
      await abrirAgregar()
      escribir('Nombre', 'Secreto')
      await hayBorrador('Secreto')
      const suya = quien()
      const oir = new EventTarget()
      const oido = new Promise(resolver => oir.addEventListener('oido', resolver))
      aqui.server.use(
        http.get('*/api/cucs', () => falla(401, 'Sesión no válida')),
        http.delete('*/api/logout', () => oido.then(salida)),
      )
      enEspera.clear()
      const saliendo = signOut()
      await expect(callApi('cucs')).rejects.toMatchObject({ status: 'abort' })
      expect(currentSession()).not.toBeNull()
      clearSession()
      oir.dispatchEvent(new Event('oido'))
      await saliendo
      expect([enEspera.all().map(({ text }) => text), currentSession()]).toEqual([[dicho], null])
      await waitFor(async () => expect(await drafts.read(suya, lugar())).toEqual([]))
      enEspera.clear()
    },
  )

  it('is asked about before signing out, also where its form is closed', async () => {
    await abrirAgregar()
    escribir('Nombre', 'Pendiente')
    await hayBorrador('Pendiente')
    cleanup()
    await aqui.abrir('coordinador', '/periodos', 'Periodos')
    pulsar('Cerrar sesión')
    await waitFor(() => expect(dialogo().textContent).toContain('Dejó sin guardar algo que escribió en otra pantalla'))
    pulsar('No salir')
    await waitFor(() => expect(dialogos()).toEqual([]))
    await expectPreguntaAlCerrarSesion(onWayOut, 'No salir')
  })

  it('outlives a session that ended by itself, and says so', async () => {
    await abrirAgregar()
    escribir('Nombre', 'Vencido')
    await hayBorrador('Vencido')
    clearSession()
    goTo('/cucs')
    await waitFor(() => expect(onWayOut).toHaveBeenCalled())
    expect(enEspera.all()).toEqual([
      {
        type: 'info',
        text: 'Lo que escribió en el formulario abierto se conserva en este equipo: podrá recuperarlo cuando lo abra de nuevo.',
      },
    ])
    enEspera.clear()
    cleanup()
    await abrirAgregar()
    await ofrecido()
  })

  it('of a record that changed meanwhile names the changes', async () => {
    await materias()
    fireEvent.click(await hallado('Editar Saberes de la milpa'))
    escribir('Nombre', 'Saberes del maíz')
    const {
      data: [fila],
    } = await callApi<readonly Record<string, unknown>[]>('materias?filter={"q":"milpa"}&range=[0,9]')
    await hayBorrador('maíz', String(fila?.id_materia))
    cleanup()
    await callApi(`materias/${fila?.id_materia}`, {
      method: 'PUT',
      key: null,
      body: { ...fila, nombre: 'Saberes de la milpa II', creditos: 7 },
    })
    await materias()
    fireEvent.click(await hallado('Editar Saberes de la milpa II'))
    await waitFor(() => expect(dialogo().textContent).toContain('Después cambió el registro: Nombre.'))
    pulsar('Recuperar')
    await waitFor(() => expect([valor('Nombre'), valor('Créditos')]).toEqual(['Saberes del maíz', '7']))
    expect(boton('Confirmar')).toBeDefined()
  })
})

it('a password is never kept', async () => {
  await aqui.abrir('administrativo', '/facilitadores', 'Facilitadores')
  fireEvent.click(await hallado('Agregar'))
  escribir('Contraseña', 'Comunal2027')
  escribir('Nombre', 'Ana')
  const suyo = () => drafts.read(quien(), JSON.stringify(['facilitadores', '']))
  await waitFor(async () => expect(JSON.stringify(await suyo())).toContain('Ana'))
  expect(JSON.stringify(await suyo())).not.toContain('Comunal2027')
})

const abrirCuc = async () => {
  await aqui.abrir('coordinador', '/cucs', 'CUCs')
  pulsar('Agregar')
}

it('a postal code that comes back looks itself up, and the chosen colonia stays', async () => {
  await abrirCuc()
  escribir('Código postal', '68770')
  pulsar('Buscar')
  await waitFor(() => expect(valor('Colonia')).toBe('Centro'))
  const suyo = () => drafts.read(quien(), JSON.stringify(['cucs', '']))
  await waitFor(async () => expect(JSON.stringify(await suyo())).toMatch(/68770.*colonia/))
  cleanup()
  await abrirCuc()
  await ofrecido()
  pulsar('Recuperar')
  await waitFor(() =>
    expect([valor('Código postal'), valor('Estado'), valor('Municipio'), valor('Colonia')]).toEqual([
      '68770',
      'Oaxaca',
      'Guelatao',
      'Centro',
    ]),
  )
})

it('a postal code that comes back and is found late does not overrule the one searched for meanwhile', async () => {
  await abrirCuc()
  escribir('Código postal', '68770')
  const suyo = () => drafts.read(quien(), JSON.stringify(['cucs', '']))
  await waitFor(async () => expect(JSON.stringify(await suyo())).toContain('68770'))
  cleanup()
  const { respuesta, responder } = pendiente()
  const de = (nombre: string) =>
    exito('', { estado: { nombre }, municipio: { nombre }, colonias: [{ id_colonia: 9, nombre }] })
  aqui.server.use(
    http.get('*/api/cp/68770/*', () => respuesta),
    http.get('*/api/cp/11111/*', () => de('Después')),
  )
  await abrirCuc()
  await ofrecido()
  pulsar('Recuperar')
  await waitFor(() => expect(valor('Código postal')).toBe('68770'))
  escribir('Código postal', '11111')
  pulsar('Buscar')
  await waitFor(() => expect(valor('Estado')).toBe('Después'))
  responder(de('Tarde'))
  for (const _ of [1, 2]) await fetch(`${location.origin}/api/salud`)
  expect(valor('Estado')).toBe('Después')
})
