import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { adviceHeader, type Advice } from '../../src/schema/advice.ts'
import { clase } from '../harness/aula.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { programa } from '../harness/filas.ts'
import { periodo, vecinos } from '../harness/vecinos.ts'

let e: Escena
let token: string
let claves: Awaited<ReturnType<typeof vecinos>>
beforeAll(async () => {
  e = await escena()
  token = await e.tokenDe('coordinador')
  claves = await vecinos(e.db)
})
afterAll(() => e.cerrar())

const dichos = async (recurso: string, valores: object, clave?: string) => {
  const { texto } = await e.pedir('POST', `advertencias/${recurso}`, { token, cuerpo: { valores, clave } })
  const { hallazgos }: Advice = JSON.parse(texto).data
  return hallazgos.map(({ campo, texto: dicho }) => [campo, dicho])
}

it('other dates of a period say what hangs from it; nothing of another name, of a new one, or while nothing hangs', async () => {
  const otras = { ...periodo, fecha_final: '2027-01-15' }
  expect(await dichos('periodos', otras, claves.id_periodo)).toEqual([])
  await clase(e.db, claves)
  expect(await dichos('periodos', otras, claves.id_periodo)).toEqual([
    ['fecha_inicio', 'Con este periodo cambian 1 asignatura'],
  ])
  expect(await dichos('periodos', { ...periodo, nombre: '2026-2' }, claves.id_periodo)).toEqual([])
  expect(await dichos('periodos', otras)).toEqual([])
})

it('a shorter programme says how many of its students are past it, and is saved once that was read', async () => {
  const { estudiantes } = tables
  await e.db.update(estudiantes).set({ semestre: 1 })
  const [uno] = await e.db.select().from(estudiantes).where(eq(estudiantes.clave_programa, programa.clave))
  await e.db
    .update(estudiantes)
    .set({ semestre: 7 })
    .where(eq(estudiantes.matricula, uno?.matricula ?? ''))
  const corto = { ...programa, duracion: 6 }
  expect(await dichos('programas', { ...programa, duracion: 7 }, programa.clave)).toEqual([])
  expect(await dichos('programas', corto, programa.clave)).toEqual([
    ['duracion', '1 estudiante va en un semestre mayor: no se ofrecerán para reinscripción'],
  ])
  const guardar = (visto: string) =>
    e.pedir('PUT', `programas/${programa.clave}`, { token, cuerpo: corto, encabezados: { [adviceHeader]: visto } })
  const negada = await guardar('none')
  expect([negada.status, negada.message]).toEqual([409, 'Lea las advertencias antes de continuar'])
  const { hallazgos }: Advice = JSON.parse(negada.texto).data
  expect((await guardar(hallazgos.map(({ id }) => id).join(','))).status).toBe(200)
})
