import { eq, like } from 'drizzle-orm'
import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importaciones, importacionesFilas } from '../../server/crud/import/tables.ts'
import { personal } from '../../server/university/personal.ts'
import { tables } from '../../server/university/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { importador } from '../harness/importador.ts'

let e: Escena
let token: string
let coordinador: ReturnType<typeof importador>
beforeAll(async () => {
  e = await escena({ sembrada: true })
  token = await e.tokenDe('coordinador')
  coordinador = importador(e, token)
})
afterAll(() => e.cerrar())

const csv = (rows: readonly (readonly string[])[]) => Papa.unparse(rows.map(row => [...row]))
const cabeza = ['Clave', 'Nombre', 'Créditos']
describe('a preview overtaken by the database', () => {
  it('is refused with the rows of another outcome, and nothing is written', async () => {
    const sinNotas = { clave_materia: 'SIN-1', nombre: 'Sin notas', creditos: 5 }
    const [materia] = await e.db.insert(tables.materias).values(sinNotas).returning()
    const { data } = await coordinador.subir(
      'materias',
      csv([cabeza, ['ALC-1', 'Apicultura', '6'], [materia?.clave_materia ?? '', 'Otro nombre', '7']]),
    )
    await e.db
      .update(tables.materias)
      .set({ nombre: 'Lo que otra persona puso', version: (materia?.version ?? 0) + 1 })
      .where(eq(tables.materias.id_materia, materia?.id_materia ?? ''))
    const tarde = await coordinador.aplicar(data)
    expect([tarde.status, tarde.message]).toEqual([
      409,
      'Los registros cambiaron desde que los revisó: revíselos de nuevo',
    ])
    expect(tarde.data.cambiaron).toEqual([
      expect.objectContaining({
        renglon: 3,
        cambios: expect.objectContaining({ nombre: ['Lo que otra persona puso', 'Otro nombre'] }),
      }),
    ])
    expect(await e.db.select().from(tables.materias).where(like(tables.materias.clave_materia, 'ALC-%'))).toEqual([])
    const nueva = (await coordinador.escribir(`${data.id}/revisar`, {})).data
    expect((await coordinador.aplicar(nueva)).status).toBe(200)
  })

  it('names a key taken meanwhile', async () => {
    const { data } = await coordinador.subir('materias', csv([cabeza, ['ALC-9', 'Apicultura', '6']]))
    await e.db.insert(tables.materias).values({ clave_materia: 'ALC-9', nombre: 'Ya estaba', creditos: 8 })
    const { status, data: dicho } = await coordinador.aplicar(data)
    expect([status, dicho.cambiaron[0].renglon, dicho.cambiaron[0].estado]).toEqual([409, 2, 'cambia'])
  })
})

describe('a batch with records changed later', () => {
  it('is not taken back, and names the changed ones', async () => {
    const { data } = await coordinador.subir(
      'materias',
      csv([cabeza, ['SIG-1', 'Botánica', '6'], ['SIG-2', 'Zoología', '6']]),
    )
    const { lote } = (await coordinador.aplicar(data)).data
    await e.db
      .update(tables.materias)
      .set({ nombre: 'Botánica II', version: 9 })
      .where(eq(tables.materias.clave_materia, 'SIG-1'))
    const vuelta = await coordinador.deshacer(lote)
    expect([vuelta.status, vuelta.message]).toEqual([409, 'Ya no se puede deshacer: 1 registro cambió después'])
    expect(vuelta.data.cambiaron).toEqual([expect.objectContaining({ titulo: 'Botánica II' })])
    expect(await e.db.select().from(tables.materias).where(like(tables.materias.clave_materia, 'SIG-%'))).toHaveLength(
      2,
    )
  })

  it('cannot be undone while something refers to one of them, and names it', async () => {
    const [programa] = await e.db.select().from(tables.programas)
    const fila = { ...programa, clave: 'SIGPROGRAM', nombre: 'Programa nuevo' }
    const dichas = 'clave nombre creditos duracion modalidad grado periodicidad fecha_registro'.split(' ')
    const { data } = await coordinador.subir(
      'programas',
      csv([dichas, dichas.map(name => String(Object.entries(fila).find(([cual]) => cual === name)?.[1]))]),
    )
    expect(data.cuenta).toMatchObject({ nuevos: 1, errores: 0 })
    const { lote } = (await coordinador.aplicar(data)).data
    await e.db.insert(tables.reticulas).values({ nombre: 'Plan', clave_programa: 'SIGPROGRAM', creditos_totales: 300 })
    const vuelta = await coordinador.deshacer(lote)
    expect([vuelta.status, vuelta.message]).toEqual([
      409,
      'Ya no se puede deshacer: No se puede eliminar porque está en uso: 1 malla curricular',
    ])
    expect(vuelta.data.impiden).toEqual([expect.objectContaining({ id: 'SIGPROGRAM', titulo: 'Programa nuevo' })])
  })

  it('is undone once, and only by its author', async () => {
    const { data } = await coordinador.subir('materias', csv([cabeza, ['VEZ-1', 'Botánica', '6']]))
    const { lote } = (await coordinador.aplicar(data)).data
    expect((await importador(e, await e.tokenDe('administrativo')).deshacer(lote)).status).toBe(404)
    expect((await coordinador.deshacer(lote)).status).toBe(200)
    expect((await coordinador.deshacer(lote)).message).toBe('Esta acción ya se deshizo')
  })
})

