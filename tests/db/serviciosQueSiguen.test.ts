import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { usuarios } from '../../server/auth/tables.ts'
import { migrationsFolder, migrationsIn } from '../../server/db/migrations.ts'
import { avisos } from '../../server/university/notices.ts'
import { tables } from '../../server/university/tables.ts'
import { hoyEnMexico, addDias } from '../../src/domain/fechas.ts'
import { nombreDeFase } from '../../src/domain/servicioSocial/fases.ts'
import { fechaLarga } from '../../src/language/fechaLarga.ts'
import { cuerpoDeReadmision } from '../harness/cuerpoDeReadmision.ts'
import { correoDe } from '../harness/reparto.ts'
import { id, matricula, oficina, type Oficina } from '../servicioSocial/oficina.ts'
import { en } from '../servicioSocial/ponerServicio.ts'

const { estudiantes, serviciosSociales } = tables
const nueva = 'N'.padEnd(18, '1')
let o: Oficina
beforeAll(async () => {
  o = await oficina()
  const { status } = await o.e.pedir('POST', 'estudiantes/readmision', {
    token: o.tokens.get('escolar'),
    cuerpo: cuerpoDeReadmision(o.claves.id_reticula, nueva),
  })
  if (status !== 201) throw new Error(`nobody was readmitted: ${status}`)
})
afterAll(() => o.e.cerrar())

/** Returns a service with all phases before this one accepted, as a version before kept it after a readmission, once it is migrated. */
const migrado = async (fase: number, turno: 'pausa' | 'escolar' | 'coordinador') => {
  await o.poner(en(Object.fromEntries(Array.from({ length: fase }, (_, cual) => [cual, 'aceptado' as const]))))
  await o.e.db
    .update(serviciosSociales)
    .set({ turno, vence: null, ausente_desde: '2026-11-20', dias_restantes: 3 })
    .where(eq(serviciosSociales.matricula_estudiante, matricula))
  const suya = migrationsIn(migrationsFolder).find(({ tag }) => tag.endsWith('servicios_que_siguen'))
  for (const cada of suya?.statements ?? []) await o.e.db.execute(sql.raw(cada))
  return o.fila()
}

const dichos = () =>
  o.e.db
    .select({ asunto: avisos.asunto, texto: avisos.texto, clave: avisos.clave, rol: avisos.rol, email: usuarios.email })
    .from(avisos)
    .innerJoin(usuarios, eq(usuarios.id, avisos.usuario_id))
    .where(eq(avisos.direccion, '/servicioSocialEstudiante'))

it('gives the person of a service of which only papers are left their turn again, with all of their days, and tells them until when', async () => {
  const hoy = hoyEnMexico(new Date())
  expect(await migrado(10, 'pausa')).toMatchObject({
    turno: 'estudiante',
    vence: addDias(hoy, 15),
    ultimo_movimiento: hoy,
    ausente_desde: null,
    dias_restantes: null,
  })
  expect(await dichos()).toEqual([
    {
      asunto: 'Su servicio social continúa',
      texto: `Puede terminarlo con la cuenta de su matrícula actual. Siga con «${nombreDeFase(10)}»: tiene hasta el ${fechaLarga(addDias(hoy, 15))}.`,
      clave: id,
      rol: 'estudiante',
      email: correoDe('estudiante'),
    },
  ])
  await o.e.db.delete(avisos)
  expect(await migrado(9, 'escolar')).toMatchObject({ turno: 'escolar', ausente_desde: null })
  expect(await dichos()).toEqual([])
})

it('leaves a service where the person began another one later, but for its release', async () => {
  const suya = { id: '5e0c1a50-0000-4000-8000-000000000002', matricula: nueva, token: '' }
  await o.poner(en({ 0: 'aceptado' }), suya)
  expect(await migrado(10, 'pausa')).toMatchObject({ turno: 'pausa', ausente_desde: '2026-11-20' })
  expect(await migrado(11, 'coordinador')).toMatchObject({ turno: 'coordinador', ausente_desde: null })
  expect(await dichos()).toEqual([])
  await o.e.db.delete(serviciosSociales).where(eq(serviciosSociales.matricula_estudiante, nueva))
})

it('leaves a service with reports still to come as it is, and that of somebody inactive under the new matrícula too', async () => {
  const enPausa = { turno: 'pausa', vence: null, ausente_desde: '2026-11-20', dias_restantes: 3 }
  expect(await migrado(8, 'pausa')).toMatchObject(enPausa)
  await o.e.db.update(estudiantes).set({ estatus: 0 }).where(eq(estudiantes.matricula, nueva))
  expect(await migrado(10, 'pausa')).toMatchObject(enPausa)
})
