/** The body of a student's request for a leave. */
export const solicitud = {
  motivo: 'Salud',
  explicacion: 'Operación y reposo de seis meses',
  fecha_inicio: '2026-12-01',
  fecha_final: '2027-06-01',
}
