import { getTableName, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tableNamed } from '../../server/crud/registry.ts'
import { roles } from '../../src/domain/roles.ts'
import { isDecided } from '../../src/schema/active.ts'
import { importableFields, mayImport } from '../../src/schema/cells/importable.ts'
import { isSame } from '../../src/schema/cells/words.ts'
import { mayWrite } from '../../src/schema/doors/mayWrite.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { textOf } from '../../src/schema/record/text.ts'
import { traitsOf } from '../../src/schema/traits.ts'
import { aFondo } from '../harness/aFondo.ts'
import { alta } from '../harness/alta.ts'
import { cuerpoNuevo } from '../harness/cuerpos.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { importador } from '../harness/importador.ts'
import { lectores } from '../harness/lectores.ts'
import { everyResource } from './rutas.ts'

let e: Escena
beforeAll(async () => {
  e = await escena({ sembrada: true })
})
afterAll(() => e.cerrar())

/** Every resource that a sheet may change, with the first role that may. */
const editables = everyResource.flatMap(resource => {
  const rol = roles.find(cada => mayImport(resource, cada) && mayWrite(resource, 'update', cada))
  const door = Object.values(resource.lists).find(
    ({ roles: suyos, path, single, only }) => rol && suyos.includes(rol) && !path.includes('{') && !single && !only,
  )
  return rol && door ? [{ resource, name: resource.name, rol, path: door.path }] : []
})
type Editable = (typeof editables)[number]

const paciencia = 240_000

/** Exports a whole resource as a role. Returns its fields, headings and non-empty rows. */
const hojaDe = async ({ resource, rol, path }: Editable) => {
  const token = await e.tokenDe(rol)
  const quien = importador(e, token)
  const campos = importableFields(resource).map(([name]) => name)
  const leida = async () => {
    const texto = new TextDecoder().decode(await quien.exportado(`${path}?columnas=${campos.join(',')}`, 'csv'))
    const [cabeza = [], ...filas] = Papa.parse<string[]>(texto.replace(/^\ufeff/, '').trim()).data
    return { cabeza, filas }
  }
  if ((await leida()).filas.length === 0)
    await alta(
      e,
      resource.path ?? resource.name,
      (await cuerpoNuevo(resource, lectores(e.app), e.reloj.ahora)).cuerpo,
      token,
    )
  return { quien, campos, ...(await leida()) }
}

type Edicion = { fila: number; campo: string; valor: string }

/** Returns the columns that may be edited in an existing record. */
const libresDe = (resource: AnyResource, campos: readonly string[]) =>
  campos.filter(name => {
    const field = resource.fields[name]
    return field && name !== resource.key && !field.locked && isDecided(field) && !traitsOf(field).derived
  })

/** Generates edits of a sheet's cells: the value of another row, or one that nobody would write. */
const edicionesDe = (resource: AnyResource, campos: readonly string[], filas: readonly (readonly string[])[]) => {
  const libres = libresDe(resource, campos)
  const una = fc
    .tuple(
      fc.nat(filas.length - 1),
      fc.constantFrom(...libres),
      fc.nat(filas.length - 1),
      fc.constantFrom('¿?', 'Ñandú', ''),
    )
    .map(([fila, campo, otra, raro]): Edicion => {
      const ajeno = filas[otra]?.[campos.indexOf(campo)] ?? ''
      return { fila, campo, valor: ajeno !== '' && otra !== fila ? ajeno : raro }
    })
  return fc.uniqueArray(una, {
    minLength: 1,
    maxLength: Math.min(12, filas.length),
    selector: ({ fila, campo }) => `${fila} ${campo}`,
  })
}

const conEdiciones = (
  campos: readonly string[],
  filas: readonly (readonly string[])[],
  ediciones: readonly Edicion[],
) =>
  filas.map((celdas, fila) =>
    celdas.map((celda, at) => ediciones.find(cada => cada.fila === fila && cada.campo === campos[at])?.valor ?? celda),
  )

