import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { id as llaveGenerada } from '../../src/schema/fields.ts'
import type { Entorno } from '../contexto.ts'
import { valueOf } from '../crud/read/value.ts'
import { Falla } from '../falla.ts'
import { disposicion } from './disposicion.ts'
import { esVigente } from './enlace.ts'
import { archivos } from './tables.ts'

/** Stored PDFs, for whoever brings a signed link that still works; 403 otherwise, also for a file that is not there. */
export const storage = new Hono<Entorno>().get('/storage/:archivo', async c => {
  const id = valueOf(llave, c.req.param('archivo').replace(/\.pdf$/, ''))
  const { expira = '', firma = '' } = c.req.query()
  if (typeof id !== 'string' || !esVigente(id, expira, firma, c.var.opciones))
    throw new Falla(403, 'El enlace venció, vuelva a descargar el archivo desde el sistema')
  const [archivo] = await c.var.db
    .select({ nombre: archivos.nombre, contenido: archivos.contenido })
    .from(archivos)
    .where(eq(archivos.id_archivo, id))
  if (!archivo) throw new Falla(404, 'No se encontró el archivo')
  return c.body(new Uint8Array(archivo.contenido), 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': disposicion(archivo.nombre),
    'Content-Security-Policy':
      "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  })
})

const llave = llaveGenerada()
