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

/** The form that the host fills in on its own paper to accept a student: phase 2. */
export const formatoDeAceptacion: Documento = {
  titulo: 'Formato de carta de aceptación',
  membrete: deLaDependencia,
  bloques: [
    lugarYFecha('Lugar y fecha: ______________________________'),
    asunto('Asunto: **Aceptación de servicio social**'),
    destinatario('Servicios escolares del CUC ______________________________'),
    destinatario(universidad.nombre),
    destinatario('PRESENTE'),
    cuerpo('Por este medio comunico que se acepta para prestar su servicio social en esta dependencia a:'),
    datos(
      ['Nombre completo', '', 9],
      ['Matrícula', '', 9],
      ['Programa de estudios', '', 9],
      ['Dependencia', '', 9],
      ['Programa de servicio social', '', 9],
      ['Periodo', 'Del ___ de ____________ de _____ al ___ de ____________ de _____', 9],
      ['Horario y horas totales', '', 9],
      ['Responsable del seguimiento', '', 9],
      ['Actividades', '', 22],
    ),
    despedida('Atentamente'),
    firmas(['Nombre, cargo y firma de la persona titular', 'Sello de la dependencia']),
    nota(
      'Imprima esta carta en papel membretado. Ya firmada y sellada, digitalícela en un solo archivo PDF y súbala en la fase «Carta de aceptacion».',
    ),
  ],
}
