import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../server/db/queryable.ts'
import { opening } from '../../server/crud/casos/movements.ts'
import { pasos as pasosDeCasos } from '../../server/crud/casos/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { archivos } from '../../server/files/tables.ts'
import { dondeEsta } from '../../src/domain/servicioSocial/dondeEsta.ts'
import { fases } from '../../src/domain/servicioSocial/fases.ts'
import type { Servicio } from '../../src/domain/servicioSocial/servicio.ts'
import { movimientos } from '../../server/seed/movimientos.ts'
import { porFuera } from '../harness/porFuera.ts'
import { informacionDeServicio } from '../harness/servicios.ts'

const { serviciosSociales } = tables

/** Builds a service with these states of phases; the others are pending. */
export const en = (
  cambios: Partial<Record<number, Servicio['estados'][number]>>,
  periodo: Servicio['periodo'] = 'anio',
): Servicio => ({ periodo, estados: fases.map((_, fase) => cambios[fase] ?? 'pendiente') })

/** Puts a student's service into a state, writing each step as the tables require. */
export const ponerServicio = async (
  db: Db,
  servicio: Servicio,
  { id, matricula }: { id: string; matricula: string },
  momento: Date,
) => {
  const suyo = eq(serviciosSociales.matricula_estudiante, matricula)
  await porFuera(
    db,
    sql`delete from ${pasosDeCasos} where proceso = 'serviciosSociales' and caso in (select id_servicio_social::text from ${serviciosSociales} where ${suyo})`,
  )
  await db.delete(serviciosSociales).where(suyo)
  const informacion = servicio.periodo ? { ...informacionDeServicio, periodo: servicio.periodo } : {}
  await db.insert(serviciosSociales).values({
    id_servicio_social: id,
    matricula_estudiante: matricula,
    ...informacion,
    ...dondeEsta(servicio, '2026-11-20', servicio.periodo ? informacionDeServicio : undefined),
  })
  const archivo = await guardado(db, momento)
  const paso = (fase: number, a: Servicio['estados'][number], de: string | null = 'pendiente') => ({
    proceso: 'serviciosSociales',
    caso: id,
    fase,
    a,
    de,
    ...quienes[fase === 11 ? 'entregar' : a],
    comentario: a === 'rechazado' ? 'Falta la firma' : null,
    archivo: a === 'enviado' && fase > 0 ? archivo : null,
    autor: 'Quien sea',
    momento,
  })
  const pasos = servicio.estados.flatMap((estado, fase) =>
    fase === 11
      ? estado === 'aceptado'
        ? [paso(fase, 'aceptado')]
        : []
      : [
          ...(fase === 0 ? [paso(0, 'pendiente', null)] : []),
          ...(estado === 'pendiente' ? [] : [paso(fase, 'enviado')]),
          ...(estado === 'aceptado' || estado === 'rechazado' ? [paso(fase, estado, 'enviado')] : []),
        ],
  )
  await db.insert(pasosDeCasos).values(movimientos(pasos))
}

const quienes = {
  pendiente: { paso: opening, rol: 'escolar' },
  enviado: { paso: 'enviar', rol: 'estudiante' },
  aceptado: { paso: 'aceptar', rol: 'escolar' },
  rechazado: { paso: 'rechazar', rol: 'escolar' },
  entregar: { paso: 'entregar', rol: 'coordinador' },
}

const guardado = async (db: Db, creado_en: Date) => {
  const [ya] = await db.select({ id: archivos.id_archivo }).from(archivos).where(eq(archivos.nombre, 'puesto.pdf'))
  if (ya) return ya.id
  const [nuevo] = await db
    .insert(archivos)
    .values({ nombre: 'puesto.pdf', tamanio: 5, huella: '', contenido: Buffer.from('%PDF-'), creado_en })
    .returning()
  return nuevo?.id_archivo ?? ''
}
