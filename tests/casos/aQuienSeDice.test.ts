import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { usuarios } from '../../server/auth/tables.ts'
import { avisos } from '../../server/university/notices.ts'
import { tables } from '../../server/university/tables.ts'
import { alumnos, clase, notas } from '../harness/aula.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { cuc, grupo, persona } from '../harness/filas.ts'
import { otroEstudiante, vecinos } from '../harness/vecinos.ts'
import { solicitud } from './solicitud.ts'

let e: Escena
let claves: Awaited<ReturnType<typeof vecinos>>
/** Adds another student and another facilitadora of the same campus to those of the cast. */
beforeAll(async () => {
  e = await escena()
  claves = await vecinos(e.db)
  const { estudiantes, facilitadores, cucs_facilitadores } = tables
  await e.db
    .update(estudiantes)
    .set({ clave_grupo: grupo.clave_grupo })
    .where(eq(estudiantes.matricula, otroEstudiante))
  const [cuenta] = await e.db
    .insert(usuarios)
    .values({ email: 'otra@demo.cuc.mx', hash: 'x', rol: 'facilitador' })
    .returning()
  const { matricula } = persona('G')
  await e.db.update(facilitadores).set({ id_usuario: cuenta?.id }).where(eq(facilitadores.matricula, matricula))
  await e.db.insert(cucs_facilitadores).values({ clave_cuc: cuc.clave, matricula })
})
beforeEach(() => e.db.delete(avisos))
afterAll(() => e.cerrar())

const pedir = async (rol: string, ruta: string, cuerpo: object = {}) =>
  e.pedir('POST', ruta, { token: await e.tokenDe(rol), cuerpo })
const dichos = async (de: string) =>
  (
    await e.db
      .select({ email: usuarios.email })
      .from(avisos)
      .innerJoin(usuarios, eq(usuarios.id, avisos.usuario_id))
      .where(eq(avisos.entidad, de))
  )
    .map(({ email }) => email.replace('@demo.cuc.mx', ''))
    .toSorted()

it('tells a case to its own person, the roles of its place and the roles of everywhere, and to nobody else', async () => {
  const id = (await pedir('estudiante', 'bajasTemporales', solicitud)).data.id_caso
  expect(await dichos('bajasTemporales')).toEqual(['escolar'])
  await e.db.delete(avisos)
  expect((await pedir('escolar', `bajasTemporales/${id}/aceptar`)).status).toBe(200)
  expect(await dichos('bajasTemporales')).toEqual(['coordinador', 'estudiante'])
  await e.db.delete(avisos)
  expect((await pedir('coordinador', `bajasTemporales/${id}/confirmar`)).status).toBe(200)
  expect(await dichos('bajasTemporales')).toEqual(['escolar', 'estudiante'])
  await e.db.delete(avisos)
  expect((await pedir('coordinador', `bajasTemporales/${id}/deshacer`, { comentario: 'Era otro' })).status).toBe(200)
  expect(await dichos('bajasTemporales')).toEqual(['escolar', 'estudiante'])
})

it('tells the person named in a field of the case when that field decides the cases of a role', async () => {
  const quienes = await alumnos(e.db, claves, 2)
  const id_clase = await clase(e.db, claves, { matriculas: quienes })
  const cuerpo = { estudiantes: notas(quienes) }
  expect((await pedir('facilitador', 'calificaciones', { ...cuerpo, id_clase })).status).toBe(201)
  await e.db.delete(avisos)
  expect((await pedir('escolar', `calificaciones/${id_clase}/cerrar`, cuerpo)).status).toBe(200)
  expect(await dichos('calificaciones')).toEqual(['facilitador'])
})
