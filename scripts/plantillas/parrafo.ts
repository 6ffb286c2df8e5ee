import type { Estilo } from './bloques.ts'
import { escaped } from './xml.ts'

/** Draws a paragraph in a style; text between `**` is bold. Each field lies in one run, so that it survives a change of style. */
export const parrafo = (estilo: Estilo, texto: string): string =>
  `<w:p><w:pPr><w:pStyle w:val="${estilo}"/></w:pPr>${texto
    .split('**')
    .map((parte, lugar) => trozo(parte, lugar % 2 === 1))
    .join('')}</w:p>`

const trozo = (texto: string, negrita: boolean) =>
  texto ? `<w:r>${negrita ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${escaped(texto)}</w:t></w:r>` : ''
