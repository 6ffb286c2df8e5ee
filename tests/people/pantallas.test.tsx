import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { dentro } from '../admin/dentro.tsx'
import { cuc, estudiante, persona, programa } from '../harness/filas.ts'

const { entrar, server, base } = dentro()
const quien = userEvent.setup({ delay: null })
const falla = (ruta: string, metodo: 'get' | 'put' | 'post' = 'get', sobre: object = {}) =>
  server.use(http[metodo](`*/api/${ruta}`, () => HttpResponse.json({ err: true, ...sobre }, { status: 500 })))
const dicho = (texto: string) => screen.findByText(texto)
const boton = (nombre: string | RegExp) => screen.findByRole('button', { name: nombre })
/** Records every call from here on. */
const oidas = () => {
  const rutas: string[] = []
  server.use(
    http.all(
      '*/api/*',
      ({ request }) => void rutas.push(`${request.method} ${new URL(request.url).pathname.replace('/api/', '')}`),
    ),
  )
  return rutas
}
/** Opens a dropdown once it is enabled. */
const desplegar = async (nombre: string) => {
  await waitFor(() => expect(screen.getByRole('combobox', { name: nombre })).toHaveProperty('disabled', false))
  await quien.click(screen.getByRole('combobox', { name: nombre }))
}

describe('documentation', () => {
  const abrir = async () => {
    await entrar('escolar', '/estudiantes')
    await quien.click(await boton(/^Documentación/))
    return within(await screen.findByRole('dialog', { name: 'Estado de la documentacion del estudiante' }))
  }

  it('sends the whole list, hidden documents as they were, and closes with the words of the server', async () => {
    let cuerpo: unknown
    server.use(
      http.put('*/api/documentacion/*', async ({ request }) => {
        cuerpo = await request.json()
        return HttpResponse.json({ err: false, message: 'Estado de documentacion actualizada', data: null })
      }),
    )
    const modal = await abrir()
    expect(modal.getByText('José Luis Peña Cruz')).toBeDefined()
    expect(modal.getAllByRole('columnheader').map(cada => cada.textContent)).toEqual(['Nombre', 'Entregado'])
    expect(modal.getAllByRole('switch')).toHaveLength(5)
    await quien.click(modal.getByRole('switch', { name: 'CURP' }))
    await quien.click(modal.getByRole('button', { name: 'Confirmar' }))
    await dicho('Estado de documentacion actualizada')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(cuerpo).toMatchObject({ matricula: estudiante.matricula })
    const { documentacion } = cuerpo as { documentacion: { nombre: string; estado: boolean }[] }
    expect(documentacion).toHaveLength(9)
    expect(documentacion.filter(({ estado }) => estado)).toEqual([{ nombre: 'CURP', estado: true }])
  })

  it('that cannot be saved stays open and says so, also when its row is gone from the list meanwhile', async () => {
    falla('documentacion/*', 'put', { message: 'No hay espacio' })
    const modal = await abrir()
    fireEvent.change(screen.getByRole('searchbox', { hidden: true }), { target: { value: 'nadie así' } })
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Documentación/, hidden: true })).toBeNull())
    await quien.click(modal.getByRole('switch', { name: 'CURP' }))
    await quien.click(modal.getByRole('button', { name: 'Confirmar' }))
    await dicho('No se pudo actualizar el estado de documentacion')
    expect(modal.getByText('No hay espacio')).toBeDefined()
    expect(modal.getByRole('switch', { name: 'CURP' })).toHaveProperty('checked', true)
  })

  it('of nobody, or without a list, sends nothing', async () => {
    const sin = async (cambio: object) => {
      server.use(
        http.get('*/api/cuc/estudiantes/escolar', () =>
          HttpResponse.json({ err: false, message: '', data: [{ ...estudiante, ...cambio }] }),
        ),
      )
      const rutas = oidas()
      const modal = await abrir()
      await quien.click(modal.getByRole('button', { name: 'Confirmar' }))
      return rutas
    }
    const rutas = await sin({ documentacion: undefined })
    expect(rutas).toContain('GET cuc/estudiantes/escolar')
    expect(rutas.filter(ruta => ruta.startsWith('PUT'))).toEqual([])
  })
})

