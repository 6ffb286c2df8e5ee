import fc from 'fast-check'
import type { Queryable } from '../../server/db/queryable.ts'
import { tableNamed } from '../../server/crud/registry.ts'
import type { createApp } from '../../server/universityServer.ts'
import { fromApi } from '../../src/dataProvider/records.ts'
import { type Registro } from '../../src/schema/record/valueAt.ts'
import { hoyEnMexico } from '../../src/domain/fechas.ts'
import { resources } from '../../src/resources/index.ts'
import { meetsCondition, isActive, isDecided } from '../../src/schema/active.ts'
import type { AnyField, Value, Values } from '../../src/schema/kinds.ts'
import { resourcePath, type AnyResource } from '../../src/schema/resource.ts'
import { validate } from '../../src/schema/validate.ts'
import { lectores, type Leer } from './lectores.ts'
import { filasDe } from './ofrecidos.ts'
import { valores, type Formulario } from './valores.ts'

type App = ReturnType<typeof createApp>
type Cuerpo = Record<string, unknown>
const everyResource: readonly AnyResource[] = Object.values(resources)

/**
 * Builds a body for each resource (or those of `cuales`) that some role may create, as the first such role sends it,
 * from declarations and offers. The same rows give the same bodies.
 */
export const cuerposNuevos = async (
  app: App,
  hoy: Date,
  cuales?: readonly string[],
): Promise<Record<string, Cuerpo>> => {
  const lector = lectores(app)
  const cuerpos = everyResource
    .filter(({ name, write }) => write?.create && (cuales?.includes(name) ?? true))
    .map(async resource => [resource.name, (await cuerpoNuevo(resource, lector, hoy)).cuerpo] as const)
  return Object.fromEntries(await Promise.all(cuerpos))
}

/**
 * Builds a body that the declaration accepts, with the records it refers to. Throws an error naming a field without a
 * value. `otro`: another than the first, whose record may exist.
 */
export const cuerpoNuevo = async (
  resource: AnyResource,
  lector: ReturnType<typeof lectores>,
  hoy: Date,
  otro = false,
): Promise<{ cuerpo: Cuerpo; llevados: Readonly<Record<string, Registro>> }> => {
  const leer = lector(resource.write?.create?.[0] ?? 'coordinador')
  let falta = ''
  for (let vez = otro ? 1 : 0; vez < 20; vez += 1) {
    const { values, llevados, sinValor, vacio } = await intento(resource, leer, hoyEnMexico(hoy), vez)
    if (!sinValor) return { cuerpo: { ...values }, llevados }
    falta = sinValor
    if (vacio !== undefined) await agregarUno(vacio, lector, hoy)
  }
  throw new Error(`no body for «${resource.name}»: ${falta}`)
}

/** Adds a record of each entity that has none, except those of `salvo`, for declarations that the seeds do not know yet. Returns the names of those entities. */
export const agregarDeLoNuevo = async (
  { app, db }: { app: App; db: Queryable },
  hoy: Date,
  salvo: ReadonlySet<string>,
): Promise<ReadonlySet<string>> => {
  const lector = lectores(app)
  const nuevas: string[] = []
  for (const { name, write, process } of everyResource)
    if (write?.create && !process && !salvo.has(name) && (await db.$count(tableNamed(name))) === 0) {
      await agregarUno(name, lector, hoy)
      nuevas.push(name)
    }
  return new Set(nuevas)
}

/** The records that each reader added because there were none to refer to. */
const agregados = new WeakMap<ReturnType<typeof lectores>, Map<string, Promise<void>>>()

/** Adds a record of an entity that has none to refer to, unknown to the cast and the seeds. */
const agregarUno = async (name: string, lector: ReturnType<typeof lectores>, hoy: Date): Promise<void> => {
  const target = everyResource.find(each => each.name === name)
  const [rol] = target?.write?.create ?? []
  if (!target || !rol || (await filasDe(target, lector(rol))).length) return
  const suyos = agregados.get(lector) ?? new Map<string, Promise<void>>()
  agregados.set(lector, suyos)
  const agregar = async () =>
    lector(rol).agregar(resourcePath(target), (await cuerpoNuevo(target, lector, hoy, true)).cuerpo)
  const agregado = suyos.get(name) ?? agregar()
  suyos.set(name, agregado)
  return agregado
}

