/** Rule of two dates: returns `true` where the first is before the last or one is missing, else the sentence that refuses them. (B §3) */
export const inicioAntesDelFinal = ({
  fecha_inicio,
  fecha_final,
}: {
  fecha_inicio: string | null
  fecha_final: string | null
}) =>
  !fecha_inicio || !fecha_final || fecha_inicio < fecha_final || 'La fecha de inicio debe ser anterior a la fecha final'
