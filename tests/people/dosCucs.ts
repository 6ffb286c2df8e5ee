import { usuarios } from '../../server/auth/tables.ts'
import { colonias } from '../../server/codigosPostales/tables.ts'
import { lookupTables } from '../../server/db/lookups.ts'
import { tables } from '../../server/db/tables.ts'
import { escena } from '../harness/escena.ts'
import { cuc, domicilio, estudiante, grupo, persona, programa, reticula } from '../harness/filas.ts'
import { correoDe, hashBarato } from '../harness/reparto.ts'

export const otroCuc = { clave: '20DCU0002B', nombre: 'CUC Yaviche', numero: '02' }
export const maestria = { ...programa, clave: 'MAECOMUNAL', nombre: 'Educación Comunal', grado: 'Maestría' } as const
/** Taught at the first CUC, where it has no groups. */
export const doctorado = { ...programa, clave: 'DOCCOMUNAL', nombre: 'Comunalidad y Territorio', grado: 'Doctorado' } as const
export const grupoDeMaestria = { clave_grupo: 'MAE-1A', nombre: 'Maestría A', clave_programa: maestria.clave, clave_cuc: cuc.clave }
export const grupoAjeno = { ...grupo, clave_grupo: 'COM-1B', nombre: 'Primero de Yaviche', clave_cuc: otroCuc.clave }
export const ajeno = { ...estudiante, matricula: 'X'.padEnd(18, '0'), nombre: 'Nayeli', apellidopaterno: 'Ojeda', clave_grupo: grupoAjeno.clave_grupo, curp: 'OXCN010203MOCRPGA9' }

/** The cast and a second CUC beside it, with a consejera, an escolar and a facilitadora of its own (`consejero2@…`, `escolar2@…`), a group and a student. */
export async function dosCucs() {
  const s = await escena()
  const { db } = s
  await db.insert(lookupTables.nacionalidades).values([{ id: 1, nombre: 'Otra' }, { id: 3, nombre: 'Argentina' }])
  await db.insert(lookupTables.lenguasIndigenas).values({ id: 2, nombre: 'Otra' })
  await db.insert(lookupTables.pueblosIndigenas).values({ id: 2, nombre: 'Otro' })
  const [centro] = await db.select().from(colonias)
  const aqui = { ...domicilio, colonia: centro?.id_colonia ?? 0 }
  await db.insert(tables.cucs).values({ ...otroCuc, ...aqui })
  await db.insert(tables.programas).values([maestria, doctorado])
  const ofertas = [[cuc, programa], [cuc, maestria], [cuc, doctorado], [otroCuc, programa]] as const
  await db.insert(tables.cucs_programas).values(ofertas.map(([donde, que]) => ({ clave_cuc: donde.clave, clave_programa: que.clave, fecha_implementacion: '2021-08-01' })))
  const [malla] = await db.select().from(tables.reticulas)
  const [posgrado] = await db.insert(tables.reticulas).values({ ...reticula, nombre: 'Plan de maestría', clave_programa: maestria.clave }).returning()
  await db.insert(tables.grupos).values([grupoAjeno, grupoDeMaestria])
  const cuentas = await db.insert(usuarios).values([
    { email: correoDe('consejero2'), hash: hashBarato(), rol: 'consejero' as const },
    { email: correoDe('escolar2'), hash: hashBarato(), rol: 'escolar' as const },
  ]).returning()
  const [consejera, escolar] = cuentas
  await db.insert(tables.consejeros).values({ ...persona('D'), ...aqui, clavecuc: otroCuc.clave, tipos_consejero: [1], id_usuario: consejera?.id ?? null })
  await db.insert(tables.escolares).values({ ...persona('G'), ...aqui, clavecuc: otroCuc.clave, id_usuario: escolar?.id ?? null })
  await db.insert(tables.facilitadores).values([{ ...persona('H'), ...aqui }, { ...persona('I'), ...aqui, status: 0 }])
  await db.insert(tables.cucs_facilitadores).values([{ clave_cuc: cuc.clave, matricula: persona('F').matricula }, { clave_cuc: otroCuc.clave, matricula: persona('H').matricula }])
  await db.insert(tables.estudiantes).values({ ...ajeno, ...aqui, id_reticula: malla?.id_reticula ?? '' })
  return { ...s, domicilio: { ...domicilio, cp: '68770', colonia: aqui.colonia }, malla: malla?.id_reticula ?? '', posgrado: posgrado?.id_reticula ?? '' }
}

export type DosCucs = Awaited<ReturnType<typeof dosCucs>>
