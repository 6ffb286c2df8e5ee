/** Days of the week by their id; classes are held from Monday to Saturday. (B §7) */
export const diasDeLaSemana = [
  [1, 'Lunes'],
  [2, 'Martes'],
  [3, 'Miércoles'],
  [4, 'Jueves'],
  [5, 'Viernes'],
  [6, 'Sábado'],
] as const
