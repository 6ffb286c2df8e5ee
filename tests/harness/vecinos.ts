import { usuarios } from '../../server/auth/tables.ts'
import { colonias } from '../../server/codigosPostales/tables.ts'
import type { Db } from '../../server/db/queryable.ts'
import { reticulasMaterias } from '../../server/custom/reticulas/tables.ts'
import { lookupTables } from '../../server/datosGenerales/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { cuc, domicilio, estudiante, persona, programa } from './filas.ts'
import { hashBarato } from './hashBarato.ts'
import { correoDe } from './reparto.ts'

/** The second campus, its group, a subject and a period of the cast's calendar. */
export const otroCuc = { clave: '20DCU0002B', nombre: 'CUC Ñuu Savi', numero: '02' }
export const otroGrupo = {
  clave_grupo: 'SAV-1A',
  nombre: 'Primero de Ñuu Savi',
  clave_programa: programa.clave,
  clave_cuc: otroCuc.clave,
}
export const otroPrograma = {
  ...programa,
  clave: 'INGBIOCONS',
  nombre: 'Bioconstrucción',
  grado: 'Ingeniería',
} as const
export const materia = { clave_materia: 'COM-101', nombre: 'Saberes de la milpa', creditos: 6 }
export const periodo = {
  nombre: '2026-B',
  fecha_inicio: '2026-08-01',
  fecha_final: '2027-01-31',
  periodicidad: 'Semestre',
} as const

const deAlla = ['consejero', 'escolar', 'estudiante'] as const

/** Adds to `reparto` a second campus whose people the first may not touch: `tokenDe('escolar.vecino')` signs in as its escolar. Returns the generated keys. */
export async function vecinos(db: Db) {
  const hash = hashBarato()
  const cuentas = await db
    .insert(usuarios)
    .values(deAlla.map(rol => ({ email: correoDe(`${rol}.vecino`), hash, rol })))
    .returning()
  const id_usuario = (rol: string) => cuentas.find(cuenta => cuenta.rol === rol)?.id ?? null
  const [colonia] = await db.select().from(colonias)
  const [malla] = await db.select().from(tables.reticulas)
  const ids = { colonia: colonia?.id_colonia ?? 0, id_reticula: malla?.id_reticula ?? '' }
  const alla = { ...domicilio, colonia: ids.colonia }
  await db.insert(lookupTables.nacionalidades).values([
    { id: 1, nombre: 'Otra' },
    { id: 3, nombre: 'Guatemalteca' },
  ])
  await db.insert(lookupTables.lenguasIndigenas).values([
    { id: 2, nombre: 'Otra' },
    { id: 3, nombre: 'Mixteco' },
  ])
  await db.insert(lookupTables.pueblosIndigenas).values([
    { id: 2, nombre: 'Otro' },
    { id: 3, nombre: 'Ñuu Savi' },
  ])

  await db.insert(tables.cucs).values({ ...otroCuc, ...alla })
  await db.insert(tables.programas).values(otroPrograma)
  await db.insert(tables.grupos).values(otroGrupo)
  await db.insert(tables.cucs_programas).values(
    [[cuc, programa] as const, [otroCuc, programa] as const, [otroCuc, otroPrograma] as const].map(
      ([campus, { clave }]) => ({
        clave_cuc: campus.clave,
        clave_programa: clave,
        fecha_implementacion: '2020-08-15',
      }),
    ),
  )
  await db.insert(tables.facilitadores).values({ ...persona('G'), ...alla })
  await db.insert(tables.cucs_facilitadores).values([
    { clave_cuc: cuc.clave, matricula: persona('F').matricula },
    { clave_cuc: otroCuc.clave, matricula: persona('G').matricula },
  ])
  await db.insert(tables.consejeros).values({
    ...persona('D'),
    ...alla,
    clavecuc: otroCuc.clave,
    tipos_consejero: [1],
    id_usuario: id_usuario('consejero'),
  })
  await db
    .insert(tables.escolares)
    .values({ ...persona('H'), ...alla, clavecuc: otroCuc.clave, id_usuario: id_usuario('escolar') })
  await db.insert(tables.estudiantes).values({
    ...estudiante,
    ...alla,
    matricula: otroEstudiante,
    clave_grupo: otroGrupo.clave_grupo,
    id_reticula: ids.id_reticula,
    id_usuario: id_usuario('estudiante'),
  })
  const [dada] = await db.insert(tables.materias).values(materia).returning()
  await db
    .insert(reticulasMaterias)
    .values({ id_reticula: ids.id_reticula, id_materia: dada?.id_materia ?? '', ciclo: 1, orden: 1 })
  const [corriente] = await db.insert(tables.periodos).values(periodo).returning()
  return { ...ids, id_materia: dada?.id_materia ?? '', id_periodo: corriente?.id_periodo ?? '' }
}

/** The student of the second campus. */
export const otroEstudiante = 'T'.padEnd(18, '0')
