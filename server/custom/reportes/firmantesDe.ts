import { and, arrayContains, asc, desc, eq } from 'drizzle-orm'
import { areaConCuenta } from '../../../src/domain/personas.ts'
import { universidad } from '../../../src/domain/universidad.ts'
import { usuarios } from '../../auth/tables.ts'
import type { Consulta } from '../../contexto.ts'
import { tables } from '../../university/tables.ts'

const { consejeros } = tables

/** Who signs the report of a CUC's group: its academic consejero as director, the academic coordinator, and the two whom the settings name. Without anybody in an office its line stays blank. (A §3) */
export const firmantesDe = async (db: Consulta, clave_cuc: string) => {
  const [[directivo = nadie], [coordinador]] = await Promise.all([
    db
      .select({ nombre: consejeros.nombre, paterno: consejeros.apellidopaterno, materno: consejeros.apellidomaterno })
      .from(consejeros)
      .where(
        and(
          eq(consejeros.clavecuc, clave_cuc),
          eq(consejeros.status, 1),
          arrayContains(consejeros.tipos_consejero, [areaConCuenta]),
        ),
      )
      .orderBy(desc(eq(consejeros.tipo_vinculacion, 'Coordinador general')), asc(consejeros.matricula))
      .limit(1),
    db
      .select({ nombre: usuarios.nombre, paterno: usuarios.apellido_paterno, materno: usuarios.apellido_materno })
      .from(usuarios)
      .where(and(eq(usuarios.rol, 'coordinador'), eq(usuarios.activo, true)))
      .orderBy(asc(usuarios.creado_en), asc(usuarios.email))
      .limit(1),
  ])
  return {
    directivo: firma(directivo),
    escolarCentral: universidad.autoridades.escolarCentral,
    rector: universidad.autoridades.rector,
    coordinador: firma(coordinador ?? nadie),
  }
}

type Persona = { nombre: string | null; paterno: string | null; materno: string | null }

const nadie: Persona = { nombre: '', paterno: '', materno: '' }

const firma = ({ nombre, paterno, materno }: Persona) => ({
  nombre: nombre ?? '',
  apellidos: [paterno, materno].filter(Boolean).join(' '),
})
