import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roles } from '../../src/domain/roles.ts'
import { fases } from '../../src/domain/servicioSocial/fases.ts'
import { faltaDeTransicion } from '../../src/domain/servicioSocial/faltaDeTransicion.ts'
import { estadoDeServicio, faseActual, turno, type Servicio } from '../../src/domain/servicioSocial/servicio.ts'
import { transiciones } from '../../src/domain/servicioSocial/transiciones.ts'
import { alcanzables, despues, todosLosPasos, type Paso } from '../domain/servicioSocial/alcanzables.ts'
import { oficina, type Oficina } from './oficina.ts'

let o: Oficina
beforeAll(async () => {
  o = await oficina()
})
afterAll(() => o.e.cerrar())

/** Returns the state of a service, from its record and its row. */
const dicho = async () => {
  const { data } = await o.leer()
  const registro: Record<string, unknown> = { ...data }
  const estados = fases.map(({ clave }) => Object(registro[clave]).status)
  return { estados, periodo: registro.periodo, fase: registro.fase, status: registro.status, turno: registro.turno }
}
const esperado = (servicio: Servicio) => ({
  estados: servicio.estados,
  periodo: servicio.periodo,
  fase: faseActual(servicio),
  status: estadoDeServicio(servicio),
  turno: turno(servicio),
})

const comentario = ({ accion }: Paso) => (accion === 'rechazar' ? 'Falta la firma' : '')
const rolDe = ({ accion }: Paso) => transiciones.find(cada => cada.accion === accion)?.rol ?? 'escolar'
const faltaDe = (servicio: Servicio, { accion, fase }: Paso) => faltaDeTransicion(servicio, accion, fase)
const casos = alcanzables().map(servicio => ({
  servicio,
  nombre: `${servicio.periodo ?? 'sin periodo'}: ${servicio.estados.map(estado => estado[0]).join('')}`,
}))

/** Every step except `entregar` on another phase than the last, which no call can request. */
const pedibles = todosLosPasos.filter(
  ({ accion, fase }) => (accion === 'entregar') === (fase === 11) || (fase === 11 && accion !== 'entregar'),
)

/** Pairs each service with those of its things that no earlier service has, so that each edge of the table is walked once. */
const unaVez = <T>(
  de: (servicio: Servicio) => readonly (readonly [clave: string, T])[],
): ReadonlyMap<Servicio, readonly T[]> => {
  const vistas = new Set<string>()
  return new Map(
    casos.map(({ servicio }) => [
      servicio,
      de(servicio).flatMap(([clave, que]) => {
        const nueva = !vistas.has(clave)
        vistas.add(clave)
        return nueva ? [que] : []
      }),
    ]),
  )
}

/** Every refusal of a step that a person may read, in both durations. */
const negados = unaVez(servicio =>
  pedibles.flatMap(paso => {
    const falta = faltaDe(servicio, paso)
    return falta ? [[JSON.stringify([paso, falta, servicio.periodo]), paso] as const] : []
  }),
)

/** Every step that its own role could take, requested by each other role. */
const ajenos = unaVez(servicio =>
  pedibles
    .filter(paso => faltaDe(servicio, paso) === undefined)
    .flatMap(paso =>
      roles.filter(rol => rol !== rolDe(paso)).map(rol => [JSON.stringify([paso, rol]), { paso, rol }] as const),
    ),
)

describe('every step of every service that can be', () => {
  it.each(casos)('$nombre', async ({ servicio }) => {
    await o.poner(servicio)
    for (const { paso, rol } of ajenos.get(servicio) ?? []) {
      expect(await o.pedirPaso(rol, { ...paso, comentario: comentario(paso) })).toMatchObject({
        status: 403,
        message: 'No tiene permiso para realizar esta acción',
      })
    }
    for (const paso of negados.get(servicio) ?? []) {
      const { status, message } = await o.pedirPaso(rolDe(paso), { ...paso, comentario: comentario(paso) })
      expect([status, paso, message]).toEqual([
        409,
        paso,
        expect.stringMatching(/ya (envió|aceptó|rechazó|entregó)|^La |^El |^Primero /),
      ])
    }
    expect(await dicho()).toEqual(esperado(servicio))
    for (const [lugar, paso] of pedibles.filter(cada => faltaDe(servicio, cada) === undefined).entries()) {
      if (lugar > 0) await o.poner(servicio)
      expect(await o.pedirPaso(rolDe(paso), { ...paso, comentario: comentario(paso) })).toMatchObject({ status: 200 })
      expect(await dicho()).toEqual(esperado(despues(servicio, paso)))
    }
  })
})