/** Tells whether emptying a cell leaves its value unchanged: a flag that was off, or choices of which none was taken. */
const seVaciaIgual = (resource: AnyResource, campo: string, antes: string) => {
  const field = resource.fields[campo]
  return field !== undefined && textOf(campo, field, { [campo]: traitsOf(field).blank ?? null }) === antes
}

/** Returns the fields that edits of these may affect: their allowed values, whether they exist, or the message of a rule between fields. `''` stands for a sealed record. */
const atados = (resource: AnyResource, editados: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([
    ...(editados.size
      ? ['', ...Object.keys(resource.rules ?? {}), ...Object.values(resource.advice ?? {}).flat()]
      : []),
    ...(resource.unique ?? []).flatMap(({ fields }) => (fields.some(each => editados.has(each)) ? fields : [])),
    ...Object.entries(resource.fields).flatMap(([name, field]) => {
      const cuelga = [
        ...Object.keys(field.when ?? {}),
        ...('offer' in field && field.offer && 'bind' in field.offer ? Object.values(field.offer.bind ?? {}) : []),
        ...(field.kind === 'colonia' ? ['cp'] : []),
        ...(field.kind === 'postalCode' ? ['colonia'] : []),
        ...('built' in field ? (field.built?.of ?? []).map(camino => camino.split('.')[0] ?? '') : []),
      ]
      return cuelga.some(each => editados.has(each)) ? [name] : []
    }),
  ])

describe('names the cells typed over in our own export, and no others', () => {
  it.each(editables)(
    '$rol: $name',
    async editable => {
      const { resource } = editable
      const { quien, campos, cabeza, filas } = await hojaDe(editable)
      await fc.assert(
        fc.asyncProperty(edicionesDe(resource, campos, filas), async ediciones => {
          const { data, message } = await quien.subir(
            resource.name,
            Papa.unparse([cabeza, ...conEdiciones(campos, filas, ediciones)]),
          )
          expect(message).toBe('')
          const dichas = [
            ...(await quien.filas(data.id, 'cambia')),
            ...(await quien.filas(data.id, 'error')),
            ...(await quien.filas(data.id, 'duda')),
          ]
          const porRenglon = new Map(dichas.map(fila => [fila.renglon, fila]))
          for (const [fila, celdas] of filas.entries()) {
            const suyas = ediciones.filter(
              ({ fila: cual, campo, valor }) => cual === fila && celdas[campos.indexOf(campo)] !== valor,
            )
            const editados = new Set(suyas.map(({ campo }) => campo))
            const de = atados(resource, editados)
            const { cambios = {}, faltas = {}, dudas = [] } = porRenglon.get(fila + 2) ?? {}
            const nombrados = [
              ...new Set([...Object.keys(cambios), ...Object.keys(faltas), ...dudas.map(({ campo }) => campo)]),
            ]
            expect([fila + 2, nombrados.filter(name => !editados.has(name) && !de.has(name))]).toEqual([fila + 2, []])
            for (const { campo, valor } of suyas) {
              const antes = celdas[campos.indexOf(campo)] ?? ''
              const queda =
                valor === '' && (resource.fields[campo]?.only === 'update' || seVaciaIgual(resource, campo, antes))
              if (queda) {
                expect([fila + 2, campo, cambios[campo]]).toEqual([fila + 2, campo, undefined])
                continue
              }
              if (faltas[campo] || dudas.some(duda => duda.campo === campo) || de.has(campo) || isSame(antes, valor))
                continue
              expect([fila + 2, campo, cambios[campo]]).toEqual([fila + 2, campo, [antes, valor]])
            }
          }
        }),
        { numRuns: aFondo ? 4 : 1, endOnFailure: true },
      )
    },
    paciencia,
  )
})

/** Lists every table except those that record the import itself: history, batches, versions and notices. */
const tablas = async () =>
  (
    await e.db.execute<{ tabla: string }>(
      sql`select table_name as tabla from information_schema.tables where table_schema = 'public' and table_name not in ('sesiones', 'intentos', 'historial', 'sellos_de_historial', 'lotes', 'importaciones', 'importaciones_filas', 'preferencias', 'idempotencia', 'correos', 'avisos', 'eventos', 'actividad') order by 1`,
    )
  ).rows.map(({ tabla }) => tabla)
const contenido = async (cuales?: readonly string[]) => {
  const cada = (cuales ?? (await tablas())).map(
    tabla =>
      sql`select ${tabla}::text as tabla, count(*) as filas, sum(hashtextextended((to_jsonb(t) - 'version')::text, 0)) as suma from ${vistaDe(tabla)} t`,
  )
  return (await e.db.execute(sql`${sql.join(cada, sql` union all `)} order by 1`)).rows
}

/** Returns what to compare of a table. Of counts that each connection keeps separately, only their sums. */
const vistaDe = (tabla: string) =>
  /_contad[oa]s$/.test(tabla)
    ? sql`(select to_jsonb(c) - 'turno' - 'cuantos' as cuales, sum(cuantos) as cuantos from ${sql.identifier(tabla)} c group by 1 having sum(cuantos) <> 0)`
    : sql.identifier(tabla)

describe('leaves the database as it was when a random batch is applied and taken back', () => {
  it.each(editables)(
    '$rol: $name',
    async editable => {
      const { resource, rol } = editable
      const { quien, campos, cabeza, filas } = await hojaDe(editable)
      const nueva = mayWrite(resource, 'create', rol) ? await renglonNuevo(resource, campos, filas) : []
      const suya = [getTableName(tableNamed(resource.name))]
      const antes = await contenido()
      const suyaAntes = await contenido(suya)
      /** A required part that has no column cannot be imported. */
      const cabe = Object.entries(resource.fields).every(
        ([name, field]) => !field.required || field.kind !== 'part' || campos.includes(name),
      )
      let aplicados = 0
      await fc.assert(
        fc.asyncProperty(edicionesDe(resource, campos, filas), async ediciones => {
          const { data } = await quien.subir(
            resource.name,
            Papa.unparse([cabeza, ...conEdiciones(campos, filas, ediciones), ...nueva]),
          )
          if (nueva.length && cabe)
            expect([data.cuenta.nuevos, await quien.filas(data.id, 'nuevo')]).toMatchObject([1, [{ faltas: {} }]])
          const hecho = await quien.aplicar(data, { dudas: true, omitir: true })
          if (data.cuenta.nuevos + data.cuenta.cambian === 0) {
            expect(hecho.status).toBe(409)
            return
          }
          expect([hecho.status, hecho.message]).toEqual([200, expect.stringContaining('Se importó')])
          aplicados += 1
          if (isDeepStrictEqual(await contenido(suya), suyaAntes)) expect(await contenido()).not.toEqual(antes)
          const vuelta = await quien.deshacer(hecho.data.lote)
          expect([vuelta.status, vuelta.message]).toEqual([200, expect.stringContaining('Se deshizo')])
          expect(await contenido(aFondo ? undefined : suya)).toEqual(aFondo ? antes : suyaAntes)
        }),
        {
          numRuns: !aFondo ? 2 : filas.length < 5 ? 12 : 4,
          endOnFailure: true,
          examples: [[[{ fila: 0, campo: resource.title, valor: 'Ñandú' }]]],
        },
      )
      expect(aplicados).toBeGreaterThan(0)
      expect(await contenido()).toEqual(antes)
    },
    paciencia,
  )
})

/** Builds the row of a new record, with the parts of the first row, and different from the record that an empty table gets. */
const renglonNuevo = async (
  resource: AnyResource,
  campos: readonly string[],
  filas: readonly (readonly string[])[],
) => {
  const { cuerpo } = await cuerpoNuevo(resource, lectores(e.app), e.reloj.ahora, true)
  const [primera = []] = filas
  const dicho = (value: unknown) => (value === true ? 'Sí' : value === false ? 'No' : String(value ?? ''))
  return [
    campos.map((name, at) => (resource.fields[name]?.kind === 'part' ? (primera[at] ?? '') : dicho(cuerpo[name]))),
  ]
}
