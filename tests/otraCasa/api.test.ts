import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { historial } from '../../server/crud/tables.ts'
import { adviceHeader } from '../../src/schema/advice.ts'
import { ana, biblioteca, eva, libro, otro, type Biblioteca } from './biblioteca.ts'

let b: Biblioteca
beforeAll(async () => {
  b = await biblioteca()
  for (const cada of [libro, otro]) await b.pedir('flor', 'POST', 'libros', cada)
  for (const cada of [ana, eva]) await b.pedir('flor', 'POST', 'socias', cada)
})
afterAll(() => b.cerrar())

const prestamo = { signatura: 'N-1', numero: 'A001', salida: '2026-05-04', vence: '2026-05-18' }

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

describe('what this house keeps nothing of', () => {
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

describe('a process of the library', () => {
  const abierta = async (falla = 'Se le cae el lomo') => {
    const { data, status } = await b.pedir('ana', 'POST', 'reparaciones', { signatura: 'P-1', falla })
    expect([status, data.estado, data.turno]).toEqual([201, 'reportada', 'bibliotecaria'])
    return `reparaciones/${data.id_caso}`
  }
  const prestable = async () =>
    (await b.pedir('ana', 'GET', 'libros?filter={"id":["P-1"]}')).data.map(
      ({ prestable: se, precio, cuidados }: { prestable: boolean; precio: number; cuidados: number[] }) => [
        se,
        precio,
        cuidados,
      ],
    )

  it('goes its way, sets what follows from the record, and is taken back step by step', async () => {
    const ruta = await abierta()
    expect(await b.pedir('eva', 'POST', 'reparaciones', { signatura: 'P-1', falla: 'Otra' })).toMatchObject({
      status: 409,
      message: 'El libro ya está reportado',
    })
    expect(await b.pedir('ana', 'POST', `${ruta}/enviar`)).toMatchObject({ status: 403 })
    expect(await b.pedir('flor', 'POST', `${ruta}/enviar`, {})).toMatchObject({
      status: 200,
      message: 'Reparación: en el taller',
    })
    expect(await prestable()).toEqual([[false, 89, [1]]])
    expect(await b.pedir('flor', 'POST', `${ruta}/recibir`, {})).toMatchObject({
      status: 422,
      errors: { trabajo: 'Diga qué se hizo' },
    })
    const { data } = await b.pedir('flor', 'POST', `${ruta}/recibir`, { trabajo: 'Se cosió' })
    expect([data.estado, data.turno, data.trabajo]).toEqual(['lista', null, 'Se cosió'])
    expect(await prestable()).toEqual([[true, 80.1, [1]]])
    for (const [estado, trabajo, libroEstaba] of [
      ['enTaller', null, [false, 89, [1]]],
      ['reportada', null, [true, 89, [2]]],
    ] as const) {
      const deshecha = await b.pedir('flor', 'POST', `${ruta}/deshacer`, { comentario: 'Fue otro libro' })
      expect([deshecha.status, deshecha.data.estado, deshecha.data.trabajo]).toEqual([200, estado, trabajo])
      expect(await prestable()).toEqual([libroEstaba])
    }
    const linea = await b.pedir('eva', 'GET', `${ruta}/pasos`)
    expect(linea.data.pasos.map(({ a }: { a: string }) => a)).toEqual([
      'reportada',
      'enTaller',
      'lista',
      'enTaller',
      'reportada',
    ])
    expect([linea.data.posibles, linea.data.deshacer]).toEqual([[], null])
    expect(await b.pedir('flor', 'POST', `${ruta}/descartar`, { comentario: 'No tiene arreglo' })).toMatchObject({
      status: 200,
      data: { estado: 'descartada' },
    })
  })

  it('asks of what is known against what a step sets, as a form does, and history keeps that it was read', async () => {
    const { data } = await b.pedir('flor', 'POST', 'prestamos', { ...prestamo, signatura: 'P-1' })
    const ruta = await abierta()
    const enviar = (visto: string) => b.pedir('flor', 'POST', `${ruta}/enviar`, {}, { [adviceHeader]: visto })
    const negada = await enviar('none')
    expect([negada.status, negada.data.hallazgos]).toMatchObject([409, [{ texto: 'Ana Cruz lo tiene en casa' }]])
    expect((await prestable())[0][0]).toBe(true)
    expect((await enviar(negada.data.hallazgos[0].id)).data.estado).toBe('enTaller')
    const motivos = (await b.db.select().from(historial).where(eq(historial.clave, 'P-1'))).map(({ motivo }) => motivo)
    expect(motivos).toContain('Guardado con advertencias a la vista: Ana Cruz lo tiene en casa')
    await b.pedir('flor', 'POST', `${ruta}/descartar`, { comentario: 'No tiene arreglo' })
    await b.pedir('flor', 'DELETE', `prestamos/${data.id_prestamo}`)
  })

  it('is refused by its own rule', async () => {
    const ruta = await abierta('Polvo')
    expect(await b.pedir('flor', 'POST', `${ruta}/descartar`, { comentario: 'Tiene polvo' })).toMatchObject({
      status: 409,
      message: 'Por polvo no se descarta un libro',
    })
  })
})

describe('a process of phases', () => {
  const texto = (parte: string, paso: string) => `restauraciones/${id}/${parte}/${paso}`
  const dar = (pase: string, parte: string, paso: string, cuerpo: object = {}) =>
    b.pedir(pase, 'POST', texto(parte, paso), cuerpo)
  let id = ''

  it('is begun and moved by the call that was there before, in its own words', async () => {
    expect(await b.pedir('ana', 'PUT', 'taller/N-1', {})).toMatchObject({ status: 403 })
    const { status, message, data } = await b.pedir('flor', 'PUT', 'taller/N-1', {})
    id = data.orden
    expect([status, message]).toEqual([200, 'Entró al taller'])
    expect(await b.pedir('flor', 'PUT', 'taller/N-1', { parte: 'lomo' })).toMatchObject({
      status: 200,
      message: 'Se hizo',
      data: { orden: id },
    })
    expect((await b.pedir('eva', 'GET', `restauraciones?filter={"id":["${id}"]}`)).data).toMatchObject([
      { avance: 'en curso', turno: 'lectora' },
    ])
  })

  it('takes each step on each phase by itself, tells who came first, and stands where its phases do', async () => {
    expect(await dar('flor', 'lomo', 'hacer')).toMatchObject({
      status: 409,
      message: 'Usted ya hizo «Lomo» el 2026-05-04 12:00',
      data: { quien: 'Flor Ruiz', estado_de_la_parte: 'hecha' },
    })
    expect(await dar('flor', 'tapa', 'hacer')).toMatchObject({ status: 404 })
    expect(await dar('flor', 'hojas', 'imprimir')).toMatchObject({ status: 409 })
    expect(await dar('flor', 'portada', 'imprimir')).toMatchObject({ status: 409, message: 'La portada va al final' })
    expect(await dar('ana', 'lomo', 'devolver')).toMatchObject({ status: 422, errors: { comentario: 'Diga por qué' } })
    expect(await dar('ana', 'lomo', 'devolver', { comentario: 'Se abre' })).toMatchObject({
      status: 200,
      message: '«Lomo»: pendiente',
      data: { avance: 'pendiente', turno: 'bibliotecaria' },
    })
    for (const parte of ['lomo', 'hojas']) {
      expect((await dar('flor', parte, 'hacer')).status).toBe(200)
      expect((await dar('ana', parte, 'aprobar')).status).toBe(200)
    }
    const linea = await b.pedir('flor', 'GET', `restauraciones/${id}/pasos`)
    expect(linea.data.posibles).toEqual(['portada/imprimir'])
    expect(linea.data.pasos.map(({ fase, a }: { fase: string; a: string }) => `${fase} ${a}`)).toEqual([
      'lomo pendiente',
      'lomo hecha',
      'lomo pendiente',
      'lomo hecha',
      'lomo aprobada',
      'hojas hecha',
      'hojas aprobada',
    ])
  })

  it('takes the last step of a phase back, and the case with it', async () => {
    expect((await dar('flor', 'portada', 'imprimir', { papel: 'Algodón' })).data).toMatchObject({ papel: 'Algodón' })
    expect((await dar('ana', 'portada', 'aprobar')).data).toMatchObject({ avance: 'terminada', turno: 'nadie' })
    expect(await b.pedir('ana', 'POST', `restauraciones/${id}/deshacer`, { comentario: 'Se borró' })).toMatchObject({
      message: '«Portada»: hecha',
      data: { avance: 'en curso', turno: 'lectora' },
    })
    const linea = await b.pedir('ana', 'GET', `restauraciones/${id}/pasos`)
    expect(linea.data.posibles).toEqual(['portada/aprobar', 'portada/devolver'])
  })
})
