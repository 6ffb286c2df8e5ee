import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import type { RowGroup } from '../../src/schema/rowGroup.ts'
import { aFondo } from '../harness/aFondo.ts'
import { escena, type Escena } from '../harness/escena.ts'

const { clases, estudiantes, grupos, serviciosSociales } = tables

let e: Escena
beforeAll(async () => {
  e = await escena({ sembrada: true })
})
afterAll(() => e.cerrar())

type Rol = 'coordinador' | 'escolar' | 'facilitador'
const leer = async (rol: Rol, path: string) => {
  const { status, texto, headers } = await e.pedir('GET', path, { token: await e.tokenDe(rol) })
  return { status, data: JSON.parse(texto).data, total: Number(headers.get('content-range')?.split('/')[1]) }
}
/** Number of groups of figures opened at each end. */
const algunos = aFondo ? 4 : 1

const escrito = (value: unknown) => encodeURIComponent(JSON.stringify(value))

describe.each([
  ['coordinador', 'asignaturas', 'del_cuc,clave_programa,id_periodo'],
  ['escolar', 'asignaturas', 'clave_programa,id_periodo'],
  ['coordinador', 'grupos/reportes/pendientes', 'clave_cuc,clave_programa'],
  ['escolar', 'servicio-social/en-curso', 'fase,turno'],
  ['coordinador', 'servicio-social/en-curso', 'del_cuc,fase,turno'],
] as const)('the figures that %s reads of %s by %s', (rol, path, por) => {
  it('each count exactly the rows that they open, and together all of them', async () => {
    const grupos: readonly RowGroup[] = (await leer(rol, `${path}?por=${por}`)).data
    expect(grupos.length).toBeGreaterThan(1)
    const { total } = await leer(rol, `${path}?range=[0,0]`)
    expect(grupos.reduce((suma, grupo) => suma + grupo.total, 0)).toBe(total)
    for (const { valores, vistas, total: cuantos } of [...grupos.slice(0, algunos), ...grupos.slice(-algunos)]) {
      expect((await leer(rol, `${path}?range=[0,0]&filter=${escrito(valores)}`)).total).toBe(cuantos)
      for (const [vista, esperados] of Object.entries(vistas))
        expect([
          vista,
          (await leer(rol, `${path}?range=[0,0]&filter=${escrito({ ...valores, vista })}`)).total,
        ]).toEqual([vista, esperados])
    }
  })
})

it.each([
  ['estudiantes', 'del_cuc,clave_programa,estatus'],
  ['estudiantes', 'regular,sexo'],
  ['asignaturas', 'id_periodo,del_cuc,status_escolar'],
  ['asignaturas', 'clave_programa'],
])('kept counts of %s by %s equal those of the rows, in the same order and under the same names', async (path, por) => {
  const deAlguien = await e.db.selectDistinct({ matricula: clases.matricula }).from(clases)
  const todas =
    path === 'estudiantes' ? { semestre_gte: 1 } : { matricula: deAlguien.map(({ matricula }) => matricula) }
  const sumadas = (await leer('coordinador', `${path}?por=${por}`)).data
  expect(sumadas.length).toBeGreaterThan(2)
  expect(sumadas).toEqual((await leer('coordinador', `${path}?por=${por}&filter=${escrito(todas)}`)).data)
})

it.each(['nadie', 'nombre', 'del_cuc,del_cuc,del_cuc,del_cuc', '', 'toString'])(
  'nothing is counted by «%s»',
  async por => expect((await leer('coordinador', `asignaturas?por=${por}`)).status).toBe(422),
)

describe('a reminder', () => {
  const recordar = async (rol: Rol, cuerpo: object) => {
    const { status, message, texto } = await e.pedir('POST', 'seguimiento/recordatorios', {
      token: await e.tokenDe(rol),
      cuerpo,
    })
    return { status, message, cuantos: JSON.parse(texto).data?.cuantos }
  }

  it('reaches everybody with something pending in the own CUC, once a day', async () => {
    const primero = await recordar('escolar', { que: 'calificaciones' })
    expect(primero.status).toBe(200)
    expect(primero.cuantos).toBeGreaterThan(0)
    expect(await recordar('escolar', { que: 'calificaciones' })).toEqual({
      status: 200,
      message: 'No hay a quién recordar, o hoy ya se le recordó',
      cuantos: 0,
    })
    const deTodos = await recordar('coordinador', { que: 'calificaciones' })
    expect(deTodos.cuantos).toBeGreaterThan(primero.cuantos)
  })

  it.each(['cierres', 'reportes'])('of «%s» is the coordinador’s, and refused to a school office', async que => {
    expect((await recordar('escolar', { que })).status).toBe(403)
    const { status, cuantos } = await recordar('coordinador', { que })
    expect([status, cuantos > 0]).toEqual([200, true])
  })

  it.each([{}, { que: 'nada' }, { que: 'servicios', dias: 0 }, { que: 'servicios', dias: 'x' }])(
    '%j is refused in a sentence',
    async cuerpo => {
      const { status, message } = await recordar('coordinador', cuerpo)
      expect([status, /^[A-Z]/.test(message)]).toEqual([422, true])
    },
  )
})

it('a facilitador reads the own asignaturas alone, each with how many are graded', async () => {
  const { data } = await leer('facilitador', 'facilitador/asignaturas')
  expect(new Set(data.map(({ matricula }: { matricula: string }) => matricula)).size).toBe(1)
  for (const { calificados, status_escolar } of data) {
    expect(calificados.calificados).toBeLessThanOrEqual(calificados.inscritos)
    if (status_escolar) expect(calificados.calificados).toBe(calificados.inscritos)
  }
})

it('a coordinador clears the letters of every CUC from one list', async () => {
  type Fila = { matricula_estudiante: string; id_servicio_social: string; del_cuc: string; ultimo_movimiento: string }
  const esperan = await e.db
    .select()
    .from(serviciosSociales)
    .where(eq(serviciosSociales.status, 'pendiente_liberacion'))
  const deCadaCuc = await e.db.selectDistinctOn([grupos.clave_cuc]).from(grupos)
  for (const [lugar, { matricula_estudiante }] of esperan.entries())
    await e.db
      .update(estudiantes)
      .set({ clave_grupo: deCadaCuc[lugar % deCadaCuc.length]?.clave_grupo })
      .where(eq(estudiantes.matricula, matricula_estudiante))
  const filas: readonly Fila[] = (await leer('coordinador', 'servicio-social/por-liberar')).data
  expect(filas).toHaveLength(esperan.length)
  expect(new Set(filas.map(({ del_cuc }) => del_cuc)).size).toBe(Math.min(esperan.length, deCadaCuc.length))
  expect(deCadaCuc).toHaveLength(16)
  const [primera] = filas
  const deUno = await leer(
    'coordinador',
    `servicio-social/por-liberar?filter=${escrito({ del_cuc: primera?.del_cuc })}`,
  )
  expect(deUno.data).toEqual(filas.filter(({ del_cuc }) => del_cuc === primera?.del_cuc))
  for (const { matricula_estudiante, id_servicio_social } of filas) {
    const { status } = await e.pedir('POST', 'actualizar/servicio-social', {
      token: await e.tokenDe('coordinador'),
      cuerpo: { matricula_estudiante, id_servicio_social },
    })
    expect(status).toBe(200)
  }
  expect((await leer('coordinador', 'servicio-social/por-liberar')).data).toEqual([])
})
