import { and, arrayContains, asc, desc, eq } from 'drizzle-orm'
import { firmanteDelDia, type Cargo, type Firmante, type Firmas, type Sexo } from '../../src/domain/firmantes.ts'
import { areaConCuenta, nombreCompleto } from '../../src/domain/personas.ts'
import { usuarios } from '../auth/tables.ts'
import { colonias, municipios } from '../codigosPostales/tables.ts'
import type { Queryable } from '../db/queryable.ts'
import { lookupTables } from '../datosGenerales/tables.ts'
import { tables } from '../university/tables.ts'
import { Falla } from '../http/Falla.ts'

const { autoridades, consejeros, cucs, firmantes } = tables
const { estados } = lookupTables

/**
 * Returns the signers of the papers of a CUC on a day (`yyyy-mm-dd`), and the place. Without a registered signer: the
 * academic consejero or coordinator, else blanks. 404 for an unknown CUC. (A §3; B §7)
 */
export const firmasDe = async (db: Queryable, clave_cuc: string, dia: string): Promise<Firmas> => {
  const [cuc, suyos, deTodos, directivo, coordinador] = await Promise.all([
    cucDeLasFirmas(db, clave_cuc),
    db.select().from(firmantes).where(eq(firmantes.clave_cuc, clave_cuc)),
    db.select().from(autoridades),
    consejeroAcademico(db, clave_cuc),
    cuentaDeCoordinacion(db),
  ])
  if (!cuc) throw new Falla(404, 'No se encontró el CUC')
  const quien = (cargo: Cargo, conocido: Firmante = nadie): Firmante => {
    const registrado = firmanteDelDia([...suyos, ...deTodos], cargo, dia)
    if (!registrado) return conocido
    const { nombre, apellidos, sexo } = registrado
    return { nombre, apellidos, sexo, registrado: true }
  }
  return {
    dia,
    cuc,
    directivo: quien('directivo', directivo),
    escolares: quien('escolares'),
    escolarCentral: quien('escolarCentral'),
    rector: quien('rector'),
    coordinador: quien('coordinador', coordinador),
  }
}

const nadie: Firmante = { nombre: '', apellidos: '', sexo: null, registrado: false }

const cucDeLasFirmas = async (db: Queryable, clave: string): Promise<Firmas['cuc'] | undefined> => {
  const [cuc] = await db
    .select({ clave_cuc: cucs.clave, nombre: cucs.nombre, municipio: municipios.nombre, estado: estados.nombre })
    .from(cucs)
    .innerJoin(colonias, eq(colonias.id_colonia, cucs.colonia))
    .innerJoin(municipios, eq(municipios.id_municipio, colonias.id_municipio))
    .innerJoin(estados, eq(estados.id, municipios.id_estado))
    .where(eq(cucs.clave, clave))
  return cuc
}

const consejeroAcademico = async (db: Queryable, clave_cuc: string) => {
  const [fila] = await db
    .select({
      nombre: consejeros.nombre,
      paterno: consejeros.apellidopaterno,
      materno: consejeros.apellidomaterno,
      sexo: consejeros.sexo,
    })
    .from(consejeros)
    .where(
      and(
        eq(consejeros.clavecuc, clave_cuc),
        eq(consejeros.status, 1),
        arrayContains(consejeros.tipos_consejero, [areaConCuenta]),
      ),
    )
    .orderBy(desc(eq(consejeros.tipo_vinculacion, 'Coordinador general')), asc(consejeros.matricula))
    .limit(1)
  return fila && conocido(fila)
}

const cuentaDeCoordinacion = async (db: Queryable) => {
  const [fila] = await db
    .select({
      nombre: usuarios.nombre,
      paterno: usuarios.apellido_paterno,
      materno: usuarios.apellido_materno,
      sexo: usuarios.sexo,
    })
    .from(usuarios)
    .where(and(eq(usuarios.rol, 'coordinador'), eq(usuarios.activo, true)))
    .orderBy(asc(usuarios.creado_en), asc(usuarios.email))
    .limit(1)
  return fila && conocido(fila)
}

type Persona = { nombre: string | null; paterno: string | null; materno: string | null; sexo: Sexo | null }

const conocido = ({ nombre, paterno, materno, sexo }: Persona): Firmante => ({
  nombre: nombre ?? '',
  apellidos: nombreCompleto(paterno, materno),
  sexo,
  registrado: false,
})
