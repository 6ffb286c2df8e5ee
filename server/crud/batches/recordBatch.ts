import type { AnyResource } from '../../../src/schema/resource.ts'
import type { AppEnv } from '../../context.ts'
import type { Queryable } from '../../db/queryable.ts'
import { lotes } from '../tables.ts'
import { nameOfAuthor } from '../nameOfAuthor.ts'

type Done = Pick<typeof lotes.$inferInsert, 'id' | 'accion' | 'registros' | 'sin_vuelta'> &
  Partial<Pick<typeof lotes.$inferInsert, 'creados' | 'archivo' | 'circulo' | 'deshace'>>

/** Stores what the caller did to several records of a resource at once. */
export const recordBatch = async (
  tx: Queryable,
  { usuario, options }: Pick<AppEnv['Variables'], 'usuario' | 'options'>,
  { name }: AnyResource,
  batch: Done,
): Promise<void> => {
  await tx
    .insert(lotes)
    .values({ ...batch, entidad: name, usuario_id: usuario.id, autor: nameOfAuthor(usuario), momento: options.now() })
}