describe('columns', () => {
  it('are said by hand, and the next file with those headings knows them', async () => {
    const hoja = csv([
      ['Código', 'Denominación', 'Créditos'],
      ['COL-1', 'Botánica', '6'],
    ])
    const { data } = await coordinador.subir('materias', hoja)
    expect(data.columnas.map(({ campo }: { campo: string | null }) => campo)).toEqual([null, null, 'creditos'])
    expect(data.cuenta.errores).toBe(1)
    const dichas = await coordinador.escribir(`${data.id}/columnas`, {
      columnas: ['clave_materia', 'nombre', 'creditos'],
    })
    expect(dichas.data.cuenta).toMatchObject({ nuevos: 1, errores: 0 })
    const otra = (await coordinador.subir('materias', hoja)).data
    expect(otra.cuenta).toMatchObject({ nuevos: 1, errores: 0 })
    const { preferencias } = personal.tables
    const guardado = () => e.db.select().from(preferencias).where(eq(preferencias.clave, 'importar.materias'))
    expect((await guardado()).map(({ valor }) => valor)).toEqual([{ codigo: 'clave_materia', denominacion: 'nombre' }])
    await coordinador.escribir(`${otra.id}/columnas`, { columnas: ['clave_materia'] })
    expect((await guardado()).map(({ valor }) => valor)).toEqual([{ codigo: 'clave_materia', creditos: null }])
    const campos = async () =>
      (await coordinador.subir('materias', hoja)).data.columnas.map(({ campo }: { campo: string | null }) => campo)
    expect(await campos()).toEqual(['clave_materia', null, null])
    await e.db.update(preferencias).set({ valor: { codigo: 'nadie', denominacion: 'nombre' } })
    expect(await campos()).toEqual([null, 'nombre', 'creditos'])
    await e.db.update(preferencias).set({ valor: { codigo: 'creditos' } })
    expect(await campos()).toEqual(['creditos', null, null])
    await e.db.update(preferencias).set({ valor: { codigo: 1 } })
    expect(await campos()).toEqual([null, null, 'creditos'])
  })

  it('fill one field each, of the resource', async () => {
    const { data } = await coordinador.subir(
      'materias',
      csv([
        ['a', 'b'],
        ['1', '2'],
      ]),
    )
    const dos = await coordinador.escribir(`${data.id}/columnas`, { columnas: ['nombre', 'nombre'] })
    expect([dos.status, dos.message]).toEqual([422, 'Dos columnas no pueden llenar el mismo dato'])
    const ajena = await coordinador.escribir(`${data.id}/columnas`, { columnas: ['matricula', null] })
    expect([ajena.status, ajena.message]).toEqual([422, 'Una de las columnas no es válida'])
  })
})

