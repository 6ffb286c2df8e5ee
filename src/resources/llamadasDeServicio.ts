/** Calls of the specification by which a social service goes on, each with the steps that it takes. (B §7) */
export const llamadasDeServicio = {
  activar: {
    method: 'POST',
    path: 'cuc/estudiante/{matricula}/activar-servicio',
    takes: 'abrir',
    room: 'activarServicio',
  },
  informar: { method: 'PUT', path: 'serviciossociales', takes: 'informar', room: 'informarServicio' },
  decidir: {
    method: 'POST',
    path: 'servicio-social/estudiante/actualizar/status',
    takes: ['aceptar', 'rechazar'],
    room: 'decidirServicio',
    pdf: false,
  },
  enviar: { method: 'POST', path: 'estudiante/servicio-social/fase/enviar', takes: 'enviar', room: 'enviarFase' },
  decidirFase: {
    method: 'POST',
    path: 'servicio-social/fase/estudiante/actualizar/status',
    takes: ['aceptar', 'rechazar'],
    room: 'decidirFase',
  },
  entregar: { method: 'POST', path: 'actualizar/servicio-social', takes: 'entregar', room: 'entregarLiberacion' },
} as const
