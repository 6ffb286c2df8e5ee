/** What each screen that does not exist yet will be for, by its route. A line leaves when its screen arrives. */
export const purposes: Readonly<Record<string, string>> = {
  '/reportesRecibidos': 'Aquí se revisarán los reportes inicial y final que cada CUC envía de sus grupos.',
  '/servicioSocialCoordinador': 'Aquí se generarán las cartas de liberación y se consultará el servicio social terminado de cada CUC.',
  '/certificadosCoordinador': 'Aquí se atenderán las solicitudes de certificado de licenciatura y de posgrado.',
  '/clases': 'Aquí se abrirán las asignaturas: su horario, su facilitador y sus estudiantes.',
  '/validarGrupoParaReporte': 'Aquí se validarán los grupos y se enviarán sus reportes inicial y final.',
  '/servicioSocialEscolar': 'Aquí se activará el servicio social y se revisará cada una de sus fases.',
  '/certificadosEscolar': 'Aquí se solicitarán los certificados y se enviarán sus comprobantes de pago.',
  '/calificarClases': 'Aquí asignará las calificaciones de sus clases.',
  '/servicioSocialEstudiante': 'Aquí seguirá su servicio social, fase por fase.',
}
