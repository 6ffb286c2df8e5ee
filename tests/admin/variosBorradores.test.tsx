import { cleanup, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { drafts } from '../../src/api/drafts.ts'
import { currentSession } from '../../src/api/session.ts'
import { identityOf } from '../../src/api/currentUser.ts'
import { conIndexedDB } from '../harness/conIndexedDB.ts'
import { boton, botones, dialogo, escribir, guardar, pulsar, valor } from './formulario.ts'
import { llenar, materiasEn } from './materias.ts'
import { pantalla } from './pantalla.ts'

const { abrirAgregar } = materiasEn(pantalla())

conIndexedDB()

const quien = () => identityOf(currentSession()?.usuario ?? { nombre: '' })
const lugar = JSON.stringify(['materias', ''])
const guardados = () => drafts.read(quien(), lugar)
const guardado = async () => JSON.stringify((await guardados())[0]?.content ?? null)
const hayBorrador = (texto: string) => waitFor(async () => expect(await guardado()).toContain(texto))
const ofrecido = () => waitFor(() => expect(dialogo().textContent).toMatch(/Hay un borrador de las? \d+:\d\d\./))

/** Gives the test's browser locks, and returns the held ones. */
const conCandados = () => {
  const enUso = new Set<string>()
  const request = async (name: string, hold: () => Promise<void>) => {
    enUso.add(name)
    await hold()
    enUso.delete(name)
  }
  const query = () => Promise.resolve({ held: [...enUso].map(name => ({ name })) })
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request, query } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
  return enUso
}

describe('the draft of an earlier form', () => {
  it('stays on offer while other records are typed and saved, and changes places with them', async () => {
    await abrirAgregar()
    llenar('BOR-A', 'Lo de antes')
    await hayBorrador('Lo de antes')
    cleanup()
    await abrirAgregar()
    await ofrecido()
    llenar('BOR-B', 'Lo urgente')
    await hayBorrador('Lo urgente')
    await guardar()
    cleanup()
    await abrirAgregar()
    await ofrecido()
    escribir('Nombre', 'A medias')
    await hayBorrador('A medias')
    pulsar('Recuperar')
    await waitFor(() => expect([valor('Clave'), valor('Nombre')]).toEqual(['BOR-A', 'Lo de antes']))
    await ofrecido()
    expect((await guardados()).length).toBe(2)
    pulsar('Recuperar')
    await waitFor(() => expect([valor('Clave'), valor('Nombre')]).toEqual(['', 'A medias']))
    pulsar('Descartar')
    await waitFor(async () => expect((await guardados()).map(({ content }) => content)).toHaveLength(1))
    expect(await guardado()).toContain('A medias')
  })

  it('is one for each form that was left, one after the other', async () => {
    for (const nombre of ['Primero', 'Segundo']) {
      await abrirAgregar()
      escribir('Nombre', nombre)
      await hayBorrador(nombre)
      cleanup()
    }
    await abrirAgregar()
    await waitFor(() => expect(dialogo().textContent).toMatch(/Hay 2 borradores; este es de las? \d+:\d\d\./))
    pulsar('Descartar')
    await ofrecido()
    pulsar('Recuperar')
    await waitFor(() => expect(valor('Nombre')).toBe('Primero'))
  })

  it('of a form that stands open in another tab is not offered here, nor touched', async () => {
    const enUso = conCandados()
    await abrirAgregar()
    escribir('Nombre', 'De otra pestaña')
    await hayBorrador('De otra pestaña')
    const suyo = JSON.stringify([quien(), (await guardados())[0]?.place])
    expect([...enUso]).toEqual([suyo])
    cleanup()
    await waitFor(() => expect([...enUso]).toEqual([]))
    enUso.add(suyo)
    await abrirAgregar()
    llenar('BOR-C', 'De esta')
    await hayBorrador('De esta')
    expect(botones('Recuperar')).toEqual([])
    await guardar()
    await waitFor(async () => expect(await guardados()).toHaveLength(1))
    enUso.delete(suyo)
    cleanup()
    await abrirAgregar()
    await ofrecido()
    pulsar('Recuperar')
    await waitFor(() => expect(valor('Nombre')).toBe('De otra pestaña'))
  })

  it('of the version before is offered as well', async () => {
    await abrirAgregar()
    escribir('Nombre', 'Ábrase')
    await hayBorrador('Ábrase')
    escribir('Nombre', '')
    await waitFor(async () => expect(await guardados()).toEqual([]))
    const antes = {
      values: { nombre: { before: '""', now: 'De antes' } },
      formKey: 'de-antes',
      at: '2026-09-10T18:00:00Z',
    }
    await drafts.save(quien(), lugar, antes)
    cleanup()
    await abrirAgregar()
    await waitFor(() => boton('Recuperar'))
    pulsar('Recuperar')
    await waitFor(() => expect(valor('Nombre')).toBe('De antes'))
    await waitFor(async () => expect((await guardados()).map(({ place }) => place)).not.toContain(lugar))
  })
})
