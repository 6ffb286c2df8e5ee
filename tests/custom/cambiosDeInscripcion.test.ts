import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { clasesEstudiantes } from '../../server/academico/tables.ts'
import { recordsAtOnce } from '../../server/crud/bulk/recordsAtOnce.ts'
import { historial } from '../../server/crud/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { alumnos, clase, hojaDeUnaClase, notas } from '../harness/aula.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { esperan } from '../harness/esperan.ts'
import { grupo } from '../harness/filas.ts'
import { importador } from '../harness/importador.ts'
import { vecinos } from '../harness/vecinos.ts'

let e: Escena
let claves: Awaited<ReturnType<typeof vecinos>>
let token: string
let quienes: string[]
beforeAll(async () => {
  e = await escena()
  claves = await vecinos(e.db)
  token = await e.tokenDe('escolar')
  quienes = await alumnos(e.db, claves, recordsAtOnce + 3)
})
beforeEach(async () => {
  await e.db.delete(tables.calificaciones)
  await e.db.delete(tables.clases)
})
afterAll(() => e.cerrar())

const version = async (id_clase: string) =>
  (await e.db.select().from(tables.clases).where(eq(tables.clases.id_clase, id_clase)))[0]?.version
const inscritos = (id_clase: string) => e.db.$count(clasesEstudiantes, eq(clasesEstudiantes.id_clase, id_clase))
const inscribir = (id_clase: string, estudiantes: readonly string[]) =>
  e.pedir('POST', 'clases/asociar-estudiantes', { token, cuerpo: { id_clase, estudiantes } })
const quitar = async (id_clase: string, mas: object) => {
  const cuerpo = { list: 'deClase', params: { id_clase }, ids: quienes, ...mas }
  const { status, texto } = await e.pedir('POST', 'lotes/estudiantes/quitarDeAsignatura', { token, cuerpo })
  return { status, data: JSON.parse(texto).data }
}
const importada = async () => {
  const hoja = importador(e, token)
  const { data } = await hoja.subir('clases', hojaDeUnaClase)
  const { lote } = (await hoja.aplicar(data)).data
  const [fila] = await e.db.select().from(tables.clases)
  return { id_clase: fila?.id_clase ?? '', deshacer: () => hoja.deshacer(lote) }
}

it('the import of a class cannot be undone once students were enrolled in it', async () => {
  const { id_clase, deshacer } = await importada()
  expect((await inscribir(id_clase, quienes.slice(0, 3))).status).toBe(200)
  const { status, message, data } = await deshacer()
  expect([status, message]).toEqual([409, 'Ya no se puede deshacer: 1 registro cambió después'])
  expect(data.cambiaron).toMatchObject([{ id: id_clase, quien: 'Magdalena García López' }])
  expect(await inscritos(id_clase)).toBe(3)
})

it('nor over enrolments that its version does not show; their number is told', async () => {
  const { id_clase, deshacer } = await importada()
  await e.db.insert(clasesEstudiantes).values(quienes.slice(0, 3).map(matricula => ({ id_clase, matricula })))
  const { status, message } = await deshacer()
  expect([status, message]).toEqual([409, 'Ya no se puede deshacer: Se eliminarían también: 3 inscripciones'])
  expect(await inscritos(id_clase)).toBe(3)
  await e.db.delete(clasesEstudiantes)
  expect((await deshacer()).status).toBe(200)
  expect(await e.db.$count(tables.clases)).toBe(0)
})

it('a class is not deleted, nor written over, as it was before students came or went', async () => {
  const id_clase = await clase(e.db, claves)
  const borrar = (leida: number) =>
    e.pedir('DELETE', `clases/${id_clase}`, { token, encabezados: { 'if-match': `"${leida}"` } })
  const leida = (await version(id_clase)) ?? 0
  await inscribir(id_clase, quienes.slice(0, 3))
  expect(await borrar(leida)).toMatchObject({
    status: 409,
    message: expect.stringContaining('cambió este registro mientras usted lo editaba'),
  })
  expect(await inscritos(id_clase)).toBe(3)
  const conTres = (await version(id_clase)) ?? 0
  await e.pedir('POST', 'clases/desasociar-estudiantes/', { token, cuerpo: { id_clase, matricula: quienes[0] } })
  expect((await borrar(conTres)).status).toBe(409)
  const [ultima] = (await e.db.select().from(historial).where(eq(historial.clave, id_clase))).slice(-1)
  expect(ultima?.version).toBe(await version(id_clase))
  expect((await borrar((await version(id_clase)) ?? 0)).status).toBe(200)
})

it('enrolling the same students again changes nothing', async () => {
  const id_clase = await clase(e.db, claves, { matriculas: quienes })
  const antes = await version(id_clase)
  expect((await inscribir(id_clase, quienes)).status).toBe(200)
  expect(await version(id_clase)).toBe(antes)
})

it('more leave a class at once than a preview looks at together, as one change of it', async () => {
  const id_clase = await clase(e.db, claves, { matriculas: quienes })
  const antes = (await version(id_clase)) ?? 0
  const { data } = await quitar(id_clase, { preview: true })
  expect(data.cambian).toBe(quienes.length)
  expect((await quitar(id_clase, { huella: data.huella })).status).toBe(200)
  expect(await inscritos(id_clase)).toBe(0)
  expect(await version(id_clase)).toBe(antes + 1)
})

it('a sheet that was opened before somebody left is graded as it always was', async () => {
  const id_clase = await clase(e.db, claves, { matriculas: quienes.slice(0, 3) })
  const facilitador = await e.tokenDe('facilitador')
  const calificar = (estudiantes: readonly string[]) =>
    e.pedir('POST', 'facilitadores/clases/estudiantes/calificacion', {
      token: facilitador,
      cuerpo: { id_clase, estudiantes: notas(estudiantes) },
    })
  await e.pedir('POST', 'clases/desasociar-estudiantes/', { token, cuerpo: { id_clase, matricula: quienes[0] } })
  expect((await calificar(quienes.slice(1, 3))).status).toBe(200)
})

it.each(['asociar', 'desasociar'])(
  'the class that its office moves to another group meanwhile is found: %s',
  async que => {
    const [matricula = ''] = quienes
    const id_clase = await clase(e.db, claves, { matriculas: [matricula] })
    const clave_grupo = `COM-${que}`
    await e.db.insert(tables.grupos).values({ ...grupo, clave_grupo, nombre: que })
    const { pedida } = await e.db.transaction(async tx => {
      await tx.update(tables.clases).set({ clave_grupo }).where(eq(tables.clases.id_clase, id_clase))
      const cuerpo = { id_clase, matricula, estudiantes: [matricula] }
      const pedida = e.pedir('POST', `clases/${que}-estudiantes`, { token, cuerpo })
      await expect.poll(() => esperan(e.db)).toBe(1)
      return { pedida }
    })
    const { status, message } = await pedida
    expect([status, message]).toEqual([200, expect.stringMatching(/correctamente$/)])
  },
)
