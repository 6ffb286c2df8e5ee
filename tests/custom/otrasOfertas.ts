import type { Db } from '../../server/db/queryable.ts'
import { reticulasMaterias } from '../../server/custom/reticulas/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { cuc, grupo, programa } from '../harness/filas.ts'
import { otroPrograma } from '../harness/vecinos.ts'

/** Adds other choices for the office: a materia, periodo, group and facilitador of the same programme, and a group and a materia of another one. */
export async function otrasOfertas(
  db: Db,
  id_reticula: string,
  matricula: string,
  grupos: { propio: string; ajeno: string },
) {
  const [botanica, adobe] = await db
    .insert(tables.materias)
    .values([
      { clave_materia: 'COM-102', nombre: 'Botánica', creditos: 6 },
      { clave_materia: 'BIO-101', nombre: 'Adobe', creditos: 6 },
    ])
    .returning()
  const [malla] = await db
    .insert(tables.reticulas)
    .values({ nombre: 'Plan de adobe', clave_programa: otroPrograma.clave, creditos_totales: 300 })
    .returning()
  await db.insert(reticulasMaterias).values([
    { id_reticula: id_reticula, id_materia: botanica?.id_materia ?? '', ciclo: 1, orden: 2 },
    { id_reticula: malla?.id_reticula ?? '', id_materia: adobe?.id_materia ?? '', ciclo: 1, orden: 1 },
  ])
  await db.insert(tables.cucs_programas).values({
    clave_cuc: cuc.clave,
    clave_programa: otroPrograma.clave,
    fecha_implementacion: '2020-08-15',
  })
  await db.insert(tables.grupos).values([
    { ...grupo, clave_grupo: grupos.propio, nombre: 'Primero C' },
    { ...grupo, clave_grupo: grupos.ajeno, nombre: 'De adobe', clave_programa: otroPrograma.clave },
  ])
  await db.insert(tables.cucs_facilitadores).values({ clave_cuc: cuc.clave, matricula: matricula })
  const [corto] = await db
    .insert(tables.periodos)
    .values({
      nombre: '2026-B bis',
      fecha_inicio: '2026-09-01',
      fecha_final: '2026-12-31',
      periodicidad: programa.periodicidad,
    })
    .returning()
  return {
    botanica: botanica?.id_materia ?? '',
    adobe: adobe?.id_materia ?? '',
    corto: corto?.id_periodo ?? '',
  }
}
