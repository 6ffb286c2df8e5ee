import { cleanup, screen, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { resources } from '../../src/resources/index.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { dentro } from '../admin/dentro.tsx'
import { solicitud } from '../casos/solicitud.ts'
import { estudiante } from '../harness/filas.ts'
import { solicitudes } from '../harness/solicitudes.ts'
import { en, ponerServicio } from '../servicioSocial/ponerServicio.ts'

const { entrar, base } = dentro()
const persona = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
const inactivo = 'El estudiante está inactivo: no puede entrar al sistema ni recibe avisos de lo que aquí se decida.'
const estatus = (cual: 0 | 1) => base().db.update(tables.estudiantes).set({ estatus: cual })

const procesos = Object.values<AnyResource>(resources).flatMap(({ name, fields, process }) => {
  const de = process && fields[process.of]
  const seDecide = Object.values(process?.states ?? {}).some(({ turn }) => turn)
  return process && seDecide && de?.kind === 'reference' && de.to === 'estudiantes' ? [[name, process] as const] : []
})

it('there are processes whose cases are a student’s', () => expect(procesos.length).toBeGreaterThan(1))

it.each(procesos)(
  'cases of %s say that their student is inactive or goes on elsewhere, while somebody is to decide them',
  (_, process) => {
    const dicho = (turno: string | null, persona: object) => process.warns?.({ turno, estudiante: persona })
    expect(dicho('escolar', { estatus: 0 })).toBe(inactivo)
    expect(dicho('escolar', { estatus: 0, continua: true })).toContain('continúa con otra matrícula')
    expect(dicho('escolar', { estatus: 1 })).toBeUndefined()
    expect(process.warns?.({ turno: null, status: 'completado', estudiante: { estatus: 0 } })).toBeUndefined()
  },
)

it('the office reads it on the screen of a leave, and nothing of it once that is over', async () => {
  const [baja] = await base()
    .db.insert(tables.bajasTemporales)
    .values({
      ...solicitud,
      motivo: 'Salud',
      matricula_estudiante: estudiante.matricula,
      abierto: '2026-11-20',
      estado: 'solicitada',
      turno: 'escolar',
      desde: '2026-11-20',
    })
    .returning()
  await estatus(0)
  await entrar('escolar', `/bajasTemporales/${baja?.id_caso}`)
  expect(await screen.findByText(inactivo)).toBeDefined()
  cleanup()
  await base().db.update(tables.bajasTemporales).set({ estado: 'confirmada', turno: null })
  await entrar('escolar', `/bajasTemporales/${baja?.id_caso}`)
  await screen.findByRole('region', { name: 'Seguimiento' })
  expect(screen.queryByText(inactivo)).toBeNull()
})

it('the coordinador reads it before a certificate is issued', async () => {
  const [folio = ''] = await solicitudes(base().db, [{ estado: 'Por emitir' }])
  const ver = async (cual: 0 | 1) => {
    await estatus(cual)
    await entrar('coordinador', '/certificadosCoordinador')
    await persona.click(await screen.findByLabelText(`Ver solicitud ${folio}`))
    const dialogo = within(await screen.findByRole('dialog'))
    await dialogo.findByText('Ver comprobante de pago')
    return dialogo.queryByText(inactivo)
  }
  expect(await ver(0)).not.toBeNull()
  cleanup()
  expect(await ver(1)).toBeNull()
})

it('the coordinador reads it before a letter of release counts as handed over', async () => {
  const puesto = { id: '5e0c1a50-0000-4000-8000-000000000001', matricula: estudiante.matricula }
  const aceptadas = Object.fromEntries(Array.from({ length: 11 }, (_, fase) => [fase, 'aceptado' as const]))
  await ponerServicio(base().db, en(aceptadas), puesto, base().reloj.hoy)
  await estatus(0)
  await entrar('coordinador', '/servicioSocialCoordinador?clave_cuc=20DCU0001A')
  await persona.click(await screen.findByLabelText(/^Confirmar entrega José Luis/))
  expect(await screen.findByText(new RegExp(`quedará completado\\. .*${inactivo}`))).toBeDefined()
})
