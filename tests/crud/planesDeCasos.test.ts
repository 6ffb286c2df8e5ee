import { afterAll, beforeAll, expect, it } from 'vitest'
import { planQuickly } from '../../server/db/planQuickly.ts'
import { lado } from '../bench/llamadas.ts'
import { tiempoDeBase } from '../bench/tiempoDeBase.ts'
import { baseParaPlanes } from '../harness/baseParaPlanes.ts'
import { planDeSentencia } from '../harness/planDeSentencia.ts'

let base: Awaited<ReturnType<typeof baseParaPlanes>>
let universidad: Awaited<ReturnType<typeof lado>>
beforeAll(async () => {
  base = await baseParaPlanes()
  universidad = await lado(base.db)
  await base.client.query(`set ${planQuickly}`)
})
afterAll(() => base.cerrar())

it.each([
  ['garcia', false],
  ['5', true],
] as const)('re-enrolments with «%s»: their own figures are read: %s', async (q, propias) => {
  const { sentencias } = await tiempoDeBase(() =>
    universidad.leer('escolar', `reinscripciones?filter=${encodeURIComponent(JSON.stringify({ q }))}`),
  )
  expect(sentencias.some(({ text }) => text.includes('"reinscripciones"."busqueda"'))).toBe(propias)
})

it.each([
  ['what its door says', {}, 'inner join "estudiantes"'],
  ['a filter, which nothing may meet', { status: ['enviado'], turno: ['estudiante'] }, 'left join "estudiantes"'],
  ['a view', { vista: 'turnoEscolar' }, 'left join "estudiantes"'],
])('social services in the order of their students, narrowed by %s: %o', async (_que, filtro, dice) => {
  const filter = encodeURIComponent(JSON.stringify(filtro))
  const { sentencias } = await tiempoDeBase(() =>
    universidad.leer('coordinador', `servicio-social/en-curso?range=[0,9]&filter=${filter}`),
  )
  const llaves = sentencias.filter(({ text }) =>
    text.startsWith('select "serviciosSociales"."id_servicio_social" from'),
  )
  expect(llaves.map(({ text }) => text)).toEqual([expect.stringContaining(dice)])
})

it('reads a student’s own re-enrolments before sorting them by campus, three tables away', async () => {
  const { sentencias } = await tiempoDeBase(() =>
    universidad.leer('estudiante', 'reinscripciones?range=[0,9]&conteo=aparte&sort=["cuc","ASC"]'),
  )
  const llaves = sentencias.filter(({ text }) => text.startsWith('select "reinscripciones"."id_caso" from'))
  expect(llaves.length).toBe(1)
  for (const { text, values } of llaves)
    expect(
      Math.max(...(await planDeSentencia(base.client, text, values)).map(nodo => nodo['Actual Rows'])),
    ).toBeLessThan(50)
})
