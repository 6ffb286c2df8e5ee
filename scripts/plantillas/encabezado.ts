import type { Documento } from './bloques.ts'
import { parrafo } from './parrafo.ts'
import { mm, xml } from './xml.ts'

const espacios =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"'

/** Draws the letterhead: logo, university and campus. On the host's paper only a line that marks its place. */
export const encabezado = ({ membrete }: Documento): string =>
  xml(`<w:hdr ${espacios}>${'ajeno' in membrete ? parrafo('pie', `(${membrete.ajeno})`) : propio(membrete)}</w:hdr>`)

export const pie = ({ membrete }: Documento): string =>
  xml(`<w:ftr ${espacios}>${parrafo('pie', 'ajeno' in membrete ? '' : membrete[0])}</w:ftr>`)

const propio = ([universidad, lugar]: readonly [string, string]) =>
  `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/><w:tblBorders><w:bottom w:val="single" w:sz="12" w:space="0" w:color="9C1C3B"/></w:tblBorders><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid><w:gridCol w:w="${mm(18)}"/><w:gridCol w:w="${mm(147)}"/></w:tblGrid><w:tr>${celda(
    18,
    `<w:p><w:pPr><w:pStyle w:val="pie"/></w:pPr><w:r>${logo}</w:r></w:p>`,
  )}${celda(147, parrafo('membrete', universidad) + parrafo('nota', lugar))}</w:tr></w:tbl>${parrafo('pie', '')}`

const celda = (ancho: number, dentro: string) =>
  `<w:tc><w:tcPr><w:tcW w:w="${mm(ancho)}" w:type="dxa"/><w:vAlign w:val="center"/></w:tcPr>${dentro}</w:tc>`

/** Side of the logo, 15 mm, in English Metric Units. */
const lado = 15 * 36_000

const logo = `<w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="${lado}" cy="${lado}"/><wp:docPr id="1" name="Logo" descr="Logo de la universidad"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="logo.png"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rId1"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${lado}" cy="${lado}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>`
