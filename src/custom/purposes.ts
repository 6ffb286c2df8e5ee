/** What each screen that does not exist yet will be for, by its route. A line leaves when its screen arrives. */
export const purposes: Readonly<Record<string, string>> = {
  '/servicioSocialCoordinador': 'Aquí se generarán las cartas de liberación y se consultará el servicio social terminado de cada CUC.',
  '/certificadosCoordinador': 'Aquí se atenderán las solicitudes de certificado de licenciatura y de posgrado.',
  '/servicioSocialEscolar': 'Aquí se activará el servicio social y se revisará cada una de sus fases.',
  '/certificadosEscolar': 'Aquí se solicitarán los certificados y se enviarán sus comprobantes de pago.',
  '/servicioSocialEstudiante': 'Aquí seguirá su servicio social, fase por fase.',
}
