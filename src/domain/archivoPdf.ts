import { universidad } from './universidad.ts'

/** What is wrong with a file that should be a PDF: by how it begins, not by its name, and by its size. (B §5, Report upload) */
export const faltaDePdf = (inicio: Uint8Array, tamanio: number): string | undefined =>
  tamanio > megabyte * universidad.megasDeArchivo
    ? pdfGrande
    : marca.every((byte, lugar) => inicio[lugar] === byte)
      ? undefined
      : soloPdf

export const soloPdf = 'Solo se permiten archivos PDF'
export const sinPdf = 'Seleccione un archivo PDF'
export const pdfGrande = `El archivo debe pesar máximo ${universidad.megasDeArchivo} MB`

export const megabyte = 1024 * 1024

/** `%PDF-` */
const marca = [0x25, 0x50, 0x44, 0x46, 0x2d]
