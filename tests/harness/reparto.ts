import { eq } from 'drizzle-orm'
import { usuarios } from '../../server/auth/tables.ts'
import { colonias, municipios } from '../../server/codigosPostales/tables.ts'
import type { Db } from '../../server/db/queryable.ts'
import { lookupTables } from '../../server/datosGenerales/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { roles } from '../../src/domain/roles.ts'
import { contrasena, hashBarato } from './hashBarato.ts'
import { cuc, domicilio, estudiante, grupo, persona, programa, reticula } from './filas.ts'

export { contrasena }
export const correoDe = (rol: string) => `${rol}@demo.cuc.mx`

/** Inserts the cast: one account of each role, all with the same password, the persons of the four roles that have one, and the catalogues they need. */
export async function reparto(db: Db) {
  const hash = hashBarato()
  const cuentas = await db
    .insert(usuarios)
    .values(roles.map(rol => ({ email: correoDe(rol), hash, rol })))
    .returning()
  const id = Object.fromEntries(cuentas.map(cuenta => [cuenta.rol, cuenta.id]))
  const nombres = {
    nombre: 'Citlali',
    apellido_paterno: 'Ortiz',
    apellido_materno: 'Muñoz',
    sexo: 'M',
    telefono: '9511234567',
  } as const
  for (const rol of ['coordinador', 'administrativo'])
    await db
      .update(usuarios)
      .set(nombres)
      .where(eq(usuarios.email, correoDe(rol)))

  const { nacionalidades, estados, tiposSangre, pueblosIndigenas, lenguasIndigenas } = lookupTables
  await db.insert(nacionalidades).values({ id: 2, nombre: 'Mexicana' })
  await db.insert(estados).values({ id: 1, nombre: 'Oaxaca' })
  await db.insert(tiposSangre).values({ id: 1, nombre: 'O+' })
  await db.insert(pueblosIndigenas).values({ id: 1, nombre: 'Ninguno' })
  await db.insert(lenguasIndigenas).values({ id: 1, nombre: 'Ninguna' })
  const [municipio] = await db.insert(municipios).values({ id_estado: 1, clave: '001', nombre: 'Guelatao' }).returning()
  const [colonia] = await db
    .insert(colonias)
    .values({
      id_municipio: municipio?.id_municipio ?? 0,
      asentamiento: '0001',
      codigo_postal: '68770',
      nombre: 'Centro',
      tipo: 'Pueblo',
    })
    .returning()
  const aqui = { ...domicilio, colonia: colonia?.id_colonia ?? 0 }
  await db.insert(tables.cucs).values({ ...cuc, ...aqui })
  await db.insert(tables.programas).values(programa)
  const [malla] = await db.insert(tables.reticulas).values(reticula).returning()
  await db.insert(tables.grupos).values(grupo)

  await db.insert(tables.consejeros).values({
    ...persona('C'),
    ...aqui,
    clavecuc: cuc.clave,
    tipos_consejero: [1, 3],
    id_usuario: id.consejero ?? null,
  })
  await db
    .insert(tables.escolares)
    .values({ ...persona('E'), ...aqui, clavecuc: cuc.clave, id_usuario: id.escolar ?? null })
  await db.insert(tables.facilitadores).values({ ...persona('F'), ...aqui, id_usuario: id.facilitador ?? null })
  await db
    .insert(tables.estudiantes)
    .values({ ...estudiante, ...aqui, id_reticula: malla?.id_reticula ?? '', id_usuario: id.estudiante ?? null })
}
