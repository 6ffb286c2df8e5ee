import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { lotes } from '../../server/crud/tables.ts'
import { adviceHeader } from '../../src/schema/advice.ts'
import { ana, biblioteca, estantes, eva, libro, otro, prestamo, type Biblioteca } from './biblioteca.ts'

let b: Biblioteca
let suyo = ''
beforeAll(async () => {
  b = await biblioteca()
  for (const cada of [libro, otro, { ...libro, signatura: 'N-2', titulo: 'Pedro Páramo', anio: 1955 }])
    await b.pedir('flor', 'POST', 'libros', { ...cada, prestable: true })
  for (const cada of [ana, eva]) await b.pedir('flor', 'POST', 'socias', cada)
  suyo = (await b.pedir('flor', 'POST', 'prestamos', prestamo)).data.id_prestamo
})
afterAll(() => b.cerrar())

const con = (consulta: Readonly<Record<string, unknown>>) =>
  Object.entries(consulta)
    .map(
      ([nombre, valor]) => `${nombre}=${encodeURIComponent(typeof valor === 'string' ? valor : JSON.stringify(valor))}`,
    )
    .join('&')
const pagina = async (ruta: string, consulta: Readonly<Record<string, unknown>>, pase = 'flor') => {
  const respuesta = await b.app.request(`/api/${ruta}?${con(consulta)}`, {
    headers: { Authorization: `Bearer ${pase}` },
  })
  const { data } = await respuesta.json()
  return { data, rango: respuesta.headers.get('content-range') }
}
const claves = async (consulta: Readonly<Record<string, unknown>>) =>
  (await pagina('libros', consulta)).data.map(({ signatura }: typeof libro) => signatura)

