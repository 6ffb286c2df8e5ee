import { eq } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noticeRoom } from '../../server/crud/notices/noticeRoom.ts'
import { accounts } from '../../server/crud/accounts.ts'
import { tables } from './casa/servidor.ts'
import { ana, biblioteca, eva, libro, otro, prestamo, type Biblioteca } from './biblioteca.ts'

let b: Biblioteca
beforeAll(async () => {
  b = await biblioteca()
  for (const cada of [libro, otro]) await b.pedir('flor', 'POST', 'libros', cada)
  for (const cada of [ana, eva]) await b.pedir('flor', 'POST', 'socias', cada)
})
afterAll(() => b.cerrar())

describe('the library on the generator alone', () => {
  it('has the tables that its declarations ask for, and no more to migrate', async () => {
    expect(b.tag).toBe('0001_inicio')
    expect(await b.pendiente()).toBeUndefined()
  })

  it('lists in its own order, by pages, sorted, filtered and searched without accents', async () => {
    const titulos = async (query = '') =>
      (await b.pedir('ana', 'GET', `libros${query}`)).data.map(({ titulo }: typeof libro) => titulo)
    expect(await titulos()).toEqual(['Águila o sol', 'El llano en llamas'])
    expect(await titulos(`?range=[0,0]&sort=["anio","DESC"]`)).toEqual(['El llano en llamas'])
    expect(await titulos(`?filter={"genero":"Poesía"}`)).toEqual(['Águila o sol'])
    expect(await titulos(`?filter={"q":"aguila"}`)).toEqual(['Águila o sol'])
    expect(await titulos(`?filter={"q":"1953"}`)).toEqual(['El llano en llamas'])
    const ambos = ['Águila o sol', 'El llano en llamas']
    for (const [filtro, cuales] of [
      [{ genero: [] }, []],
      [{ cuidados: [] }, []],
      [{ genero: ['Poesía', 'Novela'] }, ambos],
      [{ cuidados: [1, 2] }, ambos.slice(0, 1)],
      [{ cuidados_vacio: true }, ambos.slice(1)],
      [{ cuidados_vacio: false }, ambos.slice(0, 1)],
      [{ precio_vacio: true }, []],
      [{ precio_gte: 89, precio_lte: 89 }, ambos.slice(0, 1)],
      [{ autor_contiene: 'RÚLFO  juan' }, ambos.slice(1)],
      [{ autor_contiene: 'rulfo paz' }, []],
      [{ q: 'n ll' }, ambos.slice(1)],
    ] as const)
      expect([filtro, await titulos(`?filter=${encodeURIComponent(JSON.stringify(filtro))}`)]).toEqual([filtro, cuales])
  })

  it('keeps, sorts, finds and filters by a kind of field of its own, and says what is none', async () => {
    const titulos = async (query = '') =>
      (await b.pedir('ana', 'GET', `libros${query}`)).data.map(({ titulo }: typeof libro) => titulo)
    expect((await b.pedir('ana', 'GET', 'libros')).data.map(({ precio }: typeof libro) => precio)).toEqual([89, 1250.5])
    expect(await titulos(`?range=[0,9]&sort=["precio","DESC"]`)).toEqual(['El llano en llamas', 'Águila o sol'])
    expect(await titulos(`?filter={"q":"1250"}`)).toEqual(['El llano en llamas'])
    expect(await titulos(`?filter={"precio":89}`)).toEqual(['Águila o sol'])
    expect(await titulos(`?filter={"precio_gte":100}`)).toEqual(['El llano en llamas'])
    expect(await b.pedir('flor', 'POST', 'libros', { ...libro, signatura: 'M', precio: '1.234' })).toMatchObject({
      status: 422,
      errors: { precio: 'Escriba una cantidad en pesos, con dos decimales cuando mucho' },
    })
  })

  it('writes a list as a CSV under its headings', async () => {
    const respuesta = await b.app.request('/api/libros?formato=csv', { headers: { Authorization: 'Bearer ana' } })
    expect([respuesta.status, respuesta.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    const [encabezado, primera] = (await respuesta.text()).split('\r\n')
    expect(encabezado).toBe('Signatura,Título,Autor,Año,Género,Precio,Se presta')
    expect(primera).toBe('P-1,Águila o sol,Octavio Paz,1951,Poesía,89,Sí')
  })

  it('finds across resources what the caller may see', async () => {
    const hallado = async (pase: string) =>
      (await b.pedir(pase, 'GET', 'busqueda?q=cruz')).data.map(({ title }: { title: string }) => title)
    expect(await hallado('flor')).toEqual(['Ana Cruz'])
    expect(await hallado('ana')).toEqual([])
  })

  it('refuses who brings no card, and what a role may not do', async () => {
    expect(await b.pedir('nadie', 'GET', 'libros')).toMatchObject({ status: 401, message: 'Muestre su pase' })
    expect(await b.pedir('ana', 'POST', 'libros', { ...libro, signatura: 'X' })).toMatchObject({ status: 403 })
    expect(await b.pedir('ana', 'GET', 'socias')).toMatchObject({ status: 403 })
  })

  it('says what is wrong with a record, and changes nothing', async () => {
    expect(await b.pedir('flor', 'POST', 'libros', { ...libro, signatura: 'Z', anio: 12, autor: '' })).toMatchObject({
      status: 422,
      errors: { anio: 'El año debe ser de 1450 a 2100', autor: 'El autor es requerido' },
    })
    expect(await b.pedir('flor', 'POST', 'libros', libro)).toMatchObject({ status: 409 })
    expect((await b.pedir('flor', 'GET', 'libros')).data).toHaveLength(2)
  })

  it('lends by its rule, shows each member her own, and closes what came back', async () => {
    expect(await b.pedir('flor', 'POST', 'prestamos', { ...prestamo, vence: '2026-05-01' })).toMatchObject({
      status: 422,
      errors: { vence: 'El vencimiento debe ser posterior a la salida' },
    })
    expect(await b.pedir('flor', 'POST', 'prestamos', { ...prestamo, signatura: 'NADA' })).toMatchObject({
      status: 422,
      errors: { signatura: "Seleccione un valor válido en 'Libro'" },
    })
    const { data: abierto, status } = await b.pedir('flor', 'POST', 'prestamos', prestamo)
    expect([status, abierto.estado, abierto.libro.titulo]).toEqual([201, 'Prestado', 'El llano en llamas'])
    expect((await b.pedir('ana', 'GET', 'misprestamos')).data).toHaveLength(1)
    expect((await b.pedir('eva', 'GET', 'misprestamos')).data).toHaveLength(0)
    expect(await b.pedir('flor', 'DELETE', 'libros/N-1')).toMatchObject({
      status: 409,
      message: 'No se puede eliminar porque está en uso: 1 préstamo',
    })
    const ruta = `prestamos/${abierto.id_prestamo}`
    const devuelto = { ...prestamo, estado: 'Devuelto' }
    expect(await b.pedir('flor', 'PUT', ruta, devuelto)).toMatchObject({ status: 200 })
    expect(await b.pedir('flor', 'PUT', ruta, prestamo)).toMatchObject({
      status: 409,
      message: 'El libro ya se devolvió',
    })
  })
})

describe('a record that the caller may not write', () => {
  it('is neither added, changed nor removed, one by one or by a sheet', async () => {
    const viejo = { ...prestamo, salida: '2025-05-04', vence: '2025-05-18' }
    expect(await b.pedir('flor', 'POST', 'prestamos', viejo)).toMatchObject({ status: 403 })
    const [archivado] = await b.db
      .insert(tables.prestamos)
      .values({ ...viejo, estado: 'Prestado' })
      .returning()
    const ruta = `prestamos/${archivado?.id_prestamo}`
    expect(await b.pedir('flor', 'PUT', ruta, { ...viejo, vence: '2025-05-20' })).toMatchObject({ status: 403 })
    expect(await b.pedir('flor', 'DELETE', ruta)).toMatchObject({ status: 403 })
    expect(await b.pedir('flor', 'PUT', `prestamos/${crypto.randomUUID()}`, viejo)).toMatchObject({ status: 404 })
    expect(await b.db.select().from(tables.prestamos)).toEqual(expect.arrayContaining([archivado]))
    await b.db.delete(tables.prestamos).where(eq(tables.prestamos.id_prestamo, archivado?.id_prestamo ?? ''))
  })
})

describe('a feature that this house does not have', () => {
  const nadie = '5b1d7c52-0c0f-4f0e-9d5a-2f6f2b1c9a10'

  it.each([
    ['GET', 'preferencias', undefined],
    ['PUT', 'preferencias', {}],
    ['POST', 'vistas', { entidad: 'libros', lista: 'todos', nombre: 'Mía', estado: {} }],
    ['PUT', `vistas/${nadie}`, { nombre: 'Mía' }],
    ['DELETE', `vistas/${nadie}`, undefined],
    ['GET', 'avisos', undefined],
    ['GET', 'avisos/estado', undefined],
    ['GET', 'avisos/novedades', undefined],
    ['GET', 'avisos/ritmo', undefined],
    ['PUT', 'avisos/ritmo', { ritmo: 'nunca' }],
    ['PUT', 'avisos/1/leido', {}],
    ['POST', 'avisos/leidos', { hasta: 1 }],
  ] as const)('%s %s is not there', async (metodo, ruta, cuerpo) => {
    const { status, message } = await b.pedir('flor', metodo, ruta, cuerpo)
    expect([status, message]).toEqual([404, 'No se encontró lo que busca'])
  })

  it('a list has no views of one’s own, nobody reads history, and a sheet remembers nothing', async () => {
    expect((await b.pedir('ana', 'GET', 'libros?vistas=1')).data).toEqual({ total: 2, vistas: {}, propias: [] })
    expect(await b.pedir('flor', 'GET', 'historial/libros/N-1')).toMatchObject({ status: 403 })
    const hoja = 'Signatura,Nombre,Autor,Género\nC-9,Confabulario,Juan José Arreola,Novela\n'
    const subir = async () => {
      const respuesta = await b.app.request('/api/importaciones/libros?archivo=libros.csv', {
        method: 'POST',
        headers: { Authorization: 'Bearer flor' },
        body: hoja,
      })
      return (await respuesta.json()).data
    }
    const { id, columnas } = await subir()
    const campos = columnas.map(({ campo }: { campo: string }) => campo)
    expect(campos).toEqual(['signatura', null, 'autor', 'genero'])
    const { data } = await b.pedir('flor', 'POST', `importaciones/${id}/columnas`, {
      columnas: ['signatura', 'titulo', 'autor', 'genero'],
    })
    expect(data.cuenta).toMatchObject({ nuevos: 1, errores: 0 })
    expect((await subir()).columnas[1].campo).toBeNull()
  })
})

describe('a call that only reads answers no message', () => {
  const hoja =
    'Signatura,Título,Autor,Género\nD-1,Dos,Inés Arredondo,Novela\nN-1,El llano en llamas,Juan Rulfo,Ensayo\n'
  const elegidos = { list: 'todos', ids: ['N-1'], preview: true }
  let importacion = ''
  let subida: unknown[] = []
  beforeAll(async () => {
    const respuesta = await b.app.request('/api/importaciones/libros?archivo=libros.csv', {
      method: 'POST',
      headers: { Authorization: 'Bearer flor' },
      body: hoja,
    })
    const { message, data } = await respuesta.json()
    subida = [message, data.cuenta]
    importacion = data.id
  })

  it.each([
    ['GET', 'libros'],
    ['GET', 'libros?vistas=1'],
    ['GET', 'libros?por=genero'],
    ['GET', 'libros?conteo=solo'],
    ['GET', 'libros/N-1'],
    ['GET', 'libros/N-1/eliminacion'],
    ['GET', 'busqueda?q=rulfo'],
    ['GET', 'pendientes'],
    ['POST', 'advertencias/libros', { valores: { prestable: false }, clave: 'N-1' }],
    ['POST', 'lotes/libros/retirar', elegidos],
    ['GET', 'importaciones/libros'],
    ['GET', 'importaciones/libros/avance'],
    ['GET', 'importaciones/libros/lotes'],
    ['GET', 'importaciones/{id}/filas'],
    ['POST', 'importaciones/{id}/revisar', {}],
    ['POST', 'importaciones/{id}/dudas', { aceptada: true }],
    ['POST', 'importaciones/{id}/celdas', { cambios: [{ renglon: 2, columna: 1, valor: 'Otro' }] }],
  ])('%s %s', async (metodo, ruta, cuerpo?: object) => {
    const { status, message } = await b.pedir('flor', metodo, ruta.replace('{id}', importacion), cuerpo)
    expect([status, message]).toEqual([200, ''])
  })

  it('nor does the upload of a sheet for review', () =>
    expect(subida).toEqual(['', { total: 2, nuevos: 1, cambian: 1, iguales: 0, errores: 0, dudas: 0 }]))

  it('the pending work is that of the declared views alone', async () => {
    const { data } = await b.pedir('flor', 'GET', 'pendientes')
    expect(data.map(({ label, total, to }: Record<string, unknown>) => [label, total, to])).toEqual([
      ['préstamo de la casa', 1, '/prestamos'],
      ['préstamos por recibir', 0, '/prestamos?vista=porRecibir'],
      ['reparaciones por atender', 0, '/reparaciones?vista=por_bibliotecaria'],
      ['reparaciones por atender, fuera de plazo', 0, '/reparaciones?vista=tarde_bibliotecaria'],
    ])
    expect((await b.pedir('ana', 'GET', 'pendientes')).data).toEqual([])
  })

  it('several are changed at once, and given back', async () => {
    const { data } = await b.pedir('flor', 'POST', 'lotes/libros/retirar', elegidos)
    expect(data).toMatchObject({ total: 1, cambian: 1, iguales: 0, impedidos: 0, ausentes: 0, motivos: [] })
    expect(data).not.toHaveProperty('avisos')
    const hecho = await b.pedir('flor', 'POST', 'lotes/libros/retirar', {
      ...elegidos,
      preview: false,
      huella: data.huella,
    })
    expect([hecho.status, hecho.message]).toEqual([200, 'Retirar: 1 registro'])
    expect((await b.pedir('flor', 'GET', 'libros/N-1')).data.prestable).toBe(false)
    expect(await b.pedir('flor', 'POST', `lotes/${hecho.data.lote}/deshacer`, {})).toMatchObject({ status: 200 })
    expect((await b.pedir('flor', 'GET', 'libros/N-1')).data.prestable).toBe(true)
  })

  it('a template has the headings, what each takes and what may be chosen, yes and no among it', async () => {
    const respuesta = await b.app.request('/api/importaciones/libros/plantilla', {
      headers: { Authorization: 'Bearer flor' },
    })
    expect(respuesta.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Libros%20(plantilla).xlsx")
    const libro = await readXlsx(new Uint8Array(await respuesta.arrayBuffer()), { readStyles: true })
    const [hoja, notas, opciones, ...mas] = libro.sheets
    const titulos = ['Signatura', 'Título', 'Autor', 'Año', 'Género', 'Precio', 'Se presta', 'Cuidados']
    expect([hoja?.name, hoja?.rows, hoja?.freezePane, mas]).toEqual(['Libros', [titulos], { rows: 1 }, []])
    expect([...(hoja?.cells ?? [])].map(([, { style }]) => style?.numFmt)).toEqual(
      titulos.map(titulo => (titulo === 'Año' ? 'General' : '@')),
    )
    expect(hoja?.columns?.map(({ width }) => width)).toEqual([14, 14, 14, 14, 14, 14, 14, 14])
    expect(hoja?.dataValidations?.map(({ range, formula1 }) => [range, formula1])).toEqual([
      ['E2:E5001', 'Opciones!$E$2:$E$4'],
      ['G2:G5001', 'Opciones!$G$2:$G$3'],
    ])
    expect(opciones?.rows).toEqual([
      titulos,
      [null, null, null, null, 'Novela', null, 'Sí', null],
      [null, null, null, null, 'Poesía', null, 'No', null],
      [null, null, null, null, 'Ensayo', null, null, null],
    ])
    expect(notas?.rows.map(([columna, falta, que]) => [columna, falta, que])).toEqual([
      ['Columna', 'Obligatoria', 'Qué se escribe'],
      ['Signatura', 'Sí', ''],
      ['Título', 'Sí', ''],
      ['Autor', 'Sí', ''],
      ['Año', 'No', ''],
      ['Género', 'Sí', 'Uno de la lista'],
      ['Precio', 'No', ''],
      ['Se presta', 'No', 'Sí o No'],
      ['Cuidados', 'No', 'Varios, separados por comas'],
    ])
  })
})

it('features that a house did not register throw an error', () => {
  expect(() => accounts()).toThrow('this house keeps no accounts')
  expect(() => noticeRoom()).toThrow('this house tells nobody: it registered no notices')
})
