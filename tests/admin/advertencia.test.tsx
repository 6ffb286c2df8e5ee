import { fireEvent, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { historial } from '../../server/crud/tables.ts'
import { lookupTables } from '../../server/datosGenerales/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { facilitadores } from '../../src/resources/facilitadores.ts'
import { exito, pendiente } from '../api/servidor.ts'
import { cuerpoNuevo } from '../harness/cuerpos.ts'
import { persona } from '../harness/filas.ts'
import { lectores } from '../harness/lectores.ts'
import {
  avisos,
  ayuda,
  boton,
  botones,
  campo,
  dejar,
  dialogo,
  dialogos,
  escribir,
  hallado,
  pulsar,
  titulo,
  valor,
} from './formulario.ts'
import { pantalla } from './pantalla.ts'
import { rellenar } from './rellenar.ts'

const { abrir, base, server } = pantalla()
const partes = ['AdviceNotice', 'AdviceBeforeSaving']
const { matricula } = persona('G')
beforeAll(async () => {
  /* From here on the code that shows advice fails to load. */
  for (const parte of partes)
    vi.doMock(`../../src/admin/form/advice/${parte}.tsx`, () => Promise.reject(new Error('the line is down')))
  await base().db.insert(lookupTables.estados).values({ id: 20, nombre: 'Oaxaca, como en la CURP' })
  const otra = { nombre: 'Xóchitl', curp: 'XEXX900101MOCRPGA1', fecha_nacimiento: '1990-01-01' }
  await base().db.update(tables.facilitadores).set(otra).where(eq(tables.facilitadores.matricula, matricula))
})
/* The modules loaded meanwhile must not reach other tests. */
afterAll(() => {
  for (const parte of partes) vi.doUnmock(`../../src/admin/form/advice/${parte}.tsx`)
  vi.resetModules()
})

const dicho = 'Ya hay una persona con esta CURP: Magdalena García López (Consejero, CUC Guelatao)'
const palomita = () =>
  [...dialogo().querySelectorAll('label')].find(({ textContent }) => textContent === 'Lo revisé y es correcto así')

it('names the existing record when the field is left, asks again if nobody ticked it, and history keeps it', async () => {
  await abrir('administrativo', '/facilitadores', 'Facilitadores')
  fireEvent.click(await hallado('Editar Xóchitl García López'))
  await waitFor(() => expect(titulo()).toBe('Editar Facilitador'))
  escribir('Correo electrónico', 'xochitl@uni.mx')
  escribir('CURP', 'GALM010203MOCRPGA9')
  dejar('CURP')
  await waitFor(() => expect(ayuda('CURP')).toContain(dicho))
  await waitFor(() => expect(dialogo().textContent).toContain('Revise antes de continuar'))
  expect(dialogo().textContent).toMatch(/CUC Guelatao\)\. Matrícula: [A-Z0-9]{18} Ver registro/)
  expect(ayuda('Fecha de nacimiento')).toMatch(/^No es lo que dice (la CURP|el RFC)$/)

  pulsar('Usar los datos de la CURP')
  await waitFor(() =>
    expect([valor('Fecha de nacimiento'), botones('Usar los datos de la CURP')]).toEqual(['2001-02-03', []]),
  )

  fireEvent.click(boton('Confirmar'))
  await waitFor(() => expect(titulo()).toBe('¿Esta seguro de realizar esta acción?'))
  await waitFor(() => expect(dialogo().textContent).toContain(dicho))
  pulsar('Cancelar')
  await waitFor(() => expect(dialogos()).toHaveLength(1))
  fireEvent.click(palomita() ?? campo('CURP'))
  fireEvent.click(boton('Confirmar'))
  await waitFor(() => expect(titulo()).toBe('¿Esta seguro de realizar esta acción?'))
  expect(dialogo().textContent).not.toContain(dicho)
  pulsar('Confirmar')
  await waitFor(() => expect(avisos()).toContain('Facilitador actualizado correctamente'))
  const [ultimo] = (await base().db.select().from(historial).where(eq(historial.clave, matricula))).toReversed()
  expect(ultimo?.motivo).toContain(dicho)
})

