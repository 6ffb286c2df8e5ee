import type { Bloque, Documento, Firmas, Parrafo, Tabla } from './bloques.ts'
import { parrafo } from './parrafo.ts'
import { mm, xml } from './xml.ts'

/** The body of a document, on a letter-size page. */
export const cuerpoDe = ({ bloques }: Documento): string =>
  xml(
    `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:body>${bloques.map(bloque).join('')}${pagina}</w:body></w:document>`,
  )

const pagina = `<w:sectPr><w:headerReference w:type="default" r:id="rId2"/><w:footerReference w:type="default" r:id="rId3"/><w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="${mm(40)}" w:right="${mm(25)}" w:bottom="${mm(25)}" w:left="${mm(25)}" w:header="${mm(12)}" w:footer="${mm(10)}" w:gutter="0"/></w:sectPr>`

const ancho = 12240 - 2 * mm(25)

const bloque = (cual: Bloque): string =>
  'estilo' in cual ? parrafo(cual.estilo, cual.texto) : 'datos' in cual ? tabla(cual) : firmas(cual)

const celda = (ancho: number, dentro: string, bordes = '') =>
  `<w:tc><w:tcPr><w:tcW w:w="${ancho}" w:type="dxa"/>${bordes}</w:tcPr>${dentro}</w:tc>`

/** Draws a table of labels and values, with room to write where asked for. No row is split across pages. */
const tabla = ({ datos }: Tabla) => {
  const [que, valor] = [Math.round(ancho * 0.31), ancho - Math.round(ancho * 0.31)]
  const fila = ([nombre, dato, alto]: Tabla['datos'][number]) =>
    `<w:tr><w:trPr><w:cantSplit/>${alto ? `<w:trHeight w:val="${mm(alto)}" w:hRule="atLeast"/>` : ''}</w:trPr>${celda(que, parrafo('rotulo', nombre))}${celda(valor, parrafo('valor', dato))}</w:tr>`
  return `<w:tbl><w:tblPr><w:tblStyle w:val="datos"/><w:tblW w:w="${ancho}" w:type="dxa"/><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid><w:gridCol w:w="${que}"/><w:gridCol w:w="${valor}"/></w:tblGrid>${datos.map(fila).join('')}</w:tbl>${parrafo('nota', '')}`
}

/** Draws the signatures side by side: room to sign, a line, and the name below. */
const firmas = ({ firmas: quienes }: Firmas) => {
  const cada = Math.floor(ancho / quienes.length)
  const lineas = (quien: readonly string[]): readonly Parrafo[] => quien.map(texto => ({ estilo: 'firma', texto }))
  const raya = '_'.repeat(34)
  return `<w:tbl><w:tblPr><w:tblW w:w="${ancho}" w:type="dxa"/><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${quienes.map(() => `<w:gridCol w:w="${cada}"/>`).join('')}</w:tblGrid><w:tr><w:trPr><w:cantSplit/></w:trPr>${quienes
    .map(quien =>
      celda(
        cada,
        `<w:p><w:pPr><w:pStyle w:val="firma"/><w:spacing w:before="${mm(18)}"/></w:pPr><w:r><w:t>${raya}</w:t></w:r></w:p>${lineas(
          quien,
        )
          .map(({ estilo, texto }) => parrafo(estilo, texto))
          .join('')}`,
      ),
    )
    .join('')}</w:tr></w:tbl>${parrafo('nota', '')}`
}
