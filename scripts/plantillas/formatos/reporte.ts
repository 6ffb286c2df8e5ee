import { cuerpo, datos, deFormato, firmas, nota, titulo, type Documento } from '../bloques.ts'

/** The report of a student every two months: phases 3 to 8. */
export const formatoDeReporte: Documento = {
  titulo: 'Formato de reporte bimestral',
  membrete: deFormato,
  bloques: [
    titulo('Reporte bimestral de servicio social'),
    datos(
      ['Número de reporte', '1      2      3      4      5      6'],
      ['Nombre completo', '', 7],
      ['Matrícula', '', 7],
      ['Programa de estudios y CUC', '', 7],
      ['Dependencia', '', 7],
      ['Programa de servicio social', '', 7],
      ['Periodo que se reporta', 'Del ___ de ____________ de _____ al ___ de ____________ de _____', 8],
      ['Horas de este bimestre', '', 7],
      ['Horas acumuladas', '', 7],
    ),
    cuerpo('**Actividades realizadas y sus resultados**'),
    datos(['Actividades', '', 24], ['Resultados para la comunidad', '', 15], ['Observaciones', '', 10]),
    firmas(['Firma de quien presta el servicio'], ['Nombre, firma y sello del', 'responsable del seguimiento']),
    nota(
      'Entregue un reporte por bimestre. Ya firmado y sellado, digitalícelo en un solo archivo PDF y súbalo en la fase de su número.',
    ),
  ],
}
