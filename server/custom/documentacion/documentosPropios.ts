import { esVisible, type EstadoDeDocumento } from '../../../src/domain/documentos.ts'
import { quienEstudia } from '../../academico/quienEstudia.ts'
import type { AppEnv } from '../../context.ts'
import { documentacionDe } from './documentacionDe.ts'

/** Returns what the calling student is asked for, by degree and nationality, and whether it was handed in. (B §5, Documentation) */
export const documentosPropios = async ({
  db,
  usuario,
}: Pick<AppEnv['Variables'], 'db' | 'usuario'>): Promise<readonly EstadoDeDocumento[]> => {
  const { matricula, nacionalidad } = await quienEstudia(db, usuario, usuario.matricula ?? '')
  const todos = (await documentacionDe(db, [matricula])).get(matricula) ?? []
  return todos.filter(({ nombre }) => esVisible(nombre, nacionalidad))
}
