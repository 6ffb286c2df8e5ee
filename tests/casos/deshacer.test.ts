import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { bajasTemporales } from '../../src/resources/bajasTemporales.ts'
import type { Step } from '../../src/schema/process/process.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { estudiante } from '../harness/filas.ts'
import { porFuera } from '../harness/porFuera.ts'
import { otroEstudiante, vecinos } from '../harness/vecinos.ts'
import { solicitud } from './solicitud.ts'

const { estudiantes } = tables
let e: Escena
beforeAll(async () => {
  e = await escena()
  await vecinos(e.db)
})
afterAll(() => e.cerrar())

const pedir = async (rol: string, ruta: string, cuerpo: object = {}) =>
  e.pedir('POST', ruta, { token: await e.tokenDe(rol), cuerpo })
const linea = async (rol: string, id: string) =>
  JSON.parse((await e.pedir('GET', `bajasTemporales/${id}/pasos`, { token: await e.tokenDe(rol) })).texto).data
const alumno = async () =>
  (await e.db.select().from(estudiantes).where(eq(estudiantes.matricula, estudiante.matricula)))[0]

it('taking a step back restores the values it computed, unless any was changed since', async () => {
  const { confirmar } = bajasTemporales.process.steps
  if (!confirmar) throw new Error('nothing is confirmed')
  const { sets } = confirmar
  const calculado: Step['sets'] = ({ semestre }) => ({
    estatus: 0,
    semestre: Number(semestre) + 1,
    padecimiento: 'Baja',
  })
  Object.assign(confirmar, { sets: calculado })
  try {
    const id = (await pedir('estudiante', 'bajasTemporales', solicitud)).data.id_caso ?? ''
    await pedir('escolar', `bajasTemporales/${id}/aceptar`)
    expect(await linea('coordinador', id)).toMatchObject({
      deshacer: null,
      atrasado: false,
      posibles: ['confirmar', 'noProcede'],
    })
    expect((await pedir('coordinador', `bajasTemporales/${id}/confirmar`)).status).toBe(200)
    expect(await alumno()).toMatchObject({ estatus: 0, semestre: 2, padecimiento: 'Baja' })
    expect([(await linea('coordinador', id)).deshacer, (await linea('escolar', id)).deshacer]).toEqual([3, null])
    const deshacer = (mas: object = {}) =>
      pedir('coordinador', `bajasTemporales/${id}/deshacer`, { comentario: 'Por error', ...mas })
    expect(await deshacer({ tras: 2 })).toMatchObject({
      status: 409,
      message: 'El último paso ya es otro: revíselo antes de deshacerlo',
    })
    await e.db.update(estudiantes).set({ padecimiento: 'Otro' })
    expect(await deshacer()).toMatchObject({
      status: 409,
      message: 'Ya no se puede deshacer: «Padecimiento» cambió después',
    })
    await e.db.update(estudiantes).set({ padecimiento: 'Baja' })
    expect(await deshacer({ tras: 3 })).toMatchObject({ status: 200, message: 'Baja temporal: aceptada' })
    expect(await alumno()).toMatchObject({ estatus: 1, semestre: 1, padecimiento: 'Ninguno' })
  } finally {
    Object.assign(confirmar, { sets })
  }
})

it('does not take back a step from a state without declaration', async () => {
  const { process } = bajasTemporales
  const { steps, states } = process
  const { solicitada: _, ...quedan } = states
  const [caso] = await e.db.select().from(tables.bajasTemporales)
  const id = caso?.id_caso ?? ''
  expect(caso?.estado).toBe('aceptada')
  Object.assign(process, {
    states: quedan,
    steps: { ...steps, aceptar: { ...steps.aceptar, undo: { by: 'coordinador', days: 1 } } },
  })
  try {
    expect(await linea('coordinador', id)).toMatchObject({ deshacer: null })
    expect(await pedir('coordinador', `bajasTemporales/${id}/deshacer`, { comentario: 'Por error' })).toMatchObject({
      status: 409,
      message: 'Ya no se puede deshacer: el estado «solicitada» ya no existe',
    })
  } finally {
    Object.assign(process, { steps, states })
  }
})

