import { cuerpo, datos, deFormato, firmas, nota, titulo, type Documento } from '../bloques.ts'

/** The sheet that goes with the receipt of the payment: phase 10. */
export const formatoDeRecibo: Documento = {
  titulo: 'Formato de entrega del recibo de pago',
  membrete: deFormato,
  bloques: [
    titulo('Entrega del recibo de pago'),
    cuerpo(
      'Para la expedición de la carta de liberación del servicio social entrego el recibo de pago con los siguientes datos:',
    ),
    datos(
      ['Nombre completo', '', 9],
      ['Matrícula', '', 9],
      ['Programa de estudios y CUC', '', 9],
      ['Número de recibo o referencia', '', 9],
      ['Fecha de pago', '', 9],
      ['Importe', '', 9],
    ),
    cuerpo('**Pegue o adjunte aquí el recibo**'),
    datos(['Recibo', '', 65]),
    firmas(['Firma de quien presta el servicio']),
    nota('Digitalice esta hoja junto con el recibo en un solo archivo PDF y súbala en la fase «Recibo de pago».'),
  ],
}
