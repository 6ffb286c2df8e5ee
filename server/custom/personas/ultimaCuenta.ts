import { and, eq, inArray } from 'drizzle-orm'
import { areaConCuenta } from '../../../src/domain/personas.ts'
import { resources } from '../../../src/resources/index.ts'
import type { Values } from '../../../src/schema/kinds.ts'
import { usuarios } from '../../auth/tables.ts'
import type { Queryable } from '../../db/queryable.ts'
import type { Advisor } from '../../crud/advice/advisor.ts'
import type { RemovalRoom } from '../../crud/removalRoom.ts'
import { tables } from '../../university/tables.ts'

type Personas = 'escolares' | 'consejeros'

/** Warns before a person is deleted that no other active account of the role is left at the CUC, where its requests, notices and pending work would await nobody. */
export const ultimaCuenta = (name: Personas): RemovalRoom => ({
  says: async (tx, { key, values, activo }) => {
    const clave_cuc = String(values.clavecuc)
    if (!activo) return undefined
    const otras = (await activasEn(tx, name, [clave_cuc])).filter(({ matricula }) => matricula !== key)
    if (otras.length) return undefined
    const { cucs } = tables
    const [cuc] = await tx.select({ nombre: cucs.nombre }).from(cucs).where(eq(cucs.clave, clave_cuc))
    return `la única cuenta activa de ${resources[name].label.one} en ${cuc?.nombre ?? clave_cuc} (${nadieEspera})`
  },
})

/** Warns of the same before the last ones of a CUC are made inactive, moved to another one or left without account, one by one or together. */
export const ultimaCuentaActiva = (name: Personas): Advisor => ({
  of: name,
  needs: decide[name],
  find: async (tx, proposals) => {
    const { [name]: personas } = tables
    const claves = proposals.flatMap(({ key }) => key ?? [])
    const suyos = await tx
      .selectDistinct({ clave_cuc: personas.clavecuc })
      .from(personas)
      .where(inArray(personas.matricula, claves))
    const activas = await activasEn(
      tx,
      name,
      suyos.map(({ clave_cuc }) => clave_cuc),
    )
    const propuestas = new Map(
      proposals.map(({ key, values }) => [key, Object.fromEntries(decide[name].map(campo => [campo, values[campo]]))]),
    )
    const quedan = activas.filter(cuenta => sigue(cuenta, propuestas.get(cuenta.matricula)))
    return proposals.map(({ key }) => {
      const suya = activas.find(({ matricula }) => matricula === key)
      if (!suya || quedan.some(({ clave_cuc }) => clave_cuc === suya.clave_cuc)) return []
      const text = `No quedará otra cuenta activa de ${resources[name].label.one} en ${suya.cuc}: ${nadieEspera}`
      return [{ field: suya.clave_cuc === dicho(propuestas.get(key), suya) ? 'status' : 'clavecuc', text }]
    })
  },
})

/** Fields that decide whether an account stays where it is. */
const decide: Readonly<Record<Personas, readonly string[]>> = {
  escolares: ['clavecuc', 'status'],
  consejeros: ['clavecuc', 'status', 'tipos_consejero'],
}

const nadieEspera = 'sus solicitudes, avisos y pendientes no esperarán a nadie'

type CuentaActiva = { matricula: string; clave_cuc: string; cuc: string }

const activasEn = (tx: Queryable, name: Personas, cucsDichos: readonly string[]): Promise<readonly CuentaActiva[]> => {
  const { [name]: personas, cucs } = tables
  return tx
    .select({ matricula: personas.matricula, clave_cuc: personas.clavecuc, cuc: cucs.nombre })
    .from(personas)
    .innerJoin(cucs, eq(cucs.clave, personas.clavecuc))
    .innerJoin(usuarios, and(eq(usuarios.id, personas.id_usuario), eq(usuarios.activo, true)))
    .where(inArray(personas.clavecuc, [...cucsDichos]))
}

/** Tells whether an account would still be active at its CUC; fields that a proposal does not know stay. */
const sigue = (cuenta: CuentaActiva, propuesta: Values | undefined) => {
  const { status, tipos_consejero } = propuesta ?? {}
  const tipos = [tipos_consejero ?? areaConCuenta].flat()
  return Number(status ?? 1) === 1 && tipos.includes(areaConCuenta) && dicho(propuesta, cuenta) === cuenta.clave_cuc
}

const dicho = (propuesta: Values | undefined, { clave_cuc }: CuentaActiva) => propuesta?.clavecuc ?? clave_cuc
