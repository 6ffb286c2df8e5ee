import { eq } from 'drizzle-orm'
import { avances } from '../../academico/avances.ts'
import { quienEstudia } from '../../academico/quienEstudia.ts'
import type { Usuario } from '../../context.ts'
import type { Queryable } from '../../db/queryable.ts'
import { tables } from '../../university/tables.ts'
import { notAllowed } from '../../http/notAllowed.ts'
import { tramitesDe, tramitesDeAntes } from './tramitesDe.ts'

/**
 * Returns a student for the form of a request, with the open requests, also those of matrículas before, and the progress: to an escolar of the own CUC
 * only, to a coordinador of any; 403 for other roles. (B §7, Certificates)
 */
export const estudianteParaCertificado = async (db: Queryable, clave: string, usuario: Usuario) => {
  if (usuario.rol !== 'escolar' && usuario.rol !== 'coordinador') throw notAllowed()
  const { matricula, nombreC, programa, grado, cuc } = await quienEstudia(db, usuario, clave.trim(), {
    ausente: 'Sin resultados',
  })
  const [en_tramite, en_tramite_de_antes, avance] = await Promise.all([
    tramitesDe(db, matricula),
    tramitesDeAntes(db, matricula),
    avances(db, eq(tables.estudiantes.matricula, matricula)),
  ])
  return {
    matricula,
    nombre: nombreC,
    programa,
    nivel: grado,
    cuc,
    en_tramite,
    en_tramite_de_antes,
    avance: avance.get(matricula),
  }
}
