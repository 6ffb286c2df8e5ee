import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { faltaDeComentario } from '../../src/domain/servicioSocial/comentario.ts'
import { fases, liberacion } from '../../src/domain/servicioSocial/fases.ts'
import { faltaDeTransicion } from '../../src/domain/servicioSocial/faltaDeTransicion.ts'
import { despuesDe, estadoDeServicio, faseActual, servicioNuevo, turno, type Servicio } from '../../src/domain/servicioSocial/servicio.ts'
import { transicion, transiciones } from '../../src/domain/servicioSocial/transiciones.ts'
import { roles } from '../../src/domain/roles.ts'
import { matricula, oficina, pdf, type Dicho, type Oficina } from './oficina.ts'

let o: Oficina
beforeAll(async () => {
  o = await oficina()
})
afterAll(() => o.e.cerrar())

type Quien = Parameters<Oficina['pedirPaso']>[0]
const archivos = { pdf: () => pdf(), otro: () => new File(['hola'], 'hola.pdf'), nada: () => null }

/** Mostly what the one whose turn it is would do, so that sequences get far; and all else that anybody could try. */
const intento = fc.record({
  quien: fc.oneof({ weight: 8, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.constantFrom<Quien>(...roles, 'escolar.vecino', 'estudiante.vecino') }),
  accion: fc.oneof({ weight: 8, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.constantFrom(...transiciones.map(({ accion }) => accion)) }),
  lejos: fc.oneof({ weight: 8, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: -11, max: 11 }) }),
  rechaza: fc.constantFrom(false, false, false, true),
  bien: fc.oneof({ weight: 8, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  periodo: fc.constantFrom('semestre' as const, 'anio' as const),
  archivo: fc.constantFrom('otro' as const, 'nada' as const),
})
type Intento = typeof intento extends fc.Arbitrary<infer I> ? I : never

const debida = (servicio: Servicio, rechaza: boolean) => ({ estudiante: 'enviar', escolar: rechaza ? 'rechazar' : 'aceptar', coordinador: 'entregar', nadie: 'entregar' } as const)[turno(servicio)]

const pasoDe = (servicio: Servicio, { accion: dicha, lejos, rechaza, bien, archivo, periodo }: Intento): Dicho & { como: keyof typeof archivos } => {
  const accion = dicha ?? debida(servicio, rechaza)
  const fase = accion === 'entregar' ? liberacion : Math.min(liberacion, Math.max(0, faseActual(servicio) + lejos))
  const como = bien || accion !== 'enviar' ? 'pdf' : archivo
  return { accion, fase, periodo, como, archivo: archivos[como](), comentario: (accion === 'rechazar') === bien ? 'Falta la firma' : '' }
}

/** What the table says of a step: the answer's status, and the service that it leaves. */
const previsto = (servicio: Servicio, quien: Quien, { accion, fase, comentario = '', periodo, como }: ReturnType<typeof pasoDe>): { status: number; queda: Servicio } => {
  const suyo = transiciones.find(cada => cada.accion === accion)?.rol
  if (quien !== suyo) return { status: 403, queda: servicio }
  if (faltaDeTransicion(servicio, accion, fase) !== undefined) return { status: 409, queda: servicio }
  const falta = accion === 'enviar' ? fase > 0 && como !== 'pdf' : accion !== 'entregar' && faltaDeComentario(accion === 'rechazar' ? 'rechazado' : 'aceptado', comentario) !== undefined
  if (falta) return { status: 422, queda: servicio }
  return { status: 200, queda: despuesDe(servicio, accion, fase, accion === 'enviar' && fase === 0 ? periodo : servicio.periodo) }
}

const nuevo = async () => {
  await o.borrar()
  const { data } = await o.e.pedir('POST', `cuc/estudiante/${matricula}/activar-servicio`, { token: o.tokens.get('escolar'), cuerpo: { matricula } })
  return { id_servicio_social: data.id_servicio_social }
}

it('no sequence of calls, by any role, reaches a service outside the table', async () => {
  const vistos = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(intento, { minLength: 1, maxLength: 30, size: 'max' }), async intentos => {
      const cual = await nuevo()
      let servicio = servicioNuevo
      for (const cada of intentos) {
        const paso = pasoDe(servicio, cada)
        const quien: Quien = cada.quien ?? transicion(paso.accion, paso.fase)?.rol ?? 'escolar'
        const { status, queda } = previsto(servicio, quien, paso)
        expect([quien, paso.accion, paso.fase, (await o.pedirPaso(quien, { ...paso, cual })).status]).toEqual([quien, paso.accion, paso.fase, status])
        servicio = queda
        expect(await o.fila()).toMatchObject({ periodo: servicio.periodo, fase: faseActual(servicio), status: estadoDeServicio(servicio), turno: turno(servicio) })
        vistos.add(estadoDeServicio(servicio))
      }
      const registro: Record<string, unknown> = { ...(await o.leer()).data }
      expect(fases.map(({ clave }) => Object(registro[clave]).status)).toEqual(servicio.estados)
    }),
    { numRuns: 3000, interruptAfterTimeLimit: 20_000, markInterruptAsFailure: false, endOnFailure: true },
  )
  expect(vistos.size).toBeGreaterThanOrEqual(4)
}, 60_000)
