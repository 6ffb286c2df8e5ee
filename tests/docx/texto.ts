import PizZip from 'pizzip'

const partes = ['word/header1.xml', 'word/document.xml', 'word/footer1.xml']

/** Returns the visible text of a Word file: letterhead, body and foot, one line a paragraph. */
export const textoDe = (archivo: Uint8Array | ArrayBuffer): string =>
  partes
    .map(parte => parteDe(archivo, parte))
    .join('\n')
    .replaceAll(/<w:br\/>|<\/w:p>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** Returns the XML of a part of a Word file. */
export const parteDe = (archivo: Uint8Array | ArrayBuffer, parte: string): string =>
  new PizZip(archivo).file(parte)?.asText() ?? ''

/** Returns the file with its body edited, as in Word. */
export const editado = (archivo: Uint8Array, cambio: (cuerpo: string) => string): Uint8Array => {
  const zip = new PizZip(archivo)
  zip.file('word/document.xml', cambio(zip.file('word/document.xml')?.asText() ?? ''))
  return zip.generate({ type: 'uint8array' })
}