describe('a column missing in the sheet', () => {
  it('is filled with one value for all rows, as cells like the others', async () => {
    const hoja = csv([
      ['Clave', 'Nombre'],
      ['LLE-1', 'Botánica'],
      ['LLE-2', 'Zoología'],
    ])
    const { data } = await coordinador.subir('materias', hoja)
    expect(data.cuenta).toMatchObject({ nuevos: 0, errores: 2 })
    const columnas = data.columnas.map(({ campo }: { campo: string }) => campo)
    const llena = await coordinador.escribir(`${data.id}/columnas`, {
      columnas,
      agregar: { campo: 'creditos', valor: '6' },
    })
    expect(llena.data.cuenta).toMatchObject({ nuevos: 2, errores: 0 })
    expect(llena.data.columnas.at(-1)).toEqual({ encabezado: 'Créditos', campo: 'creditos' })
    const otra = await coordinador.escribir(`${data.id}/celdas`, { cambios: [{ renglon: 3, columna: 2, valor: '8' }] })
    expect((await coordinador.aplicar(otra.data)).status).toBe(200)
    const dichas = await e.db.select().from(tables.materias).where(like(tables.materias.clave_materia, 'LLE-%'))
    expect(dichas.map(({ creditos }) => creditos).toSorted()).toEqual([6, 8])
    const repetida = await coordinador.subir('materias', hoja)
    const dos = await coordinador.escribir(`${repetida.data.id}/columnas`, {
      columnas,
      agregar: { campo: 'nombre', valor: 'x' },
    })
    expect([dos.status, dos.message]).toEqual([422, 'Dos columnas no pueden llenar el mismo dato'])
  })
})

describe('wrong rows', () => {
  it('are corrected or left out; the last version read is applied, page by page', async () => {
    const mala = ['', 'Sin clave', '6']
    const { data } = await coordinador.subir(
      'materias',
      csv([cabeza, ['PAG-1', 'Una', '6'], mala, ['PAG-2', 'Dos', '6'], mala]),
    )
    const negada = await coordinador.aplicar(data)
    expect(negada.message).toBe('Corrija 2 renglones o deje fuera los que tienen errores')
    const cambios = [{ renglon: 3, columna: 0, valor: 'PAG-3' }]
    const una = await coordinador.escribir(`${data.id}/celdas`, { cambios })
    expect((await coordinador.aplicar(una.data)).message).toBe('Corrija 1 renglón o deje fuera los que tienen errores')
    const vieja = await coordinador.aplicar(data, { omitir: true })
    expect([vieja.status, vieja.message, vieja.data.cambiaron]).toEqual([
      409,
      'Los registros cambiaron desde que los revisó: revíselos de nuevo',
      [],
    ])
    const pagina = async (pedida: string) =>
      JSON.parse((await e.pedir('GET', `importaciones/${data.id}/filas?${pedida}`, { token })).texto).data
    const renglones = ({ filas }: { filas: { renglon: number }[] }) => filas.map(({ renglon }) => renglon)
    const segunda = await pagina('desde=1&cuantos=2')
    expect([segunda.total, renglones(segunda)]).toEqual([4, [3, 4]])
    expect(renglones(await pagina('estado=error'))).toEqual([5])
    for (const pedida of ['desde=-1', 'cuantos=0', 'cuantos=201', 'estado=nada'])
      expect((await e.pedir('GET', `importaciones/${data.id}/filas?${pedida}`, { token })).status).toBe(422)
    const hecha = await coordinador.aplicar(una.data, { omitir: true })
    expect([hecha.message, hecha.data]).toEqual([
      'Se importó «hoja.csv»: 3 nuevos, 0 cambiados',
      { lote: expect.any(String), nuevos: 3, cambiados: 0, omitidos: 1, deshacer: true },
    ])
    const tarde = await coordinador.aplicar(una.data)
    expect([tarde.status, tarde.message]).toEqual([
      404,
      'La revisión de este archivo ya no está: elija el archivo de nuevo',
    ])
    expect(JSON.parse((await e.pedir('GET', 'importaciones/materias', { token })).texto).data).toBeNull()
    expect((await e.pedir('GET', 'importaciones/materias/avance', { token })).data).toEqual({ avance: 100 })
  })
})