it('the question repeats a doubt about a typed value, not one about a stored value', async () => {
  const dudoso = 'Revise la CURP: su forma o su dígito verificador no corresponden'
  const preguntar = async (nombre: string, texto: string) => {
    await abrir('administrativo', '/facilitadores', 'Facilitadores')
    fireEvent.click(await hallado('Editar Xóchitl García López'))
    await waitFor(() => expect(titulo()).toBe('Editar Facilitador'))
    escribir(nombre, texto)
    pulsar('Confirmar')
    await waitFor(() => expect(titulo()).toBe('¿Esta seguro de realizar esta acción?'))
    const { textContent } = dialogo()
    pulsar('Confirmar')
    await waitFor(() => expect(dialogos()).toEqual([]))
    return textContent
  }
  expect(await preguntar('CURP', 'GALM010203MOCRPGA8')).toContain(dudoso)
  expect(await preguntar('Calle', 'Hidalgo')).not.toContain(dudoso)
})

it('advice that does not come in time stops nobody, and the server’s later finding is read before anything is saved', async () => {
  server.use(http.post('*/api/advertencias/*', () => pendiente().respuesta))
  await abrir('administrativo', '/facilitadores', 'Facilitadores')
  fireEvent.click(await hallado('Agregar'))
  await waitFor(() => expect(titulo()).toBe('Agregar Facilitador'))
  const { cuerpo, llevados } = await cuerpoNuevo(facilitadores, lectores(base().app), base().reloj.hoy)
  await rellenar(facilitadores, { ...cuerpo, curp: 'GALM010203MOCRPGA9' }, llevados)
  pulsar('Confirmar')
  await waitFor(() => expect(boton('Confirmar').querySelector('[role=progressbar]')).not.toBeNull())
  expect(titulo()).toBe('Agregar Facilitador')
  await waitFor(() => expect(titulo()).toBe('¿Esta seguro de realizar esta acción?'))
  pulsar('Confirmar')
  await waitFor(() => expect(dialogo().textContent).toContain('Revise antes de continuar'))
  expect([titulo(), dialogo().textContent]).toEqual(['Agregar Facilitador', expect.stringContaining(dicho)])
})

const girando = () => boton('Confirmar').querySelector('[role=progressbar]') !== null
/** Confirms while the server delays its advice. */
const confirmarSinConsejo = async (nombre: string) => {
  const { respuesta, responder } = pendiente()
  server.use(http.post('*/api/advertencias/*', () => respuesta.then(una => una.clone())))
  escribir('Nombre', nombre)
  pulsar('Confirmar')
  await waitFor(() => expect(girando()).toBe(true))
  return () => responder(exito('', { hallazgos: [], remedios: [] }))
}

it('text typed while advice is awaited must be confirmed again, and leaving the form asks nothing else', async () => {
  await abrir('administrativo', '/facilitadores', 'Facilitadores')
  fireEvent.click(await hallado('Editar Xóchitl García López'))
  await waitFor(() => expect(titulo()).toBe('Editar Facilitador'))
  const responder = await confirmarSinConsejo('Citlali')
  escribir('Teléfono', '9514444444')
  responder()
  await waitFor(() => expect(avisos()).toContain('Cambió algo mientras se revisaba: confirme de nuevo'))
  expect([titulo(), valor('Teléfono')]).toEqual(['Editar Facilitador', '9514444444'])
  const otra = await confirmarSinConsejo('Nayeli')
  pulsar('Cancelar')
  await waitFor(() => expect(titulo()).toBe('¿Salir sin guardar?'))
  otra()
  pulsar('Seguir editando')
  await waitFor(() => expect(titulo()).toBe('Editar Facilitador'))
  await waitFor(() => expect(girando()).toBe(false))
  expect(dialogos()).toHaveLength(1)
  fireEvent.click(boton('Confirmar'))
  await waitFor(() => expect(titulo()).toBe('¿Esta seguro de realizar esta acción?'))
})
