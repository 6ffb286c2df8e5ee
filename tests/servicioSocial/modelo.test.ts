import { veces } from '../harness/aFondo.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { faltaDeComentario } from '../../src/domain/servicioSocial/comentario.ts'
import { fases, liberacion } from '../../src/domain/servicioSocial/fases.ts'
import { faltaDeTransicion } from '../../src/domain/servicioSocial/faltaDeTransicion.ts'
import { estadoDeServicio, faseActual, turno, type Servicio } from '../../src/domain/servicioSocial/servicio.ts'
import { transicion, transiciones } from '../../src/domain/servicioSocial/transiciones.ts'
import { roles } from '../../src/domain/roles.ts'
import { alcanzables, despuesDe, servicioNuevo } from '../domain/servicioSocial/alcanzables.ts'
import { oficina, pdf, type Dicho, type Oficina, type Puesto } from './oficina.ts'

let o: Oficina
beforeAll(async () => {
  o = await oficina({ puestos: 4 })
})
afterAll(() => o.e.cerrar())

type Quien = Parameters<Oficina['pedirPaso']>[0]
const archivos = { pdf: () => pdf(), otro: () => new File(['hola'], 'hola.pdf'), nada: () => null }

/** Generates mostly steps of the person whose turn it is, so that sequences get far, and among them everything else that anybody could try. */
const intento = fc.record({
  quien: fc.oneof(
    { weight: 8, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom<Quien>(...roles, 'escolar.vecino', 'estudiante.vecino') },
  ),
  accion: fc.oneof(
    { weight: 8, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...transiciones.map(({ accion }) => accion)) },
  ),
  lejos: fc.oneof(
    { weight: 8, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: -11, max: 11 }) },
  ),
  rechaza: fc.constantFrom(false, false, false, true),
  bien: fc.oneof({ weight: 8, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  periodo: fc.constantFrom('semestre' as const, 'anio' as const),
  archivo: fc.constantFrom('otro' as const, 'nada' as const),
})
type Intento = typeof intento extends fc.Arbitrary<infer I> ? I : never

const posibles = alcanzables()
const recorrido = fc.record({
  desde: fc.nat(posibles.length - 1),
  intentos: fc.array(intento, { minLength: 1, maxLength: 12, size: 'max' }),
})
type Recorrido = typeof recorrido extends fc.Arbitrary<infer R> ? R : never

const debida = (servicio: Servicio, rechaza: boolean) =>
  (
    {
      estudiante: 'enviar',
      escolar: rechaza ? 'rechazar' : 'aceptar',
      coordinador: 'entregar',
      nadie: 'entregar',
    } as const
  )[turno(servicio)]

const pasoDe = (
  servicio: Servicio,
  { accion: dicha, lejos, rechaza, bien, archivo, periodo }: Intento,
): Dicho & { como: keyof typeof archivos } => {
  const accion = dicha ?? debida(servicio, rechaza)
  const fase = accion === 'entregar' ? liberacion : Math.min(liberacion, Math.max(0, faseActual(servicio) + lejos))
  const como = bien || accion !== 'enviar' ? 'pdf' : archivo
  return {
    accion,
    fase,
    periodo,
    como,
    archivo: archivos[como](),
    comentario: (accion === 'rechazar') === bien ? 'Falta la firma' : '',
  }
}

/** Predicts a step from the table: the status of the answer, and the resulting service. */
const previsto = (
  servicio: Servicio,
  quien: Quien,
  { accion, fase, comentario = '', periodo, como }: ReturnType<typeof pasoDe>,
): { status: number; queda: Servicio } => {
  const suyo = transiciones.find(cada => cada.accion === accion)?.rol
  if (quien !== suyo) return { status: 403, queda: servicio }
  if (faltaDeTransicion(servicio, accion, fase) !== undefined) return { status: 409, queda: servicio }
  const falta =
    accion === 'enviar'
      ? fase > 0 && como !== 'pdf'
      : accion !== 'entregar' &&
        faltaDeComentario(accion === 'rechazar' ? 'rechazado' : 'aceptado', comentario) !== undefined
  if (falta) return { status: 422, queda: servicio }
  return {
    status: 200,
    queda: despuesDe(servicio, accion, fase, accion === 'enviar' && fase === 0 ? periodo : servicio.periodo),
  }
}

/** Runs one student's sequence from any possible service. Each answer and each resulting service must be those of the table. */
const recorrer = async (puesto: Puesto, { desde, intentos }: Recorrido) => {
  let servicio = posibles[desde] ?? servicioNuevo
  await o.poner(servicio, puesto)
  for (const cada of intentos) {
    const paso = pasoDe(servicio, cada)
    const quien: Quien = cada.quien ?? transicion(paso.accion, paso.fase)?.rol ?? 'escolar'
    const { status, queda } = previsto(servicio, quien, paso)
    expect([quien, paso.accion, paso.fase, (await o.pedirPaso(quien, { ...paso, puesto })).status]).toEqual([
      quien,
      paso.accion,
      paso.fase,
      status,
    ])
    servicio = queda
    expect(await o.fila(puesto)).toMatchObject({
      periodo: servicio.periodo,
      fase: faseActual(servicio),
      status: estadoDeServicio(servicio),
      turno: turno(servicio),
    })
    vistos.add(JSON.stringify([faseActual(servicio), estadoDeServicio(servicio)]))
  }
  const registro: Record<string, unknown> = { ...(await o.leer('escolar', puesto)).data }
  expect(fases.map(({ clave }) => Object(registro[clave]).status)).toEqual(servicio.estados)
}

/** Runs several services at once, for five seconds unless a number of sequences was requested. */
it('no sequence of calls, by any role, reaches a service outside the table', async () => {
  const hasta = pedidas ? Infinity : performance.now() + 5000
  let corridas = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(recorrido, { minLength: o.puestos.length, maxLength: o.puestos.length }),
      async recorridos => {
        if (performance.now() > hasta) return
        const fines = await Promise.allSettled(
          o.puestos.map((puesto, lugar) => recorrer(puesto, recorridos[lugar] ?? { desde: 0, intentos: [] })),
        )
        for (const fin of fines) if (fin.status === 'rejected') throw fin.reason
        corridas += fines.length
      },
    ),
    { numRuns: Math.ceil((pedidas ?? veces(4000)) / o.puestos.length), endOnFailure: true },
  )
  if (pedidas) console.log(`${corridas} secuencias`)
  expect(corridas).toBeGreaterThanOrEqual(o.puestos.length)
  expect(vistos.size).toBeGreaterThan(4)
}, 3_600_000)

/** `SECUENCIAS=4000` runs that many sequences, however long it takes. */
const pedidas = process.env.SECUENCIAS ? Number(process.env.SECUENCIAS) : undefined
const vistos = new Set<string>()
