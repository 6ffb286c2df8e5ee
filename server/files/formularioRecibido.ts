import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { faltaDePdf, megabyte, nombreDePdf, pdfGrande, sinPdf } from '../../src/domain/archivoPdf.ts'
import { universidad } from '../../src/domain/universidad.ts'
import type { AppEnv } from '../context.ts'
import { Falla } from '../http/Falla.ts'
import { faltaAlAbrir } from './faltaAlAbrir.ts'

export type Pdf = { nombre: string; contenido: Buffer }

/** Refuses (413) an upload larger than the largest PDF and the fields beside it. */
export const cuerpoConPdf = bodyLimit({
  maxSize: megabyte * universidad.megasDeArchivo + 64 * 1024,
  onError: () => {
    throw new Falla(413, pdfGrande, { errors: { archivoPdf: pdfGrande } })
  },
})

type Textos = Readonly<Record<string, string>>

/** Reads a multipart body: its texts, and the PDF under this name or what is wrong with it, so that a form can tell all faults at once. Stores nothing yet. */
export const formularioRecibido = async (
  c: Context<AppEnv>,
  campo: string,
): Promise<{ textos: Textos } & ({ pdf: Pdf; falta?: undefined } | { pdf?: undefined; falta: string })> => {
  const partes = await c.req.parseBody().catch(() => {
    throw new Falla(400, 'El cuerpo de la petición no es un formulario válido')
  })
  const textos = Object.fromEntries(
    Object.entries(partes).flatMap(([nombre, valor]) => (typeof valor === 'string' ? [[nombre, valor]] : [])),
  )
  const archivo = partes[campo]
  if (!(archivo instanceof File) || (archivo.size === 0 && archivo.name === '')) return { textos, falta: sinPdf }
  const contenido = Buffer.from(await archivo.arrayBuffer())
  const falta = faltaDePdf(contenido) ?? (await faltaAlAbrir(contenido, { de: c.var.usuario.id }))
  return falta ? { textos, falta } : { textos, pdf: { nombre: nombreDePdf(archivo.name), contenido } }
}
