import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrationsFolder, migrationsIn } from '../../server/db/migrations.ts'
import { tables } from '../../server/university/tables.ts'
import { hoyEnMexico, addDias } from '../../src/domain/fechas.ts'
import { estudiante, grupo, programa } from '../harness/filas.ts'
import { matricula, oficina, type Oficina } from '../servicioSocial/oficina.ts'
import { en } from '../servicioSocial/ponerServicio.ts'

const { estudiantes, serviciosSociales } = tables
const nueva = 'N'.padEnd(18, '1')
let o: Oficina
beforeAll(async () => {
  o = await oficina()
  const { status } = await o.e.pedir('POST', 'estudiantes/readmision', {
    token: o.tokens.get('escolar'),
    cuerpo: {
      matricula_anterior: matricula,
      fecha_nacimiento: estudiante.fecha_nacimiento,
      matricula: nueva,
      clave_programa: programa.clave,
      id_reticula: o.claves.id_reticula,
      clave_grupo: grupo.clave_grupo,
      semestre: 3,
      regular: 'Si',
    },
  })
  if (status !== 201) throw new Error(`nobody was readmitted: ${status}`)
})
afterAll(() => o.e.cerrar())

/** Returns a service with all phases before this one accepted, as a version before kept it after a readmission, once it is migrated. */
const migrado = async (fase: number, turno: 'pausa' | 'escolar') => {
  await o.poner(en(Object.fromEntries(Array.from({ length: fase }, (_, cual) => [cual, 'aceptado' as const]))))
  await o.e.db.update(serviciosSociales).set({ turno, vence: null, ausente_desde: '2026-11-20', dias_restantes: 3 })
  const suya = migrationsIn(migrationsFolder).find(({ tag }) => tag.endsWith('servicios_que_siguen'))
  for (const cada of suya?.statements ?? []) await o.e.db.execute(sql.raw(cada))
  return o.fila()
}

it('gives the person of a service of which only papers are left their turn again, with all of their days', async () => {
  const hoy = hoyEnMexico(new Date())
  expect(await migrado(10, 'pausa')).toMatchObject({
    turno: 'estudiante',
    vence: addDias(hoy, 15),
    ultimo_movimiento: hoy,
    ausente_desde: null,
    dias_restantes: null,
  })
  expect(await migrado(9, 'escolar')).toMatchObject({ turno: 'escolar', ausente_desde: null })
})

it('leaves a service with reports still to come as it is, and that of somebody inactive under the new matrícula too', async () => {
  const enPausa = { turno: 'pausa', vence: null, ausente_desde: '2026-11-20', dias_restantes: 3 }
  expect(await migrado(8, 'pausa')).toMatchObject(enPausa)
  await o.e.db.update(estudiantes).set({ estatus: 0 }).where(eq(estudiantes.matricula, nueva))
  expect(await migrado(10, 'pausa')).toMatchObject(enPausa)
})
