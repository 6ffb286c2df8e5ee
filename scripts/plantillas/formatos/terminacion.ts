import { universidad } from '../../../src/domain/universidad.ts'
import {
  asunto,
  cuerpo,
  datos,
  deLaDependencia,
  despedida,
  destinatario,
  firmas,
  lugarYFecha,
  nota,
  type Documento,
} from '../bloques.ts'

/** The certificate of the host when the service is over: phase 9. */
export const formatoDeTerminacion: Documento = {
  titulo: 'Formato de carta de terminación',
  membrete: deLaDependencia,
  bloques: [
    lugarYFecha('Lugar y fecha: ______________________________'),
    asunto('Asunto: **Terminación de servicio social**'),
    destinatario('Servicios escolares del CUC ______________________________'),
    destinatario(universidad.nombre),
    destinatario('PRESENTE'),
    cuerpo('Por este medio hago constar que concluyó satisfactoriamente su servicio social en esta dependencia:'),
    datos(
      ['Nombre completo', '', 9],
      ['Matrícula', '', 9],
      ['Programa de estudios', '', 9],
      ['Programa de servicio social', '', 9],
      ['Periodo', 'Del ___ de ____________ de _____ al ___ de ____________ de _____', 9],
      ['Días y horario', '', 9],
      ['Horas totales', '', 9],
      ['Actividades realizadas', '', 35],
    ),
    despedida('Atentamente'),
    firmas(['Nombre, cargo y firma de la persona titular', 'Sello de la dependencia']),
    nota(
      'Imprima esta carta en papel membretado. Ya firmada y sellada, digitalícela en un solo archivo PDF y súbala en la fase «Carta de terminacion».',
    ),
  ],
}
