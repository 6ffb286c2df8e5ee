import { createHash } from 'node:crypto'
import type { Queryable } from '../db/queryable.ts'
import type { Pdf } from './formularioRecibido.ts'
import { archivos } from './tables.ts'

/** Stores a checked PDF in the transaction of what it belongs to; returns its key. */
export const storeFile = async (
  tx: Queryable,
  { nombre, contenido }: Pdf,
  { usuario, momento }: { usuario: { id: string }; momento: Date },
): Promise<string> => {
  const huella = createHash('sha256').update(contenido).digest('hex')
  const [fila] = await tx
    .insert(archivos)
    .values({ nombre, tamanio: contenido.length, huella, contenido, usuario_id: usuario.id, creado_en: momento })
    .returning({ id: archivos.id_archivo })
  if (!fila) throw new Error('the file was not stored')
  return fila.id
}