describe('an empty cell', () => {
  it('is counted and found when it would empty a field', async () => {
    const texto = new TextDecoder().decode(await coordinador.exportado('firmantes?columnas=id_firmante,hasta', 'csv'))
    const [primera = [], ...filas] = Papa.parse<string[]>(texto.replace(/^\ufeff/, '').trim()).data
    const [una = []] = filas.filter(([, hasta]) => hasta !== '')
    const { data } = await coordinador.subir('firmantes', csv([primera, [una[0] ?? '', '']]))
    const vacian = await coordinador.filas(data.id, 'vacia')
    expect([data.vacian, vacian.map(({ clave, cambios }) => [clave, cambios])]).toEqual([
      1,
      [[una[0], { hasta: [una[1], ''] }]],
    ])
  })
})

describe('doubts', () => {
  const dudosas = async () => {
    const escolar = importador(e, await e.tokenDe('escolar'))
    const texto = new TextDecoder().decode(
      await escolar.exportado('cuc/estudiantes/escolar?columnas=matricula,nacionalidad,otra_nacionalidad', 'csv'),
    )
    const [primera = [], ...filas] = Papa.parse<string[]>(texto.replace(/^\ufeff/, '').trim()).data
    const otras = filas.filter(fila => fila[2] === '').slice(0, 3)
    return { escolar, hoja: csv([primera, ...otras.map(([clave = '', pais = '']) => [clave, pais, 'Ñandú'])]) }
  }

  it('are accepted one by one, ignored cells too', async () => {
    const { escolar, hoja } = await dudosas()
    const { data } = await escolar.subir('estudiantes', hoja)
    expect(data.cuenta).toMatchObject({ total: 3, iguales: 3, dudas: 3 })
    const [una] = await escolar.filas(data.id, 'duda')
    const [duda] = una?.dudas ?? []
    expect(duda?.mensaje).toMatch(/^No se guarda: /)
    const tras = await escolar.escribir(`${data.id}/dudas`, {
      renglon: una?.renglon,
      clave: duda?.clave,
      aceptada: true,
    })
    expect(tras.data.cuenta.dudas).toBe(2)
    expect((await escolar.escribir(`${data.id}/revisar`, {})).data.cuenta.dudas).toBe(2)
    const vuelta = await escolar.escribir(`${data.id}/dudas`, {
      renglon: una?.renglon,
      clave: duda?.clave,
      aceptada: false,
    })
    expect(vuelta.data.cuenta.dudas).toBe(3)
  })

  it('are accepted all at once; before, nothing is applied', async () => {
    const { escolar, hoja } = await dudosas()
    const { data } = await escolar.subir('estudiantes', hoja)
    expect((await escolar.aplicar(data)).message).toBe('Revise y acepte los datos dudosos')
    const tras = await escolar.escribir(`${data.id}/dudas`, { aceptada: true })
    expect(tras.data.cuenta.dudas).toBe(0)
    expect((await escolar.aplicar(data)).message).toMatch(/^No hay nada que importar/)
  })
})

describe('an unfinished sheet', () => {
  it('is found again, also while it is judged, and reports when that ended with its process', async () => {
    const { data } = await coordinador.subir('materias', csv([cabeza, ['QUE-1', 'Botánica', '6']]))
    const visto = async () => JSON.parse((await e.pedir('GET', 'importaciones/materias', { token })).texto).data
    expect(await visto()).toMatchObject({ id: data.id, avance: 100, interrumpida: false, cuenta: { nuevos: 1 } })
    const poner = (avance: number, hace: number) =>
      e.db
        .update(importaciones)
        .set({ avance, latido: new Date(e.reloj.ahora.getTime() - hace) })
        .where(eq(importaciones.id, data.id))
    await poner(40, 5000)
    expect(await visto()).toMatchObject({ avance: 40, interrumpida: false })
    expect((await e.pedir('GET', 'importaciones/materias/avance', { token })).data).toEqual({ avance: 40 })
    await poner(40, 60_000)
    expect(await visto()).toMatchObject({ avance: 40, interrumpida: false })
    await poner(40, 60_001)
    expect(await visto()).toMatchObject({ avance: 100, interrumpida: false })
    await poner(40, 120_000)
    expect(await visto()).toMatchObject({ avance: 100, interrumpida: false })
    await e.db.delete(importacionesFilas)
    expect(await visto()).toMatchObject({ avance: 100, interrumpida: true })
  })
})
