import { eq } from 'drizzle-orm'
import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usuarios } from '../../server/auth/tables.ts'
import { historial, lotes } from '../../server/crud/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { aFondo } from '../harness/aFondo.ts'
import { alta } from '../harness/alta.ts'
import { cuerpoNuevo } from '../harness/cuerpos.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { importador } from '../harness/importador.ts'
import { lectores } from '../harness/lectores.ts'
import { correoDe } from '../harness/reparto.ts'
import { roles } from '../../src/domain/roles.ts'
import { importableFields, mayImport } from '../../src/schema/cells/importable.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { everyResource } from './rutas.ts'

let e: Escena
let coordinador: ReturnType<typeof importador>
beforeAll(async () => {
  e = await escena({ sembrada: true })
  coordinador = importador(e, await e.tokenDe('coordinador'))
})
afterAll(() => e.cerrar())

const csv = (rows: readonly (readonly string[])[]) => Papa.unparse(rows.map(row => [...row]))

describe('a spreadsheet shows its outcome, and nothing happens', () => {
  it('new, changed with both values, equal and faulty, each faulty cell with its message', async () => {
    const [otra] = await e.db.select().from(tables.materias).orderBy(tables.materias.nombre)
    const [una] = await e.db.insert(tables.materias).values(sinNotas).returning()
    const antes = await e.db.select().from(historial)
    const { status, data } = await coordinador.subir(
      'materias',
      csv([
        ['CLAVE', 'nombre', 'Creditos', 'Comentario'],
        ['IMP-1', 'Apicultura', '6', 'algo'],
        [una?.clave_materia ?? '', 'Otro nombre', String(una?.creditos), ''],
        [otra?.clave_materia ?? '', otra?.nombre ?? '', String(otra?.creditos), ''],
        ['IMP-2', '', 'muchos', ''],
        ['IMP-3', 'Poca cosa', '2', ''],
      ]),
    )
    expect(status).toBe(200)
    expect(data.cuenta).toEqual({ total: 5, nuevos: 1, cambian: 1, iguales: 1, errores: 2, dudas: 0 })
    expect(data.columnas.map(({ campo }: { campo: string }) => campo)).toEqual([
      'clave_materia',
      'nombre',
      'creditos',
      null,
    ])
    const filas = await coordinador.filas(data.id)
    expect(filas.map(({ renglon, estado, cambios, faltas }) => [renglon, estado, cambios, faltas])).toEqual([
      [2, 'nuevo', {}, {}],
      [3, 'cambia', { nombre: [una?.nombre, 'Otro nombre'] }, {}],
      [4, 'igual', {}, {}],
      [
        5,
        'error',
        {},
        { nombre: "El 'nombre de la materia' es requerido", creditos: "El campo 'Créditos' debe ser un número" },
      ],
      [6, 'error', {}, { creditos: 'Los créditos no pueden ser menor a 4' }],
    ])
    expect(await e.db.select().from(historial)).toEqual(antes)
  })
})

/** A materia without grades, which draws no advice against its change. */
const sinNotas = { clave_materia: 'SIN-1', nombre: 'Sin notas', creditos: 5 }

