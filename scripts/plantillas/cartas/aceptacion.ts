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

/** The letter by which the university accepts a student of another institution. */
export const cartaDeAceptacion: Documento = {
  titulo: 'Carta de aceptación de servicio social',
  membrete: deCarta,
  bloques: [
    lugarYFecha('{lugar_y_fecha}'),
    asunto('Asunto: **Aceptación de servicio social**'),
    destinatario('{grado_titular} {titular_dependencia}'),
    destinatario('{cargo_titular}'),
    destinatario('{institucion}'),
    destinatario('PRESENTE'),
    cuerpo(
      'Reciba un cordial saludo. Por este medio le comunico que se acepta {a_quien} **{prestador}**, con matrícula **{matricula_escolar}**, estudiante del {semestre} {de_programa} {de_institucion}, para prestar su servicio social {en_cuc} {de_universidad}, conforme a los siguientes datos:',
    ),
    datos(
      ['Programa o proyecto', '{programa_proyecto}'],
      ['Periodo', 'Del {fecha_inicio} al {fecha_final}'],
      ['Horas totales', '{horas_totales}'],
      ['Responsable del seguimiento', '{responsable_seguimiento}'],
      ['Actividades', '{actividades}'],
    ),
    cuerpo(
      'Al término del periodo, y una vez cubiertas las horas señaladas, este CUC extenderá la carta de terminación correspondiente. Sin otro particular, reciba un cordial saludo.',
    ),
    despedida('Atentamente'),
    firmas(['{firmante}', '{cargo_firmante}'], ['{responsable_seguimiento}', 'Responsable del seguimiento']),
  ],
}
