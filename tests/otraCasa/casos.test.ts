import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { historial } from '../../server/crud/tables.ts'
import { inTransactionAgain } from '../../server/db/inTransactionAgain.ts'
import { adviceHeader } from '../../src/schema/advice.ts'
import { ana, biblioteca, eva, libro, otro, prestamo, type Biblioteca } from './biblioteca.ts'

let b: Biblioteca
beforeAll(async () => {
  b = await biblioteca()
  for (const cada of [libro, otro]) await b.pedir('flor', 'POST', 'libros', cada)
  for (const cada of [ana, eva]) await b.pedir('flor', 'POST', 'socias', cada)
})
afterAll(() => b.cerrar())

/** Splits changes into the before and after of history. */
const lados = (cambios: Readonly<Record<string, readonly [unknown, unknown]>>) =>
  [0, 1].map(lado => Object.fromEntries(Object.entries(cambios).map(([name, ambos]) => [name, ambos[lado]])))

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

  it('asks it of a sheet too, whose row is written once its doubt is accepted, and history says so', async () => {
    const { data } = await b.pedir('flor', 'POST', 'prestamos', prestamo)
    const subida = await b.app.request('/api/importaciones/libros?archivo=libros.csv', {
      method: 'POST',
      headers: { Authorization: 'Bearer flor' },
      body: 'Signatura,Se presta,Año\nN-1,No,1953\nP-1,No,1952\n',
    })
    const { id, cuenta } = (await subida.json()).data
    expect(cuenta).toMatchObject({ cambian: 2, dudas: 1, errores: 0 })
    const { filas } = (await b.pedir('flor', 'GET', `importaciones/${id}/filas?estado=duda`)).data
    expect(filas.map(({ dudas }: { dudas: object[] }) => dudas)).toMatchObject([
      [{ campo: 'prestable', mensaje: 'Ana Cruz lo tiene en casa', aceptada: false }],
    ])
    const aplicar = async () => {
      const { huella } = (await b.pedir('flor', 'GET', 'importaciones/libros')).data
      return b.pedir('flor', 'POST', `importaciones/${id}/aplicar`, { huella })
    }
    expect(await aplicar()).toMatchObject({ status: 409, message: 'Revise y acepte los datos dudosos' })
    await b.pedir('flor', 'POST', `importaciones/${id}/dudas`, { aceptada: true })
    const { data: hecho, message } = await aplicar()
    expect(message).toBe('Se importó «libros.csv»: 0 nuevos, 2 cambiados')
    const dichos = await b.db.select().from(historial).where(eq(historial.lote, hecho.lote)).orderBy(historial.clave)
    expect(dichos.map(({ clave, motivo }) => [clave, motivo])).toEqual([
      ['N-1', 'Guardado con advertencias a la vista: Ana Cruz lo tiene en casa'],
      ['P-1', null],
    ])
    expect((await b.pedir('flor', 'POST', `lotes/${hecho.lote}/deshacer`, {})).status).toBe(200)
    await b.pedir('flor', 'DELETE', `prestamos/${data.id_prestamo}`)
  })

  it('tells who comes too late who came first and when, in the words of the step or its own', async () => {
    const ruta = await abierta()
    const data = { quien: 'Flor Ruiz', cuando: '2026-05-04T12:00:00.000Z', estado: 'enTaller', comentario: null }
    await b.pedir('flor', 'POST', `${ruta}/enviar`, {})
    expect(await b.pedir('flor', 'POST', `${ruta}/enviar`, { tras: 1 })).toMatchObject({ status: 200 })
    await b.pedir('flor', 'POST', `${ruta}/deshacer`, { comentario: 'Era otro' })
    expect(await b.pedir('lola', 'POST', `${ruta}/recibir`, { trabajo: 'Se cosió' })).toMatchObject({
      status: 409,
      message: 'Flor Ruiz ya deshizo un paso de esta reparación el 2026-05-04 12:00',
    })
    await b.pedir('flor', 'POST', `${ruta}/enviar`, {})
    for (const [pase, message] of [
      ['lola', 'El libro ya está en el taller. Lo envió Flor Ruiz el 2026-05-04 12:00'],
      ['ana', 'No tiene permiso para realizar esta acción'],
    ] as const)
      expect((await b.pedir(pase, 'POST', `${ruta}/enviar`, {})).message).toBe(message)
    expect((await b.pedir('lola', 'POST', `${ruta}/enviar`, {})).data).toEqual(data)
    await b.pedir('flor', 'POST', `${ruta}/descartar`, { comentario: 'No tiene arreglo' })
    const tarde = await b.pedir('lola', 'POST', `${ruta}/descartar`, { comentario: 'Se rompió' })
    expect([tarde.status, tarde.message, tarde.data]).toEqual([
      409,
      'Flor Ruiz ya descartó esta reparación el 2026-05-04 12:00',
      { ...data, estado: 'descartada', comentario: 'No tiene arreglo' },
    ])
  })

  it('the same sending again is the same step; history tells what a step changed, and no more', async () => {
    const ruta = await abierta()
    const [clave] = ruta.split('/').slice(-1)
    await b.pedir('flor', 'POST', `${ruta}/enviar`, {})
    const recibir = (trabajo: string) => b.pedir('flor', 'POST', `${ruta}/recibir`, { trabajo })
    for (const vez of [1, 2]) expect([vez, (await recibir(' Se cosió')).status]).toEqual([vez, 200])
    expect(await recibir('Se le puso otro lomo')).toMatchObject({
      status: 409,
      message: 'Usted ya recibió esta reparación el 2026-05-04 12:00',
    })
    expect(await b.pedir('lola', 'POST', `${ruta}/recibir`, { trabajo: 'Se cosió' })).toMatchObject({
      status: 409,
      message: 'Flor Ruiz ya recibió esta reparación el 2026-05-04 12:00',
    })
    const dichos = await b.db
      .select()
      .from(historial)
      .where(eq(historial.clave, clave ?? ''))
      .orderBy(historial.id)
    expect(dichos.map(({ accion, version, antes, despues }) => [accion, version, antes, despues])).toEqual([
      [
        'create',
        1,
        null,
        expect.objectContaining({ signatura: 'P-1', falla: 'Se le cae el lomo', estado: 'reportada' }),
      ],
      ['update', 2, ...lados({ estado: ['reportada', 'enTaller'], vence: ['2026-05-06', '2026-05-14'] })],
      [
        'update',
        3,
        ...lados({
          estado: ['enTaller', 'lista'],
          turno: ['bibliotecaria', null],
          vence: ['2026-05-14', null],
          trabajo: [null, 'Se cosió'],
        }),
      ],
    ])
    const descartada = await abierta()
    await b.pedir('flor', 'POST', `${descartada}/descartar`, { comentario: '  Se mojo\u0301  ' })
    expect((await b.pedir('ana', 'GET', `${descartada}/pasos`)).data.pasos.at(-1)).toMatchObject({
      paso: 'descartar',
      de: 'reportada',
      a: 'descartada',
      comentario: 'Se mojó',
      autor: 'Flor Ruiz',
      rol: 'bibliotecaria',
      propio: false,
      fase: null,
      archivo: null,
      deshace: null,
      deshecho: null,
    })
  })

  it('is refused by its own rule, also as it begins', async () => {
    expect(await b.pedir('ana', 'POST', 'reparaciones', { signatura: 'P-1', falla: 'Nada' })).toMatchObject({
      status: 409,
      message: 'Sin daño no hay reparación',
    })
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
    expect(await dar('ana', 'hojas', 'devolver')).toMatchObject({ status: 409 })
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
    expect((await b.pedir('ana', 'GET', `restauraciones/${id}/pasos`)).data.posibles).toEqual([])
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

it('a step and a change that wait for each other both happen, whichever of them PostgreSQL ends', async () => {
  const { data } = await b.pedir('ana', 'POST', 'reparaciones', { signatura: 'N-1', falla: 'Sin tapa' })
  const ruta = `reparaciones/${data.id_caso}`
  const algunoEspera = async () =>
    (
      await b.db.execute(sql`select from pg_locks l join pg_stat_activity a using (pid)
      where a.datname = current_database() and not l.granted`)
    ).rows.length > 0
  const enviados: ReturnType<typeof b.pedir>[] = []
  await inTransactionAgain(b.db, async tx => {
    await tx.execute(sql`select from libros where signatura = 'N-1' for update`)
    if (!enviados.length) {
      enviados.push(b.pedir('flor', 'POST', `${ruta}/enviar`, {}))
      await vi.waitUntil(algunoEspera, { interval: 5 })
    }
    await tx.execute(sql`select from reparaciones where id_caso = ${data.id_caso} for update`)
  })
  expect((await Promise.all(enviados)).map(({ status }) => status)).toEqual([200])
})