it('undoing a step restores its changes under the present names of the fields', async () => {
  const { confirmar } = bajasTemporales.process.steps
  if (!confirmar) throw new Error('nothing is confirmed')
  const { with: content } = confirmar
  Object.assign(confirmar, { with: { comment: true, fields: ['explicacion'] } })
  const token = await e.tokenDe('coordinador')
  const caso = async () => JSON.parse((await e.pedir('GET', 'bajasTemporales', { token })).texto).data[0]
  try {
    const { id_caso: id, explicacion } = await caso()
    const confirmada = await pedir('coordinador', `bajasTemporales/${id}/confirmar`, { explicacion: 'Otra' })
    expect([confirmada.status, (await caso()).explicacion]).toEqual([200, 'Otra'])
    await porFuera(
      e.db,
      sql`update pasos set cambios = replace(replace(cambios::text, 'explicacion', 'razones'), 'estatus', 'situacion')::jsonb`,
      sql`insert into nombres_de_historial (tabla, columna, nuevo, hasta)
        select tabla, columna, nuevo, max(id) from historial, (values
          ('bajasTemporales', 'razones', 'explicacion'), ('estudiantes', 'situacion', 'estatus')) as v(tabla, columna, nuevo)
        group by 1, 2, 3`,
    )
    const deshecha = await pedir('coordinador', `bajasTemporales/${id}/deshacer`, { comentario: 'Por error' })
    expect(deshecha).toMatchObject({ status: 200, message: 'Baja temporal: aceptada' })
    expect([(await alumno())?.estatus, (await caso()).explicacion]).toEqual([1, explicacion])
  } finally {
    Object.assign(confirmar, { with: content })
    await porFuera(e.db, sql`delete from nombres_de_historial`)
  }
})

it('tells nothing of a missing case, nor of another caller’s', async () => {
  for (const ruta of ['nada', crypto.randomUUID()])
    expect(await e.pedir('GET', `bajasTemporales/${ruta}/pasos`, { token: await e.tokenDe('escolar') })).toMatchObject({
      status: 404,
      message: 'No se encontró la baja temporal',
    })
})

it('nobody begins a case of a record of another campus', async () => {
  const abrir = (matricula: string) => pedir('escolar', 'estudiante/semestre/aumento', { matricula })
  expect(await abrir(otroEstudiante)).toMatchObject({
    status: 403,
    message: 'No tiene permiso para realizar esta acción',
  })
  expect(await abrir('N'.repeat(18))).toMatchObject({ status: 404, message: 'No se encontró el estudiante' })
})

it('refuses a form without a JSON object as its data, and opens no case', async () => {
  for (const [datos, status, message] of [
    ['{', 400, 'El cuerpo de la petición no es JSON válido'],
    ['[]', 422, 'La petición no es válida'],
  ] as const) {
    const form = new FormData()
    form.set('datos', datos)
    expect(await pedir('estudiante', 'bajasTemporales', form)).toMatchObject({ status, message })
  }
})

it('a form for a step without a file is read for its texts, whatever else it contains', async () => {
  const token = await e.tokenDe('coordinador')
  const [{ id_caso: id }] = JSON.parse((await e.pedir('GET', 'bajasTemporales', { token })).texto).data
  expect((await linea('coordinador', id)).posibles).toEqual(['confirmar', 'noProcede'])
  const form = new FormData()
  form.set('comentario', 'Se revisó')
  expect((await pedir('coordinador', `bajasTemporales/${id}/deshacer`, form)).message).toBe(
    'El último paso no se puede deshacer',
  )
  form.set('archivo', new File(['hola'], 'carta.pdf'))
  expect((await pedir('coordinador', `bajasTemporales/${id}/confirmar`, form)).status).toBe(200)
  expect((await linea('coordinador', id)).pasos.at(-1)).toMatchObject({ paso: 'confirmar', archivo: null })
})
