import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { usuarios } from '../../server/auth/tables.ts'
import { avisos } from '../../server/university/notices.ts'
import { tables } from '../../server/university/tables.ts'
import { adviceHeader, type Advice } from '../../src/schema/advice.ts'
import { solicitud } from '../casos/solicitud.ts'
import { alumnos, clase } from '../harness/aula.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { estudiante } from '../harness/filas.ts'
import { importador } from '../harness/importador.ts'
import { vecinos } from '../harness/vecinos.ts'

let e: Escena
let otro: string
let id_clase: string
const tokens: Record<string, string> = {}
beforeAll(async () => {
  e = await escena()
  const claves = await vecinos(e.db)
  ;[otro = ''] = await alumnos(e.db, claves, 1)
  id_clase = await clase(e.db, claves, { matriculas: [otro, estudiante.matricula] })
  await clase(e.db, claves, {
    matriculas: [estudiante.matricula],
    cambios: { dias: [5], status_facilitador: true },
  })
})
afterAll(() => e.cerrar())
beforeEach(async () => {
  for (const rol of ['estudiante', 'escolar', 'coordinador']) tokens[rol] = await e.tokenDe(rol)
})

const loDicho =
  'Tiene 1 asignatura sin calificar de 2026-B: si no la va a terminar, servicios escolares debe quitarle de ella antes de que se califique, pues después ya no se puede'
const datos = (texto: string) => JSON.parse(texto).data

it('a student made inactive in the form with classes to be graded: how many, and until when they can be removed', async () => {
  const { data } = await e.pedir('GET', `estudiantes/${otro}`, { token: tokens.escolar })
  const preguntar = async (estatus: number) => {
    const cuerpo = { clave: otro, valores: { ...data, estatus } }
    const { hallazgos }: Advice = datos(
      (await e.pedir('POST', 'advertencias/estudiantes', { token: tokens.escolar, cuerpo })).texto,
    )
    return hallazgos.flatMap(({ campo, texto }) => (campo === 'estatus' ? texto : []))
  }
  expect(await preguntar(0)).toEqual([loDicho])
  expect(await preguntar(1)).toEqual([])
})

it('the same of several at once', async () => {
  const { texto } = await e.pedir('POST', 'lotes/estudiantes/estatus', {
    token: tokens.escolar,
    cuerpo: { ids: [otro, estudiante.matricula], list: 'deMiCuc', values: { estatus: 0 }, preview: true },
    encabezados: { [adviceHeader]: 'none' },
  })
  expect(datos(texto).avisos).toEqual([{ texto: loDicho, quienes: [expect.any(String), expect.any(String)] }])
})

it('the same of a spreadsheet, as a doubt', async () => {
  const hoja = importador(e, tokens.escolar ?? '')
  const { data } = await hoja.subir('estudiantes', `Matrícula,Estatus\n${otro},Inactivo\n`)
  const [fila] = await hoja.filas(data.id)
  expect(fila?.dudas.map(({ campo, mensaje }) => [campo, mensaje])).toEqual([['estatus', loDicho]])
})

it('a leave is confirmed after reading it; the office is told, and can still remove the student', async () => {
  const dar = (rol: string, paso: string, visto?: string) =>
    e.pedir('POST', `bajasTemporales/${id}/${paso}`, {
      token: tokens[rol],
      cuerpo: {},
      ...(visto !== undefined && { encabezados: { [adviceHeader]: visto } }),
    })
  const { data } = await e.pedir('POST', 'bajasTemporales', { token: tokens.estudiante, cuerpo: solicitud })
  const id = data.id_caso ?? ''
  expect((await dar('escolar', 'aceptar', 'none')).status).toBe(200)
  const negada = await dar('coordinador', 'confirmar', 'none')
  expect([negada.status, negada.message]).toEqual([409, 'Lea las advertencias antes de continuar'])
  const { hallazgos }: Advice = datos(negada.texto)
  expect(hallazgos.map(({ texto }) => texto)).toEqual([loDicho])
  expect((await dar('coordinador', 'confirmar', hallazgos.map(each => each.id).join())).status).toBe(200)
  const dichos = await e.db
    .select({ texto: avisos.texto })
    .from(avisos)
    .innerJoin(usuarios, eq(usuarios.id, avisos.usuario_id))
    .where(eq(usuarios.email, 'escolar@demo.cuc.mx'))
    .orderBy(avisos.id)
  expect(dichos.at(-1)?.texto).toBe(
    `La coordinación académica confirmó la baja temporal de José Luis Peña Cruz. Su cuenta queda inactiva desde el 20 de noviembre de 2026, aunque la baja comienza el 1 de diciembre de 2026. ${loDicho.replace(' de 2026-B', '')}.`,
  )
  const [fila] = await e.db
    .select()
    .from(tables.estudiantes)
    .where(eq(tables.estudiantes.matricula, estudiante.matricula))
  expect(fila?.estatus).toBe(0)
  const quitar = { id_clase, matricula: estudiante.matricula }
  expect(
    (await e.pedir('POST', 'clases/desasociar-estudiantes', { token: tokens.escolar, cuerpo: quitar })).status,
  ).toBe(200)
})
