import { eq } from 'drizzle-orm'
import { isUnprintable } from '../../../src/schema/tidy.ts'
import { quienEstudia } from '../../academico/quienEstudia.ts'
import type { Queryable, Usuario } from '../../contexto.ts'
import { tables } from '../../university/tables.ts'
import { Falla } from '../../http/Falla.ts'

const { certificados } = tables

/** The request of this folio, held until the transaction ends: 404 when there is none, 403 for an escolar of another CUC. */
export const solicitudDe = async (tx: Queryable, usuario: Usuario, n_folio: string) => {
  const [solicitud] = isUnprintable(n_folio)
    ? []
    : await tx.select().from(certificados).where(eq(certificados.n_folio, n_folio)).for('update')
  if (!solicitud) throw new Falla(404, 'No se encontró la Solicitud de certificado')
  await quienEstudia(tx, usuario, solicitud.matricula_estudiante)
  return solicitud
}
