import { and, asc, eq, ne } from 'drizzle-orm'
import { quienEstudia } from '../../academico/quienEstudia.ts'
import type { Consulta, Usuario } from '../../contexto.ts'
import { tables } from '../../db/tables.ts'
import { Falla } from '../../falla.ts'

const { certificados } = tables

/** What the form of a request shows of the student of a matrícula, and which requests are still under way. An escolar asks for the own CUC only, a coordinador for any; nobody else does. (B §7, Certificates) */
export const estudianteParaCertificado = async (db: Consulta, clave: string, usuario: Usuario) => {
  if (usuario.rol !== 'escolar' && usuario.rol !== 'coordinador')
    throw new Falla(403, 'No tiene permiso para realizar esta acción')
  const { matricula, nombreC, programa, grado, cuc } = await quienEstudia(db, usuario, clave.trim().toUpperCase(), {
    ausente: 'Sin resultados',
  })
  const en_tramite = await db
    .select({
      n_folio: certificados.n_folio,
      tipo_certificado: certificados.tipo_certificado,
      fecha: certificados.fecha,
      estado: certificados.estado,
    })
    .from(certificados)
    .where(and(eq(certificados.matricula_estudiante, matricula), ne(certificados.estado, 'Emitido')))
    .orderBy(asc(certificados.n_folio))
  return { matricula, nombre: nombreC, programa, nivel: grado, cuc, en_tramite }
}