describe('the offer of a CUC', () => {
  it('says when the CUC cannot be read, and when nothing was chosen, and asks nothing', async () => {
    falla('consejeros/cuc/informacion')
    const rutas = oidas()
    await entrar('consejero', '/seleccionProgramas')
    await dicho('Error al obtener los datos del CUC')
    await quien.click(await boton('Agregar Programa'))
    await dicho('Primero seleccione un programa')
    await quien.click(await boton('Eliminar'))
    await quien.click(await boton('Eliminar Programa'))
    expect(rutas).toContain('GET consejeros/cuc/informacion')
    expect(rutas.filter(ruta => ruta.startsWith('POST'))).not.toContainEqual(expect.stringContaining('cuc'))
  })

  it('offers the untied ones, then the tied ones; sends once, also by a double click; returns to agregar after a removal', async () => {
    await entrar('consejero', '/seleccionProgramas')
    await screen.findByRole('heading', { name: cuc.nombre })
    const opcion = { name: new RegExp(programa.clave) }
    await desplegar('Programa')
    await quien.click(await screen.findByRole('option', opcion))
    await quien.click(await boton('Agregar Programa'))
    const rutas = oidas()
    await quien.dblClick(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirmar' }))
    await dicho('Programa asociado al CUC correctamente')
    expect(rutas.filter(ruta => ruta.startsWith('POST'))).toEqual(['POST programas/asociar-cuc/'])
    await screen.findByRole('cell', { name: programa.clave })
    await desplegar('Programa')
    await waitFor(() => expect(screen.queryByRole('option', opcion)).toBeNull())
    await quien.keyboard('{Escape}')

    await base().db.delete(tables.estudiantes)
    await base().db.delete(tables.grupos)
    await quien.click(await boton('Eliminar'))
    await desplegar('Programa')
    await quien.click(await screen.findByRole('option', opcion))
    await quien.click(await boton('Eliminar Programa'))
    await quien.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirmar' }))
    await dicho('Programa desasociado del CUC correctamente')
    await boton('Agregar Programa')
  }, 60_000)

  it('a failure without words is «Ocurrio un error», with words it is those', async () => {
    for (const [sobre, esperado] of [
      [{}, 'Ocurrio un error'],
      [{ statusText: 'El CUC está cerrado' }, 'El CUC está cerrado'],
    ] as const) {
      falla('facilitadores/asociar-cuc/', 'post', sobre)
      const { unmount } = await entrar('consejero', '/seleccionFacilitadores')
      await desplegar('Facilitador')
      await quien.click(
        await screen.findByRole('option', { name: new RegExp(`Magdalena García López.*${persona('F').matricula}`) }),
      )
      await quien.click(await boton('Agregar Facilitador'))
      await quien.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirmar' }))
      expect(await dicho(esperado)).toBeDefined()
      unmount()
    }
  })
})

describe('lists that cannot be read for a form', () => {
  it.each([
    ['administrativo', '/consejeros', 'Error al obtener los datosGenerales'],
    ['escolar', '/estudiantes', 'Error al obtener los datosN'],
  ] as const)('%s %s: %s', async (rol, ruta, texto) => {
    falla('datosgenerales')
    await entrar(rol, ruta)
    await quien.click(await boton('Agregar'))
    expect(await dicho(texto)).toBeDefined()
  })
})

it('the areas of a counsellor are those that the API offers', async () => {
  server.use(
    http.get('*/api/areasconsejerias*', () =>
      HttpResponse.json({
        err: false,
        message: '',
        data: [
          { id_areaconsejero: 1, nombre: 'Academico' },
          { id_areaconsejero: 4, nombre: 'Jurídico' },
        ],
      }),
    ),
  )
  await entrar('administrativo', '/consejeros')
  await quien.click(await boton('Agregar'))
  const areas = within(await screen.findByRole('group', { name: 'Tipos de consejería' }))
  expect(await areas.findByLabelText('Jurídico')).toBeDefined()
  expect(areas.getAllByRole('checkbox')).toHaveLength(2)
})

describe('a counsellor that was saved', () => {
  it.each([
    ['1', 1, 'in vain'],
    ['1', 1, 'well'],
    ['2', 0, 'well'],
  ])(
    'of nationality %s reads general data again %d time(s), %s',
    async (nacionalidad, veces, como) => {
      const fila = {
        ...persona('C'),
        id_nacionalidad: Number(nacionalidad),
        otra_nacionalidad: 'Italiana',
        apellido_paterno: 'García',
        apellido_materno: 'López',
        nivel_educativo: 'Licenciatura',
        clave_cuc: cuc.clave,
        tipos_consejero: [2],
        version: 1,
        direccion: {
          calle: 'Del Tequio',
          num_exterior: '8',
          colonia: { id_colonia: 1, nombre: 'Centro' },
          cp: { id_cp: '68770' },
          municipio: { nombre: 'Guelatao' },
          estado: { nombre: 'Oaxaca' },
        },
      }
      server.use(
        http.get('*/api/consejeros', () => HttpResponse.json({ err: false, message: '', data: [fila] })),
        http.put('*/api/consejeros/*', () =>
          HttpResponse.json({ err: false, message: 'Consejero actualizado correctamente', data: fila }),
        ),
      )
      await entrar('administrativo', '/consejeros')
      await quien.click(await boton(/^Editar/))
      const forma = within(await screen.findByRole('dialog', { name: 'Editar Consejero' }))
      await quien.type(forma.getByLabelText(/^Calle/), ' 2')
      await quien.click(forma.getByRole('button', { name: 'Confirmar' }))
      if (como === 'in vain') falla('datosgenerales')
      const rutas = oidas()
      await quien.click(
        within(await screen.findByRole('dialog', { name: '¿Esta seguro de realizar esta acción?' })).getByRole(
          'button',
          { name: 'Confirmar' },
        ),
      )
      await dicho('Consejero actualizado correctamente')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(rutas.filter(ruta => ruta === 'GET datosgenerales')).toHaveLength(veces))
      if (como === 'in vain') await dicho('Error al obtener los datosGeneralesNC')
      else expect(screen.queryByText('Error al obtener los datosGeneralesNC')).toBeNull()
    },
    60_000,
  )
})
