import { estilos, type Estilo } from './bloques.ts'
import { mm, xml } from './xml.ts'

const rojo = '9C1C3B'
const tinta = '2B2320'
const gris = '6B5F58'
const raya = 'D8CCBE'

type Forma = {
  puntos?: number
  color?: string
  lado?: 'left' | 'right' | 'center' | 'both'
  antes?: number
  despues?: number
  negrita?: true
  renglon?: number
  /** Stays on the page of what follows: no signatures stand alone on a sheet. */
  junto?: true
}

/** The look of each named style as shipped. An office changes it in Word, in one place. */
const formas: Record<Estilo, Forma> = {
  titulo: { puntos: 15, color: rojo, lado: 'center', antes: 10, despues: 14, negrita: true, junto: true },
  lugarYFecha: { lado: 'right', despues: 4 },
  asunto: { lado: 'right', despues: 24 },
  destinatario: { negrita: true, despues: 0 },
  cuerpo: { lado: 'both', antes: 10, despues: 8, renglon: 1.15, junto: true },
  nota: { puntos: 9, color: gris, antes: 4, despues: 0 },
  despedida: { lado: 'center', antes: 14, negrita: true, junto: true },
  firma: { lado: 'center', despues: 0, puntos: 10 },
  rotulo: { puntos: 10, color: gris, antes: 2, despues: 2 },
  valor: { puntos: 10, antes: 2, despues: 2 },
  membrete: { puntos: 14, color: rojo, negrita: true, despues: 0 },
  pie: { puntos: 8, color: gris, lado: 'center', despues: 0 },
}

const estilo = (id: Estilo) => {
  const { puntos, color, lado, antes = 0, despues = 6, negrita, renglon = 1, junto } = formas[id]
  return `<w:style w:type="paragraph" w:customStyle="1" w:styleId="${id}"><w:name w:val="${estilos[id]}"/><w:basedOn w:val="Normal"/><w:qFormat/><w:pPr>${junto ? '<w:keepNext/>' : ''}<w:spacing w:before="${antes * 20}" w:after="${despues * 20}" w:line="${Math.round(renglon * 240)}" w:lineRule="auto"/>${lado ? `<w:jc w:val="${lado}"/>` : ''}</w:pPr><w:rPr>${negrita ? '<w:b/>' : ''}${color ? `<w:color w:val="${color}"/>` : ''}${puntos ? `<w:sz w:val="${puntos * 2}"/><w:szCs w:val="${puntos * 2}"/>` : ''}</w:rPr></w:style>`
}

const borde = (lado: string) => `<w:${lado} w:val="single" w:sz="4" w:space="0" w:color="${raya}"/>`

const tablaDeDatos = `<w:style w:type="table" w:customStyle="1" w:styleId="datos"><w:name w:val="Carta datos"/><w:basedOn w:val="TableNormal"/><w:tblPr><w:tblBorders>${['top', 'bottom', 'insideH'].map(borde).join('')}</w:tblBorders><w:tblCellMar><w:top w:w="${mm(0.8)}" w:type="dxa"/><w:left w:w="${mm(1.5)}" w:type="dxa"/><w:bottom w:w="${mm(0.8)}" w:type="dxa"/><w:right w:w="${mm(1.5)}" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style>`

const ids: readonly Estilo[] = [
  'titulo',
  'lugarYFecha',
  'asunto',
  'destinatario',
  'cuerpo',
  'nota',
  'despedida',
  'firma',
  'rotulo',
  'valor',
  'membrete',
  'pie',
]

export const hojaDeEstilos: string = xml(
  `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Cambria" w:hAnsi="Cambria" w:eastAsia="Cambria" w:cs="Times New Roman"/><w:color w:val="${tinta}"/><w:sz w:val="22"/><w:szCs w:val="22"/><w:lang w:val="es-MX"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="252" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style><w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/><w:tblPr><w:tblInd w:w="0" w:type="dxa"/></w:tblPr></w:style>${ids
    .map(estilo)
    .join('')}${tablaDeDatos}</w:styles>`,
)
