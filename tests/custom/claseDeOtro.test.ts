import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { nombreCompleto } from '../../src/domain/personas.ts'
import { alumnos, clase, notas } from '../harness/aula.ts'
import { cuerposNuevos } from '../harness/cuerpos.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { cuc, persona } from '../harness/filas.ts'
import { vecinos } from '../harness/vecinos.ts'

const otro = persona('G').matricula
let e: Escena
let claves: Awaited<ReturnType<typeof vecinos>>
let facilitador: string
let quienes: string[]
beforeAll(async () => {
  e = await escena()
  claves = await vecinos(e.db)
  facilitador = await e.tokenDe('facilitador')
  quienes = await alumnos(e.db, claves, 2)
  await e.db.insert(tables.cucs_facilitadores).values({ clave_cuc: cuc.clave, matricula: otro })
})
afterAll(() => e.cerrar())

const leer = (id_clase: string) =>
  e.pedir('GET', `facilitadores/clases/${id_clase}/estudiantes`, { token: facilitador })
const calificar = (id_clase: string) =>
  e.pedir('POST', 'facilitadores/clases/estudiantes/calificacion', {
    token: facilitador,
    cuerpo: { id_clase, estudiantes: notas(quienes, 9.5) },
  })

it('the former facilitador of a class reads the name of the present one, and that nothing was recorded; of a class never given, nothing', async () => {
  const id_clase = await clase(e.db, claves, { matriculas: quienes })
  const nueva = (await cuerposNuevos(e.app, e.reloj.ahora)).clases ?? {}
  const pasada = await e.pedir('PUT', `clases/${id_clase}`, {
    token: await e.tokenDe('escolar'),
    cuerpo: { ...nueva, matricula: otro },
  })
  expect(pasada.status).toBe(200)
  const [ahora] = await e.db.select().from(tables.facilitadores).where(eq(tables.facilitadores.matricula, otro))
  const nombre = nombreCompleto(ahora?.nombre, ahora?.apellidopaterno, ahora?.apellidomaterno)
  const message = `Esta asignatura la da ahora ${nombre}. Lo que haya escrito en la hoja no se registró: anótelo antes de cerrarla`
  for (const respuesta of [await leer(id_clase), await calificar(id_clase)])
    expect(respuesta).toMatchObject({ status: 403, message })
  const [guardada] = await e.db.select().from(tables.clases).where(eq(tables.clases.id_clase, id_clase))
  expect(guardada).toMatchObject({ matricula: otro, status_facilitador: false })

  const ajena = await clase(e.db, claves, { matriculas: quienes, cambios: { matricula: otro } })
  for (const respuesta of [await leer(ajena), await calificar(ajena)])
    expect(respuesta).toMatchObject({ status: 403, message: 'No tiene permiso para realizar esta acción' })
})

it('a facilitador who receives a class with students from another is told so', async () => {
  const avisos = async () =>
    JSON.parse((await e.pedir('GET', 'avisos', { token: facilitador })).texto).data.avisos.filter(
      ({ asunto }: { asunto: string }) => asunto.startsWith('Ahora usted imparte'),
    )
  const leidos = async () => (await avisos()).map(({ leido }: { leido: unknown }) => Boolean(leido))
  const token = await e.tokenDe('escolar')
  const encargar = async (id_clase: string, cambios: object) => {
    const nueva = (await cuerposNuevos(e.app, e.reloj.ahora)).clases ?? {}
    return e.pedir('PUT', `clases/${id_clase}`, { token, cuerpo: { ...nueva, ...cambios } })
  }
  const suya = persona('F').matricula
  const vacia = await clase(e.db, claves, { cambios: { matricula: otro } })
  expect((await encargar(vacia, { matricula: suya })).status).toBe(200)
  const id_clase = await clase(e.db, claves, { matriculas: quienes, cambios: { matricula: otro } })
  expect((await encargar(id_clase, { matricula: suya, salon: '' })).status).toBe(422)
  expect((await encargar(id_clase, { matricula: otro, salon: 'Patio' })).status).toBe(200)
  expect(await avisos()).toEqual([])
  expect((await encargar(id_clase, { matricula: suya })).status).toBe(200)
  const [{ nombre } = { nombre: '' }] = await e.db
    .select()
    .from(tables.clases)
    .where(eq(tables.clases.id_clase, id_clase))
  expect(await avisos()).toMatchObject([
    {
      asunto: `Ahora usted imparte ${nombre}`,
      texto:
        'Servicios escolares le encargó esta asignatura, que daba otra persona. Tiene 2 estudiantes, y usted entrega sus calificaciones.',
      direccion: '/misAsignaturas',
    },
  ])
  expect((await encargar(id_clase, { matricula: suya, salon: 'Taller' })).status).toBe(200)
  expect(await leidos()).toEqual([false])
  expect((await encargar(id_clase, { matricula: otro })).status).toBe(200)
  expect(await leidos()).toEqual([true])
})
