import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clasesEstudiantes } from '../../server/academico/tables.ts'
import { historial } from '../../server/crud/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { clase } from '../harness/aula.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { cuc, estudiante, programa } from '../harness/filas.ts'
import { huella } from '../harness/huella.ts'
import { reporteDeGrupo } from '../harness/reporteDeGrupo.ts'
import { vecinos } from '../harness/vecinos.ts'

let e: Escena
let claves: Awaited<ReturnType<typeof vecinos>>
let token = ''
beforeAll(async () => {
  e = await escena()
  claves = await vecinos(e.db)
  token = await e.tokenDe('escolar')
})
afterAll(() => e.cerrar())

const vacio = { clave_grupo: 'VAC-1', nombre: 'Vacío', clave_programa: programa.clave, clave_cuc: cuc.clave }

it('deletes rows by no key of the database except the judged ones', async () => {
  const { rows } = await e.db.execute<{ llave: string }>(
    sql`select conrelid::regclass || ' → ' || confrelid::regclass as llave from pg_constraint where contype = 'f' and confdeltype <> 'a' order by 1`,
  )
  expect(rows.map(({ llave }) => llave).toSorted()).toEqual(
    [
      /* The positions of materias are the retícula itself. */
      'reticulas_materias → reticulas',
      /* Nothing of a deleted account stays open. */
      'actividad → usuarios',
      'avisos → usuarios',
      'elecciones_de_avisos → usuarios',
      'dispositivos → usuarios',
      'preferencias → usuarios',
      'restablecimientos → usuarios',
      'sesiones → usuarios',
      'vistas → usuarios',
      'codigos_de_recuperacion → usuarios',
      'identidades → usuarios',
      'llaves_de_acceso → usuarios',
      'pases → usuarios',
      'segundos_factores → usuarios',
      'secretos_de_llaves → usuarios',
      /* The calls of a key, and its secret, are the key itself. */
      'llamadas_de_llaves → "llavesDeSistemas"',
      'secretos_de_llaves → "llavesDeSistemas"',
      /* The rows of a spreadsheet that was not applied yet belong to it. */
      'importaciones_filas → importaciones',
      /* The question before deleting names them, and a grade prevents it. */
      'clases_estudiantes → clases',
      'documentacion → estudiantes',
      /* Computed from the student's own record, and from the group's. */
      'situaciones → estudiantes',
      'reportes_debidos → grupos',
    ].toSorted(),
  )
})

it('keeps a group with a signed report; deletes a begun report with its group, and keeps it in history', async () => {
  await e.db.insert(tables.grupos).values(vacio)
  const suyo = { clave_grupo: vacio.clave_grupo, id_periodo: claves.id_periodo }
  await reporteDeGrupo(e.db, suyo, 'inicial')
  const antes = await huella(e.db)
  expect(await e.pedir('DELETE', 'grupos/VAC-1', { token })).toMatchObject({
    status: 409,
    message: 'No se puede eliminar porque está en uso: 1 reporte firmado',
  })
  expect(await huella(e.db)).toEqual(antes)
  await e.db.update(tables.reportes_de_grupos).set({ estado: 'generado' })
  expect((await e.pedir('GET', 'grupos/VAC-1/eliminacion', { token })).data.tambien).toBe('1 reporte sin enviar')
  expect((await e.pedir('DELETE', 'grupos/VAC-1', { token })).status).toBe(200)
  expect(await e.db.$count(tables.reportes_de_grupos)).toBe(0)
  const [apunte] = await e.db.select().from(historial).where(eq(historial.clave, 'VAC-1'))
  expect(apunte?.antes).toMatchObject({ reportes_de_grupos: [{ clave_grupo: 'VAC-1' }] })
})

it('a class says how many enrolments go with it; graded ones keep it', async () => {
  const id_clase = await clase(e.db, claves, { matriculas: [estudiante.matricula] })
  expect((await e.pedir('GET', `clases/${id_clase}/eliminacion`, { token })).data.tambien).toBe('1 inscripción')
  await e.db.update(clasesEstudiantes).set({ calificacion: 9 })
  expect(await e.pedir('DELETE', `clases/${id_clase}`, { token })).toMatchObject({ status: 409 })
  await e.db.update(clasesEstudiantes).set({ calificacion: null })
  expect((await e.pedir('DELETE', `clases/${id_clase}`, { token })).status).toBe(200)
  expect(await e.db.$count(clasesEstudiantes)).toBe(0)
})

it('a record changed since it was read is not deleted; a call without a version deletes the current one', async () => {
  await e.db.insert(tables.grupos).values(vacio)
  await e.pedir('PUT', 'grupos/VAC-1', { token, cuerpo: { ...vacio, nombre: 'Otro' } })
  const antes = await huella(e.db)
  const borrar = (version?: string) =>
    e.pedir('DELETE', 'grupos/VAC-1', { token, encabezados: version ? { 'If-Match': version } : {} })
  expect(await borrar('"1"')).toMatchObject({
    status: 409,
    message: 'Magdalena García López cambió este registro mientras usted lo editaba',
    data: { registro: { nombre: 'Otro' } },
  })
  expect(await borrar('"uno"')).toMatchObject({ status: 422 })
  expect(await huella(e.db)).toEqual(antes)
  for (const version of ['"2"', 'W/"1"', '*', undefined]) {
    expect([version, (await borrar(version)).status]).toEqual([version, 200])
    await e.db.insert(tables.grupos).values(vacio)
  }
})