describe('a spreadsheet is brought in as it was previewed', () => {
  it('in one batch, taken back whole', async () => {
    const antes = await e.db.select().from(tables.materias).orderBy(tables.materias.id_materia)
    const una = antes.find(({ clave_materia }) => clave_materia === sinNotas.clave_materia)
    const { data } = await coordinador.subir(
      'materias',
      csv([
        ['Clave', 'Nombre', 'Créditos'],
        ['IMP-1', 'Apicultura', '6'],
        [una?.clave_materia ?? '', 'Otro nombre', '7.5'],
      ]),
    )
    const hecho = await coordinador.aplicar(data)
    expect([hecho.status, hecho.message]).toEqual([200, 'Se importó «hoja.csv»: 1 nuevo, 1 cambiado'])
    const [nueva] = await e.db.select().from(tables.materias).where(eq(tables.materias.clave_materia, 'IMP-1'))
    expect(nueva).toMatchObject({ nombre: 'Apicultura', creditos: 6 })
    const escritos = await e.db.select().from(historial).where(eq(historial.lote, hecho.data.lote))
    expect(escritos.map(({ accion }) => accion).toSorted()).toEqual(['create', 'update'])
    expect(await e.db.select().from(lotes).where(eq(lotes.id, hecho.data.lote))).toMatchObject([
      { accion: 'importar', archivo: 'hoja.csv', registros: 2, creados: 1 },
    ])
    const [lote] = await coordinador.lotes('materias')
    expect(lote).toMatchObject({ id: hecho.data.lote, archivo: 'hoja.csv', nuevos: 1, cambiados: 1, deshacer: true })
    expect(lote?.autor).toMatch(/^[^@]+ [^@]+$/)
    const [cuenta] = await e.db
      .select()
      .from(usuarios)
      .where(eq(usuarios.email, correoDe('coordinador')))
    await e.db.insert(usuarios).values({ email: 'otra@demo.cuc.mx', hash: cuenta?.hash ?? '', rol: 'coordinador' })
    const otra = importador(e, await e.tokenDe('otra'))
    expect((await otra.lotes('materias'))[0]).toEqual({ ...lote, deshacer: false })
    expect((await coordinador.deshacer(hecho.data.lote)).message).toBe('Se deshizo «Importar»: 2 registros')
    expect(await coordinador.lotes('materias')).toEqual([
      { ...lote, deshacer: false, deshecho: e.reloj.ahora.toISOString() },
    ])
    const sinVersion = (filas: typeof antes) => filas.map(fila => ({ ...fila, version: 0 }))
    expect(sinVersion(await e.db.select().from(tables.materias).orderBy(tables.materias.id_materia))).toEqual(
      sinVersion(antes),
    )
  })
})

const exportables = everyResource.flatMap(resource =>
  roles
    .filter(rol => mayImport(resource, rol))
    .flatMap(rol =>
      Object.values(resource.lists)
        .filter(
          ({ roles: suyos, path, single, only }) => suyos.includes(rol) && !path.includes('{') && !single && !only,
        )
        .slice(0, 1)
        .map(({ path }) => ({ resource, rol, path, ruta: resource.path ?? resource.name })),
    ),
)

/** Builds a record of an entity that has none. */
const cuerpo = async (resource: AnyResource) => (await cuerpoNuevo(resource, lectores(e.app), e.reloj.ahora)).cuerpo

/** The columns of the screen, and all importable ones, in both formats. Unless `aFondo`, each resource is tested with one of these, in turn. */
const hojas = [
  ['pantalla', 'csv'],
  ['todas', 'xlsx'],
  ['pantalla', 'xlsx'],
  ['todas', 'csv'],
] as const
const hojasDe = (lugar: number) => (aFondo ? hojas : lugar % 2 ? hojas.slice(2) : hojas.slice(0, 2))

describe('our own export imports without changes', () => {
  it.each(exportables)('$rol: $path', async exportable => {
    const { resource, rol, path, ruta } = exportable
    const token = await e.tokenDe(rol)
    const quien = importador(e, token)
    if ((await e.pedir('GET', path, { token })).texto.includes('"data":[]'))
      await alta(e, ruta, await cuerpo(resource), token)
    const todas = importableFields(resource).map(([name]) => name)
    for (const [columnas, formato] of hojasDe(exportables.indexOf(exportable))) {
      const pedidas = columnas === 'todas' ? `?columnas=${todas.join(',')}` : ''
      const { data, message } = await quien.subir(
        resource.name,
        await quien.exportado(`${path}${pedidas}`, formato),
        `hoja.${formato}`,
      )
      expect(message).toBe('')
      expect([columnas, formato, data.cuenta]).toEqual([
        columnas,
        formato,
        { total: data.cuenta.total, nuevos: 0, cambian: 0, iguales: data.cuenta.total, errores: 0, dudas: 0 },
      ])
      expect(data.cuenta.total).toBeGreaterThan(0)
    }
  })

  it('covers every writable resource', () => {
    const nombres = new Set(exportables.map(({ resource }) => resource.name))
    expect(everyResource.filter(({ write }) => write?.create).map(({ name }) => name)).toEqual([...nombres])
  })
})