const intento = async (resource: AnyResource, leer: Leer, hoy: string, vez: number) => {
  const { fields, unique = [] } = resource
  const ocupados = unique.length ? (await filasDe(resource, leer)).map(fila => fromApi(resource, fila)) : []
  const llevados: Record<string, Registro> = {}
  let values: Values = {}
  for (const [name, field] of enOrden(fields)) {
    if (!isDecided(field) || !isActive(field, 'create', values)) continue
    const formulario = { name, resource, values, llevados, hoy, leer }
    const { candidatos, registros } = await candidatosDe(field, formulario, vez)
    let sinValor = `nothing is offered in '${field.label}'`
    const elegido = candidatos.find(candidato => {
      const verdict = validate(resource, 'create', { ...values, [name]: candidato }, { today: hoy })
      const mal = Object.entries(verdict.errors).find(([campo]) => campo === name || Object.hasOwn(values, campo))
      const juntos = { ...values, [name]: candidato }
      const repetido = unique.some(
        ({ fields: claves }) =>
          claves.every(clave => Object.hasOwn(juntos, clave)) &&
          ocupados.some(fila => claves.every(clave => fila[clave] === juntos[clave])),
      )
      if (mal) sinValor = `'${field.label}' with ${JSON.stringify(candidato)}: ${mal[1]}`
      else if (repetido) sinValor = `'${field.label}' with ${JSON.stringify(candidato)} is there already`
      return !mal && !repetido
    })
    if (elegido === undefined) {
      if (!field.required) continue
      const vacio = field.kind === 'reference' && !candidatos.length ? field.to : undefined
      return { values, llevados, sinValor, vacio }
    }
    const limpio = validate(resource, 'create', { ...values, [name]: elegido }, { today: hoy }).values[name]
    values = { ...values, [name]: limpio }
    const registro = registros.get(elegido)
    if (registro) llevados[name] = registro
  }
  return { values, llevados, sinValor: '', vacio: undefined }
}

/** Returns values that the kind and its bounds suggest, more of them from the second try on. Those that activate most conditional fields come first. */
const candidatosDe = async (field: AnyField, formulario: Formulario, vez: number) => {
  const { name, resource, values } = formulario
  const { arbitrario, registros = new Map<Value, Registro>() } = await valores(field, formulario)
  const muestra = arbitrario
    ? fc.sample(arbitrario, { seed: semilla(`${resource.name}.${name}`) + vez, numRuns: vez ? 400 : 40 })
    : []
  const cuelgan = Object.values(resource.fields).filter(({ when }) => when && Object.hasOwn(when, name))
  const abre = (candidato: Value) =>
    cuelgan.filter(({ when }) => meetsCondition(when, { ...values, [name]: candidato })).length
  return {
    candidatos: cuelgan.length ? muestra.toSorted((uno, otro) => abre(otro) - abre(uno)) : muestra,
    registros,
  }
}

/** Returns a fixed seed of each field, so that no two hold the same value. */
const semilla = (texto: string) => [...texto].reduce((suma, letra) => (suma * 31 + letra.charCodeAt(0)) % 1_000_003, 7)

/** Returns the fields in order, each after those it depends on: its condition, the parameters of its offer, and its built parts. */
const enOrden = (fields: AnyResource['fields']): (readonly [string, AnyField])[] => {
  const puestos = new Map<string, AnyField>()
  const poner = (name: string) => {
    const field = fields[name]
    if (!field || puestos.has(name)) return
    for (const antes of cuelgaDe(field)) if (antes !== name) poner(antes)
    puestos.set(name, field)
  }
  for (const name of Object.keys(fields)) poner(name)
  return [...puestos]
}

const cuelgaDe = (field: AnyField): string[] => [
  ...Object.keys(field.when ?? {}),
  ...('offer' in field && field.offer && 'bind' in field.offer ? Object.values(field.offer.bind ?? {}) : []),
  ...('built' in field ? (field.built?.of ?? []).map(camino => camino.split('.')[0] ?? '') : []),
]
