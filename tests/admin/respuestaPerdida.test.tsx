import { fireEvent, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { tableNamed } from '../../server/crud/registry.ts'
import { screens } from '../../src/custom/index.ts'
import { resources } from '../../src/resources/index.ts'
import { pantallas } from '../../src/resources/pantallas.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { aFondo } from '../harness/aFondo.ts'
import { cuerpoNuevo } from '../harness/cuerpos.ts'
import { lectores } from '../harness/lectores.ts'
import {
  avisos,
  boton,
  dialogo,
  dialogos,
  enviar,
  escribir,
  guardar,
  hallado,
  pulsar,
  titulo,
  valor,
} from './formulario.ts'
import { filas, llenar, materiasEn } from './materias.ts'
import { pantalla } from './pantalla.ts'
import { rellenar } from './rellenar.ts'

const aqui = pantalla()
const { abrir, base, escritas, server } = aqui
const { materias, abrirAgregar } = materiasEn(aqui)

const sinConexion = 'No hay conexión a internet'

/** Lets the server perform the next write of this method, and loses its answer. Calls for advice only read. */
const perder = (metodo: 'post' | 'put' | 'delete') => {
  let perdida = false
  server.use(
    http[metodo]('*/api/*', async ({ request }) => {
      if (perdida || request.url.includes('/advertencias/')) return undefined
      perdida = true
      await base().app.fetch(request)
      return HttpResponse.error()
    }),
  )
}

/** Fills the open form with values that its declaration accepts. */
const llenado = async (resource: AnyResource) => {
  const { app, reloj } = base()
  const { cuerpo, llevados } = await cuerpoNuevo(resource, lectores(app), reloj.hoy)
  await rellenar(resource, cuerpo, llevados)
}

/** Confirms, and expects the notice that no answer came. */
const confirmar = async () => {
  await enviar()
  pulsar('Confirmar')
  await waitFor(() => expect(avisos()).toEqual([sinConexion]))
  fireEvent.click(boton('Cerrar', document.body))
  await waitFor(() => expect(dialogos().length).toBe(1))
}

/** A catalogue, people, and an entity with references: all forms send the same way. */
const algunos = ['materias', 'facilitadores', 'grupos']

/** With `aFondo`, every resource added on the screen that its declaration draws, except those with hand-made parts, which are filled elsewhere. */
const agregados: AnyResource[] = Object.values(resources).filter(
  ({ name, screen: suya, write, fields }: AnyResource) =>
    (aFondo || algunos.includes(name)) &&
    suya &&
    write?.create &&
    !screens[suya.route] &&
    Object.values(fields).every(({ kind }) => kind !== 'part'),
)

describe.each(agregados.map(resource => [resource.name, resource] as const))('%s', (name, resource) => {
  const { label, screen: suya } = resource

  it('added again because the answer was lost, is one record', async () => {
    const cuantos = () => base().db.$count(tableNamed(name))
    const titulo = pantallas.find(({ route }) => route === suya?.route)?.title ?? ''
    await abrir([suya?.role ?? 'coordinador'].flat()[0] ?? 'coordinador', suya?.route ?? '/', titulo)
    const antes = await cuantos()
    pulsar('Agregar')
    await llenado(resource)
    perder('post')
    await confirmar()
    expect(await cuantos()).toBe(antes + 1)
    await guardar()
    expect(avisos()).toEqual([`${label.one} registrad${label.feminine ? 'a' : 'o'} correctamente`])
    expect(await cuantos()).toBe(antes + 1)
    const [una, otra] = await Promise.all(escritas().map(({ cuerpo }) => cuerpo()))
    expect(una).toEqual(otra)
  })
})

describe('whoever lost the answer', () => {
  it('and then changes what was llenado is told that it was saved, and makes no second record', async () => {
    await abrirAgregar()
    llenar('PER-01')
    perder('post')
    await confirmar()
    escribir('Nombre', 'Ética del tequio II')
    await enviar()
    pulsar('Confirmar')
    await waitFor(() => expect(avisos().join()).toMatch(/^Esto ya se guardó con otros datos/))
    await waitFor(() =>
      expect(filas().filter(fila => fila.startsWith('PER-01'))).toEqual(['PER-01 Ética del tequio 5']),
    )
    expect([titulo(), valor('Nombre')]).toEqual(['Agregar Materia', 'Ética del tequio II'])
    const { id_materia } = (await escritas()[0]?.cuerpo()) ?? {}
    const [enlace] = dialogo().querySelectorAll('a')
    expect([enlace?.textContent, enlace?.getAttribute('href')]).toEqual([
      'Abrir el registro guardado',
      `/materias/${id_materia}`,
    ])
  })

  it('and opens the form anew makes another record, for it is another form', async () => {
    for (const clave of ['PER-02', 'PER-03']) {
      await abrirAgregar()
      llenar(clave)
      await guardar()
    }
    const [una, otra] = await Promise.all(escritas().map(({ cuerpo }) => cuerpo()))
    expect(una?.id_materia).not.toBe(otra?.id_materia)
  })

  it('of a change sends it again, and is answered that it was done', async () => {
    await materias()
    fireEvent.click(await hallado('Editar Saberes de la milpa'))
    escribir('Créditos', '7')
    perder('put')
    await confirmar()
    await guardar()
    expect(avisos()).toEqual(['Materia actualizada correctamente'])
  })

  it('of a deletion sends it again, and is answered that it was done', async () => {
    await abrir('coordinador', '/periodos', 'Periodos')
    pulsar('Agregar')
    await llenado(resources.periodos)
    escribir('Nombre', 'Perdido')
    await guardar()
    fireEvent.click(boton('Cerrar', document.body))
    fireEvent.click(await hallado('Eliminar Perdido'))
    perder('delete')
    await confirmar()
    await guardar()
    expect(avisos()).toEqual(['Periodo eliminado correctamente'])
  })
})