describe('a page of a list', () => {
  it('says which rows it has and of how many, in the order that was asked for', async () => {
    expect((await pagina('libros', { range: [1, 2], sort: ['id', 'DESC'] })).rango).toBe('libros 1-2/3')
    expect((await pagina('libros', { range: [7, 8] })).rango).toBe('libros */3')
    expect((await pagina('libros', { range: [0, 0], conteo: 'aparte' })).rango).toMatch(/^libros 0-0\//)
    expect((await pagina('libros', {})).rango).toBeNull()
    expect(await claves({ sort: ['id', 'DESC'] })).toEqual(['P-1', 'N-2', 'N-1'])
    expect(await claves({ sort: ['anio', 'ASC'], range: [0, 1] })).toEqual(['P-1', 'N-1'])
    expect((await pagina('libros', { conteo: 'solo', filter: { genero: 'Novela' } })).data).toEqual({ total: 2 })
  })

  it('holds what was asked for, and nothing where that cannot be', async () => {
    expect(await claves({ filter: { id: ['N-1', 'x'.repeat(300)] } })).toEqual(['N-1'])
    expect(await claves({ filter: { signatura: 'n-1' } })).toEqual([])
    for (const filter of [
      { anio: 'mil' },
      { nada: 1 },
      { titulo_contiene: 'x' },
      { genero_gte: 'Novela' },
      { vista: 'x' },
    ])
      expect((await b.pedir('flor', 'GET', `libros?${con({ filter })}`)).status).toBe(422)
    expect((await b.pedir('flor', 'GET', `libros?${con({ sort: ['nada', 'ASC'] })}`)).status).toBe(422)
    expect((await b.pedir('flor', 'GET', 'libros?filter={')).status).toBe(422)
  })

  it('of a path holds what is there, nothing where there is none, and is not there where it cannot be', async () => {
    for (const cada of estantes) await b.pedir('flor', 'POST', 'estantes', cada)
    const deSala = async (sala: string, piso: string) => {
      const { status, data } = await b.pedir('flor', 'GET', `estantes/${sala}/${piso}`)
      return [status, data?.map(({ clave }: { clave: string }) => clave)]
    }
    expect(await deSala('Norte', '1')).toEqual([200, ['N1']])
    expect(await deSala('x'.repeat(61), '1')).toEqual([200, []])
    expect(await deSala('Norte', 'uno')).toEqual([404, undefined])
  })

  it('is counted by what its rows have', async () => {
    expect((await pagina('libros', { por: 'genero,prestable' })).data).toEqual([
      {
        valores: { genero: 'Novela', prestable: true },
        nombres: { genero: 'Novela', prestable: 'true' },
        total: 2,
        vistas: {},
      },
      {
        valores: { genero: 'Poesía', prestable: true },
        nombres: { genero: 'Poesía', prestable: 'true' },
        total: 1,
        vistas: {},
      },
    ])
    expect((await pagina('prestamos', { por: 'numero' })).data).toEqual([
      { valores: { numero: 'A001' }, nombres: { numero: 'Ana Cruz' }, total: 1, vistas: { porRecibir: 1 } },
    ])
    for (const por of ['titulo', 'nada', 'toString'])
      expect((await b.pedir('flor', 'GET', `libros?por=${por}`)).message).toBe('No se puede contar por ese campo')
  })

  it('is searched by what its records are called, also those that they lead to', async () => {
    const prestados = async (q: string, pase = 'flor') =>
      (await pagina(pase === 'flor' ? 'prestamos' : 'misprestamos', { filter: { q } }, pase)).data.length
    for (const [q, cuantos] of [
      ['llano', 1],
      ['ana cruz', 1],
      ['lla', 1],
      ['ll', 1],
      ['páramo', 0],
      ['eva', 0],
      ['biblioteca.mx', 0],
      ['18/05/2026', 1],
      ['19/05/2026', 0],
      ['prestado', 1],
      ['devuelto', 0],
    ] as const)
      expect([q, await prestados(q)]).toEqual([q, cuantos])
    expect([await prestados('llano', 'ana'), await prestados('llano', 'eva')]).toEqual([1, 0])
    expect(await claves({ filter: { q: 'sí' } })).toEqual(['P-1', 'N-1', 'N-2'])
  })
})

describe('a search from anywhere', () => {
  const hallado = async (q: string, pase = 'flor') =>
    (await b.pedir(pase, 'GET', `busqueda?${con({ q })}`)).data.map(({ resource, title }: Record<string, unknown>) => [
      resource,
      title,
    ])

  it('is what answers best, by resource as the menu has them', async () => {
    expect(await hallado('N-1')).toEqual([
      ['libros', 'El llano en llamas'],
      ['prestamos', expect.anything()],
    ])
    expect(await hallado('páramo')).toEqual([['libros', 'Pedro Páramo']])
    expect(await hallado('eva')).toEqual([['socias', 'Eva Mar']])
    expect(await hallado('a001')).toEqual([['socias', 'Ana Cruz']])
    expect((await b.pedir('flor', 'GET', 'busqueda?q=mar%20eva')).data).toEqual([
      {
        resource: 'socias',
        id: 'B002',
        title: 'Eva Mar',
        subtitle: 'B002',
        to: '/socias/B002',
      },
    ])
    expect(await hallado('páramo', 'ana')).toEqual([['libros', 'Pedro Páramo']])
    expect(await hallado('eva', 'ana')).toEqual([])
    expect((await b.pedir('flor', 'GET', 'busqueda?q=%20')).message).toBe('Escriba lo que busca')
  })
})

describe('advice about a record', () => {
  const advertido = async (valores: object, clave?: string) =>
    (await b.pedir('flor', 'POST', 'advertencias/libros', { valores, ...(clave && { clave }) })).data

  it('is said of what would move, and of nothing else', async () => {
    const id = expect.stringMatching(/^[\w-]{16}$/)
    const hallazgo = { id, campo: 'prestable', texto: 'Ana Cruz lo tiene en casa', impide: false }
    expect(await advertido({ prestable: false }, 'N-1')).toEqual({ hallazgos: [hallazgo], remedios: [] })
    expect(await advertido({ prestable: true }, 'N-1')).toEqual({ hallazgos: [], remedios: [] })
    expect(await advertido({ titulo: 'Otro', prestable: true }, 'N-1')).toEqual({ hallazgos: [], remedios: [] })
    expect(await advertido({ prestable: false }, 'P-1')).toEqual({ hallazgos: [], remedios: [] })
    expect(await advertido({ prestable: false })).toEqual({ hallazgos: [], remedios: [] })
    expect((await b.pedir('flor', 'POST', 'advertencias/libros', { valores: {}, clave: 'NADA' })).status).toBe(404)
    expect((await b.pedir('ana', 'POST', 'advertencias/libros', { valores: {} })).status).toBe(403)
  })

  it('is said before several are changed, accepted once for all, and told by history', async () => {
    const todos = { list: 'todos', ids: ['N-1', 'P-1', 'NADA'] }
    const retirar = (mas: object) =>
      b.pedir('flor', 'POST', 'lotes/libros/retirar', { ...todos, ...mas }, { [adviceHeader]: 'none' })
    const { data } = await retirar({ preview: true })
    expect(data).toMatchObject({
      total: 2,
      cambian: 2,
      ausentes: 1,
      avisos: [{ texto: 'Ana Cruz lo tiene en casa', quienes: ['El llano en llamas'] }],
    })
    const hacer = (mas: object) => retirar({ huella: data.huella, ...mas })
    expect(await hacer({})).toMatchObject({ status: 409, message: 'Lea las advertencias antes de continuar' })
    expect(await hacer({ huella: 'otra', avisos: true })).toMatchObject({
      status: 409,
      message: 'Los registros cambiaron desde que los revisó: revíselos de nuevo',
    })
    const hecho = await hacer({ avisos: true })
    expect([hecho.message, hecho.data.deshacer]).toEqual(['Retirar: 2 registros', true])
    const { rows } = await b.db.execute(
      `select clave, motivo from historial where lote = '${hecho.data.lote}' order by clave`,
    )
    expect(rows).toEqual([
      { clave: 'N-1', motivo: 'Guardado con advertencias a la vista: Ana Cruz lo tiene en casa' },
      { clave: 'P-1', motivo: null },
    ])
    const repetido = await retirar({ preview: true })
    expect(repetido.data).toMatchObject({ cambian: 0, iguales: 2, motivos: [] })
    expect((await b.pedir('flor', 'POST', `lotes/${hecho.data.lote}/deshacer`, {})).status).toBe(200)
    expect((await b.pedir('flor', 'POST', `lotes/${hecho.data.lote}/deshacer`, {})).message).toBe(
      'Esta acción ya se deshizo',
    )
  })
})

describe('an act that one of several cannot be', () => {
  it('is done to none, and says whom it cannot be done to; nor is it taken back once one of them is closed', async () => {
    const { data: segundo } = await b.pedir('flor', 'POST', 'prestamos', {
      ...prestamo,
      signatura: 'P-1',
      numero: 'B002',
    })
    const devolver = async (ids: readonly string[], mas: object) =>
      b.pedir('flor', 'POST', 'lotes/prestamos/devolver', { list: 'todos', ids, ...mas })
    const previo = await devolver([suyo], { preview: true })
    const hecho = await devolver([suyo], { huella: previo.data.huella })
    expect(hecho).toMatchObject({ status: 200, message: 'Recibir: 1 registro' })
    const ambos = await devolver([suyo, segundo.id_prestamo], { preview: true })
    expect(ambos.data).toMatchObject({
      total: 2,
      cambian: 1,
      iguales: 0,
      impedidos: 1,
      detenido: true,
      motivos: [{ motivo: 'El libro ya se devolvió', cuantos: 1, quienes: [{ id: suyo }] }],
    })
    expect(await devolver([suyo, segundo.id_prestamo], { huella: ambos.data.huella })).toMatchObject({
      status: 409,
      message: 'No se cambió ninguno: quite de la selección los que no se puede',
    })
    expect((await b.pedir('flor', 'GET', `prestamos/${segundo.id_prestamo}`)).data.estado).toBe('Prestado')
    expect(await b.pedir('flor', 'POST', `lotes/${hecho.data.lote}/deshacer`, {})).toMatchObject({
      status: 409,
      message: 'Ya no se puede deshacer: El libro ya se devolvió',
      data: { impiden: [{ id: suyo }] },
    })
  })

  it('names some of those that stand in the way, and counts all', async () => {
    const prestados = async (cuantos: number, estado: string) => {
      await b.db.execute(sql`insert into prestamos (signatura, numero, salida, vence, estado)
        select 'P-1', 'A001', '2026-05-04', '2026-06-01', ${estado} from generate_series(1, ${cuantos}::int)`)
      const { rows } = await b.db.execute<{ id: string }>(
        sql`select id_prestamo as id from prestamos where vence = '2026-06-01' order by 1`,
      )
      return rows.map(({ id }) => id)
    }
    const devolver = (ids: readonly string[], mas: object) =>
      b.pedir('flor', 'POST', 'lotes/prestamos/devolver', { list: 'todos', ids, ...mas })
    const ids = await prestados(21, 'Prestado')
    const { huella } = (await devolver(ids, { preview: true })).data
    const { lote } = (await devolver(ids, { huella })).data
    const cerrados = await b.pedir('flor', 'POST', `lotes/${lote}/deshacer`, {})
    expect([cerrados.status, cerrados.data.impiden.length]).toEqual([409, 20])
    await b.db.execute(sql`update prestamos set version = version + 1 where vence = '2026-06-01'`)
    await b.pedir('flor', 'DELETE', `prestamos/${ids[0]}`)
    const movidos = await b.pedir('flor', 'POST', `lotes/${lote}/deshacer`, {})
    expect([movidos.status, movidos.message]).toEqual([409, 'Ya no se puede deshacer: 21 registros cambiaron después'])
    expect(movidos.data.cambiaron.slice(0, 2)).toEqual([
      { id: ids[0], titulo: ids[0] },
      { id: ids[1], titulo: 'Águila o sol' },
    ])
    expect(movidos.data.cambiaron).toHaveLength(20)
    const { motivos, impedidos } = (await devolver(await prestados(81, 'Devuelto'), { preview: true })).data
    expect([impedidos, motivos[0].cuantos, motivos[0].quienes.length]).toEqual([101, 101, 100])
    await b.db.execute(sql`delete from prestamos where vence = '2026-06-01'`)
  })

  it('that changes nothing is no batch', async () => {
    const retirar = (mas: object) =>
      b.pedir('flor', 'POST', 'lotes/libros/retirar', { list: 'todos', ids: ['NADA'], ...mas })
    const antes = await b.db.$count(lotes)
    const { huella } = (await retirar({ preview: true })).data
    expect(await retirar({ huella })).toMatchObject({
      message: 'Retirar: 0 registros',
      data: { lote: null, deshacer: false, resultados: [] },
    })
    expect(await b.db.$count(lotes)).toBe(antes)
    expect(await retirar({})).toMatchObject({
      status: 422,
      message: 'Revise primero qué pasaría con los registros elegidos',
    })
  })
})

it('a write that an advisor is asked of waits for the others that it is asked of, and no other write does', async () => {
  const cambiar = (cambio: object) =>
    b.pedir('flor', 'PUT', 'libros/N-2', { ...libro, signatura: 'N-2', ...cambio }, { [adviceHeader]: 'none' })
  const { asesorado } = await b.db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('advice'), hashtext('enCasa'))`)
    expect((await cambiar({ titulo: 'Aire de las colinas', prestable: true })).status).toBe(200)
    const espera = cambiar({ titulo: 'Aire de las colinas', prestable: false })
    await vi.waitUntil(
      async () =>
        (
          await b.db.execute(sql`select from pg_locks l join pg_stat_activity a using (pid)
          where a.datname = current_database() and l.locktype = 'advisory' and not l.granted`)
        ).rows.length > 0,
      { interval: 5, timeout: 20_000 },
    )
    return { asesorado: espera }
  })
  expect((await asesorado).status).toBe(200)
})
