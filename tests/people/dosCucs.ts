import { tables } from '../../server/university/tables.ts'
import { escena } from '../harness/escena.ts'
import { cuc, domicilio, persona, programa, reticula } from '../harness/filas.ts'
import { vecinos } from '../harness/vecinos.ts'

export const maestria = { ...programa, clave: 'MAECOMUNAL', nombre: 'Educación Comunal', grado: 'Maestría' } as const
/** A programme taught at the first CUC, where it has no groups. */
export const doctorado = {
  ...programa,
  clave: 'DOCCOMUNAL',
  nombre: 'Comunalidad y Territorio',
  grado: 'Doctorado',
} as const
export const grupoDeMaestria = {
  clave_grupo: 'MAE-1A',
  nombre: 'Maestría A',
  clave_programa: maestria.clave,
  clave_cuc: cuc.clave,
}
export const inactivo = persona('I')

/** Creates the cast and its neighbours. The first CUC also teaches postgraduates, and one facilitador is inactive. */
export async function dosCucs() {
  const s = await escena()
  const { db } = s
  const claves = await vecinos(db)
  await db.insert(tables.programas).values([maestria, doctorado])
  await db.insert(tables.cucs_programas).values(
    [maestria, doctorado].map(({ clave }) => ({
      clave_cuc: cuc.clave,
      clave_programa: clave,
      fecha_implementacion: '2021-08-01',
    })),
  )
  const [posgrado] = await db
    .insert(tables.reticulas)
    .values({ ...reticula, nombre: 'Plan de maestría', clave_programa: maestria.clave })
    .returning()
  await db.insert(tables.grupos).values(grupoDeMaestria)
  await db.insert(tables.facilitadores).values({ ...inactivo, ...domicilio, colonia: claves.colonia, status: 0 })
  return { ...s, ...claves, posgrado: posgrado?.id_reticula ?? '' }
}

export type DosCucs = Awaited<ReturnType<typeof dosCucs>>
