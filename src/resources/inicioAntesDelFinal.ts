/** Tells that what has two dates begins before it ends, once both are written. (B §3) */
export const inicioAntesDelFinal = ({
  fecha_inicio,
  fecha_final,
}: {
  fecha_inicio: string | null
  fecha_final: string | null
}) =>
  !fecha_inicio || !fecha_final || fecha_inicio < fecha_final || 'La fecha de inicio debe ser anterior a la fecha final'
