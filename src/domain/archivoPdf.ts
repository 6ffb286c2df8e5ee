import { universidad } from './universidad.ts'

/** Returns what is wrong with a PDF by its size, beginning, end or protection, without opening it; undefined when nothing is. Its name is not judged. (B §5, Report upload) */
export const faltaDePdf = (contenido: Uint8Array, tamanio = contenido.length): string | undefined => {
  if (tamanio > megabyte * universidad.megasDeArchivo) return pdfGrande
  const texto = latin1.decode(contenido)
  if (!texto.startsWith('%PDF-')) return soloPdf
  if (!termina(texto)) return pdfCortado
  return cifrado.test(texto) ? faltasAlAbrir.protegido : undefined
}

export const soloPdf = 'Solo se permiten archivos PDF'
export const sinPdf = 'Seleccione un archivo PDF'
export const pdfGrande = `El archivo debe pesar máximo ${universidad.megasDeArchivo} MB`
export const pdfCortado = 'El archivo PDF está incompleto: descárguelo o escanéelo de nuevo'

/** Faults of a file that begins and ends as a PDF. */
export const faltasAlAbrir = {
  roto: 'El archivo PDF está dañado y no se puede abrir: guárdelo o escanéelo de nuevo',
  vacio: 'El archivo PDF no tiene ninguna página',
  protegido: 'El archivo PDF tiene contraseña o restricciones: guárdelo sin ellas y envíelo de nuevo',
  excesivo: 'El archivo PDF es demasiado complejo para abrirlo: imprímalo como PDF o escanéelo de nuevo',
} as const

export const megabyte = 1024 * 1024

/** Returns the name under which a file is stored and downloaded: without folders, unprintable signs or signs that a file system refuses, and with `.pdf` at its end. */
export const nombreDePdf = (dado: string): string => {
  const ultimo = dado.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const limpio = ultimo
    .replaceAll(/[\p{C}<>:"|?*]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replace(/(\.pdf)+$/i, '')
  const recortado = [...limpio]
    .slice(0, largoDeNombre)
    .join('')
    .replaceAll(/^[. ]+|[. ]+$/g, '')
  return `${recortado || 'archivo'}.pdf`
}

const largoDeNombre = 120

const latin1 = new TextDecoder('latin1')

/** The entry of a PDF's index that leads to its encryption. */
const cifrado = /\/Encrypt[\s\0]*(\d+[\s\0]+\d+[\s\0]+R|<<)/

/** Tells whether the last part of a PDF says where its index is and no object follows it. Anything else may follow, as scanners and mail leave it. */
const termina = (texto: string): boolean => {
  const fin = texto.lastIndexOf('%%EOF')
  const indice = texto.lastIndexOf('startxref', fin)
  return /^startxref[\s\0]*\d+[\s\0]*$/.test(texto.slice(indice, fin)) && !/\d\s{1,9}obj\b/.test(texto.slice(fin))
}
