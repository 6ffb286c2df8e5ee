import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reticulasMaterias } from '../../server/custom/reticulas/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { adviceHeader, type Advice } from '../../src/schema/advice.ts'
import { advertidos } from '../harness/advertidos.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { programa } from '../harness/filas.ts'

let e: Escena
let token: string
let malla: string
let ids: string[]
beforeAll(async () => {
  e = await escena()
  token = await e.tokenDe('coordinador')
  const [deEllos] = await e.db.select({ malla: tables.estudiantes.id_reticula }).from(tables.estudiantes)
  malla = deEllos?.malla ?? ''
  const filas = await e.db
    .insert(tables.materias)
    .values([1, 2, 3, 4].map(n => ({ clave_materia: `MAT-${n}`, nombre: `Materia ${n}`, creditos: 4 })))
    .returning()
  ids = filas.map(({ id_materia }) => id_materia)
  await e.db.delete(reticulasMaterias).where(eq(reticulasMaterias.id_reticula, malla))
  await e.db
    .insert(reticulasMaterias)
    .values(
      ids.slice(0, 3).map((id_materia, orden) => ({ id_reticula: malla, id_materia, ciclo: 1, orden: orden + 1 })),
    )
})
afterAll(() => e.cerrar())

const conCiclos = (...ciclos: number[][]) => ({
  nombre: 'Plan 2020',
  clave_programa: programa.clave,
  creditos_totales: 12,
  arregloMateriasSeleccionadas: ciclos.map((ciclo, idCiclo) => ({ idCiclo, materias: ciclo.map(n => ids[n - 1]) })),
})
const dichos = (valores: object, clave: string | undefined = malla) => advertidos(e, token, 'reticulas', valores, clave)
const sobreElAvance = 'cambian su avance y quiénes pueden hacer el servicio social'

it('a grid that students follow says how many when it gains or loses subjects; nothing of another order, nor of a grid of nobody', async () => {
  const cuantos = await e.db.$count(tables.estudiantes, eq(tables.estudiantes.id_reticula, malla))
  const quienes = cuantos === 1 ? '1 estudiante lleva esta malla' : `${cuantos} estudiantes llevan esta malla`
  const campo = 'arregloMateriasSeleccionadas'
  expect(cuantos).toBeGreaterThan(0)
  expect(await dichos(conCiclos([1]))).toEqual([[campo, `${quienes}: al quitar 2 materias ${sobreElAvance}`]])
  expect(await dichos(conCiclos([1, 2], [4]))).toEqual([
    [campo, `${quienes}: al quitar 1 materia y agregar 1 materia ${sobreElAvance}`],
  ])
  expect(await dichos(conCiclos([3], [1, 2]))).toEqual([])
  const [nueva] = await e.db
    .insert(tables.reticulas)
    .values({ nombre: 'De nadie', clave_programa: programa.clave, creditos_totales: 12 })
    .returning()
  expect(await dichos(conCiclos([1, 4]), nueva?.id_reticula)).toEqual([])
})

it('is saved once its author has read it, and as ever by a plain call', async () => {
  const guardar = (cuerpo: object, encabezados?: Record<string, string>) =>
    e.pedir('PUT', `reticulas/${malla}`, { token, cuerpo, encabezados })
  const negada = await guardar(conCiclos([1, 2]), { [adviceHeader]: 'none' })
  expect([negada.status, negada.message]).toEqual([409, 'Lea las advertencias antes de continuar'])
  const { hallazgos }: Advice = JSON.parse(negada.texto).data
  const leidas = { [adviceHeader]: hallazgos.map(({ id }) => id).join(',') }
  expect((await guardar(conCiclos([1, 2]), leidas)).status).toBe(200)
  expect((await guardar(conCiclos([1]))).status).toBe(200)
})
