import { pdfGrande, sinPdf } from '../../src/domain/archivoPdf.ts'
import type { Files } from '../crud/files.ts'
import { cuerpoConPdf, formularioRecibido } from '../files/formularioRecibido.ts'
import { storeFile } from '../files/storeFile.ts'

/** Reception and storage of PDFs in this university. */
export const files: Files = {
  limit: cuerpoConPdf,
  receive: async (c, name) => {
    const { textos, pdf, falta } = await formularioRecibido(c, name)
    return { texts: textos, file: pdf, fault: falta, missing: falta === sinPdf, tooLarge: falta === pdfGrande }
  },
  store: storeFile,
}
