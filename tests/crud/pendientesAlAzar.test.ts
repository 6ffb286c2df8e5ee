import { and, eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { usuarios } from '../../server/auth/tables.ts'
import { documentacion } from '../../server/custom/documentacion/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { documentosDe, esVisible } from '../../src/domain/documentos.ts'
import { roles } from '../../src/domain/roles.ts'
import { house } from '../../src/schema/house.ts'
import type { Pendiente } from '../../src/schema/doors/pendiente.ts'
import { pendingOf } from '../../src/schema/doors/pendingOf.ts'
import type { Role } from '../../src/schema/account/roles.ts'
import { alAzar, escribir } from '../harness/cambiosAlAzar.ts'
import { escena, type Escena } from '../harness/escena.ts'

let e: Escena
const tokens = new Map<Role, string>()
beforeAll(async () => {
  e = await escena({ sembrada: true })
  for (const rol of roles) tokens.set(rol, await e.tokenDe(rol))
})
afterAll(() => e.cerrar())

const leer = async (path: string, token: string) => {
  const { status, texto } = await e.pedir('GET', path, { token })
  expect([path, status]).toEqual([path, 200])
  return JSON.parse(texto).data
}

/** Returns what awaits a role: the total that is shown, and the number of rows in the list that it opens. */
const contados = async (rol: Role) => {
  const token = tokens.get(rol) ?? ''
  const dichos: readonly Pendiente[] = await leer('pendientes', token)
  return Promise.all(
    pendingOf(house(), rol).map(async ({ door, vista, to }) => {
      const filter = encodeURIComponent(JSON.stringify(vista ? { vista } : {}))
      const filas: readonly unknown[] = await leer(`${door.path}?filter=${filter}`, token)
      return { to, dicho: dichos.find(each => each.to === to)?.total, filas: filas.length }
    }),
  )
}

/** Counts, student by student, the active students of an escolar's campus who owe documents. */
const debenDocumentos = async (email: string) => {
  const [programas, entregados, grupos, quienes] = await Promise.all([
    e.db.select().from(tables.programas),
    e.db.select().from(documentacion),
    e.db.select().from(tables.grupos),
    e.db.select().from(tables.estudiantes),
  ])
  const [escolar] = await e.db
    .select({ clave_cuc: tables.escolares.clavecuc })
    .from(tables.escolares)
    .innerJoin(usuarios, and(eq(usuarios.id, tables.escolares.id_usuario), eq(usuarios.email, email)))
  const entregado = new Set(entregados.map(({ matricula, documento }) => `${matricula} ${documento}`))
  const suyos = grupos.filter(({ clave_cuc }) => clave_cuc === escolar?.clave_cuc).map(({ clave_grupo }) => clave_grupo)
  return quienes.filter(({ matricula, clave_programa, clave_grupo, nacionalidad, estatus }) => {
    const grado = programas.find(({ clave }) => clave === clave_programa)?.grado ?? ''
    const pedidos = documentosDe(grado).filter(nombre => esVisible(nombre, nacionalidad))
    return (
      estatus === 1 && suyos.includes(clave_grupo) && pedidos.some(nombre => !entregado.has(`${matricula} ${nombre}`))
    )
  }).length
}

/** Reactivates the account of a student whom a random change withdrew. */
const volverAEntrar = (email: string) =>
  e.db
    .update(tables.estudiantes)
    .set({ estatus: 1 })
    .where(
      inArray(
        tables.estudiantes.id_usuario,
        e.db.select({ id: usuarios.id }).from(usuarios).where(eq(usuarios.email, email)),
      ),
    )

it('each number equals its rows, for every role, after any writes', async () => {
  await fc.assert(
    fc.asyncProperty(alAzar, async todos => {
      await escribir(e.db, todos, true)
      await volverAEntrar('estudiante@demo.cuc.mx')
      for (const rol of roles)
        for (const { to, dicho, filas } of await contados(rol)) expect([rol, to, dicho]).toEqual([rol, to, filas])
      const documentos = (await contados('escolar')).find(({ to }) => to.includes('documentosPendientes'))
      expect(documentos?.dicho).toBe(await debenDocumentos('escolar@demo.cuc.mx'))
    }),
    { numRuns: 6 },
  )
}, 120_000)
