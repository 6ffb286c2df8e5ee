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

it('a facilitador whose class was handed to another one reads who gives it now, and that nothing was recorded; of one that they never gave, nothing', async () => {
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
