import { jsPDF } from 'jspdf'

type Papel = { titulo: string; asunto: string; formato?: 'letter' | 'legal'; orientacion?: 'portrait' | 'landscape' }

/** Opens a document in millimetres and Spanish, with its title; compressed, and without fonts that it does not use. Every PDF begins here. */
export const nuevoDocumento = ({ titulo, asunto, formato = 'letter', orientacion = 'portrait' }: Papel): jsPDF =>
  new jsPDF({
    unit: 'mm',
    format: formato,
    orientation: orientacion,
    compress: true,
    putOnlyUsedFonts: true,
    floatPrecision: 2,
  })
    .setProperties({ title: titulo, subject: asunto, creator: 'CUC' })
    .setLanguage('es-MX')
