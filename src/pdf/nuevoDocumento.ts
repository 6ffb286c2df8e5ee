import { jsPDF } from 'jspdf'
import { enLista } from '../language/enLista.ts'
import { impresos } from './impresos.ts'
import { letraAmplia } from './letraAmplia.ts'

type Papel = { titulo: string; asunto: string; formato?: 'letter' | 'legal'; orientacion?: 'portrait' | 'landscape' }

/**
 * Opens a Spanish document in millimetres, with its title, and in a wider letter where the data need one. Every PDF
 * begins here. Returns it, drawing «?» for signs that it lacks, and `impreso`, which closes it and warns of those signs.
 */
export const nuevoDocumento = async (
  datos: unknown,
  { titulo, asunto, formato = 'letter', orientacion = 'portrait' }: Papel,
) => {
  const doc = new jsPDF({
    unit: 'mm',
    format: formato,
    orientation: orientacion,
    compress: true,
    putOnlyUsedFonts: true,
    floatPrecision: 2,
  })
    .setProperties({ title: titulo, subject: asunto, creator: 'CUC' })
    .setLanguage('es-MX')
  const { imprimible, incompletos } = await impresos(datos, () => letraAmplia(doc))
  const { text } = doc
  doc.text = (texto, ...donde) =>
    text.call(doc, Array.isArray(texto) ? texto.map(imprimible) : imprimible(texto), ...donde)
  const warning = incompletos.length
    ? `El PDF no tiene todas las letras de ${enLista(incompletos.map(texto => `«${texto}»`))}; donde falta una hay un «?»: complételo a mano antes de entregarlo.`
    : undefined
  return { doc, impreso: () => ({ file: doc.output('blob'), warning }) }
}
