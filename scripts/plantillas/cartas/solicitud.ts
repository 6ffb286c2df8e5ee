import {
  asunto,
  cuerpo,
  datos,
  deCarta,
  despedida,
  destinatario,
  firmas,
  lugarYFecha,
  type Documento,
} from '../bloques.ts'

/** The letter that asks a host for a place. */
export const cartaDeSolicitud: Documento = {
  titulo: 'Carta de solicitud de servicio social',
  membrete: deCarta,
  bloques: [
    lugarYFecha('{lugar_y_fecha}'),
    asunto('Asunto: **Solicitud de servicio social**'),
    destinatario('{grado_titular} {titular_dependencia}'),
    destinatario('{cargo_titular}'),
    destinatario('{nombre_dependencia}'),
    destinatario('PRESENTE'),
    cuerpo(
      'Reciba un cordial saludo. Por este medio presento {a_quien} **{estudiante}**, con matrícula **{matricula}**, estudiante {de_programa} {en_cuc} {de_universidad}. Ha acreditado el **{avance}** de las materias de su malla curricular{y_cumple}.',
    ),
    cuerpo(
      'Le solicito atentamente que se le acepte en la dependencia a su digno cargo, conforme a los siguientes datos:',
    ),
    datos(
      ['Programa', '{programa}'],
      ['Modalidad', '{modalidad}'],
      ['Duración', '{duracion}, del {fecha_inicio} al {fecha_final}'],
      ['Horas totales', '{horas_totales}'],
      ['Responsable del seguimiento', '{responsable_seguimiento}'],
      ['Actividades', '{actividades}'],
    ),
    cuerpo(
      'De resultar favorable esta solicitud, mucho agradeceré que se extienda la carta de aceptación, con membrete, sello y firma, dentro de los cinco días hábiles siguientes. Sin otro particular, le agradezco su apoyo a la formación de quienes estudian en esta universidad.',
    ),
    despedida('Atentamente'),
    firmas(['{firmante}', '{cargo_firmante}']),
  ],
}
