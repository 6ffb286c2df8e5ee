import {
  asunto,
  cuerpo,
  datos,
  deCarta,
  despedida,
  destinatario,
  firmas,
  lugarYFecha,
  titulo,
  type Documento,
} from '../bloques.ts'

/** The letter that certifies a finished social service. */
export const cartaDeLiberacion: Documento = {
  titulo: 'Carta de liberación de servicio social',
  membrete: deCarta,
  bloques: [
    lugarYFecha('{lugar_y_fecha}'),
    asunto('Folio: **{folio}**'),
    titulo('Carta de liberación de servicio social'),
    destinatario('A QUIEN CORRESPONDA:'),
    cuerpo(
      'La coordinación académica {de_universidad} **hace constar** que {trato}**{estudiante}**, con matrícula **{matricula}**, estudiante {de_programa} {en_cuc}, cumplió con su servicio social:',
    ),
    datos(
      ['Dependencia', '{nombre_dependencia} ({tipo_dependencia})'],
      ['Programa', '{programa}'],
      ['Duración', '{duracion}, del {fecha_inicio} al {fecha_final}'],
      ['Horas totales', '{horas_totales}'],
    ),
    cuerpo('Entregó los reportes bimestrales y la carta de terminación de la dependencia, que obran en su expediente.'),
    cuerpo(
      'Se extiende la presente con fundamento en la Ley Reglamentaria del Artículo 5o. Constitucional, relativo al ejercicio de las profesiones, y en el Reglamento para la Prestación del Servicio Social de los Estudiantes de las Instituciones de Educación Superior en la República Mexicana, para los fines que a la persona interesada convengan.',
    ),
    despedida('Atentamente'),
    firmas(['{coordinador}', '{cargo_coordinador}'], ['{rector}', '{cargo_rector}']),
  ],
}
