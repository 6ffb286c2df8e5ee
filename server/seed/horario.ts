/** Hours and days of the n-th class of a group: two mornings a week, then two others, then the afternoons; none at the same time as another. */
export const lugarEnElHorario = (orden: number) => {
  const [hora_inicio, hora_final] = horas[Math.floor(orden / dias.length) % horas.length] ?? horas[0]
  return { hora_inicio, hora_final, dias: dias[orden % dias.length] ?? dias[0] }
}

const dias = [
  [1, 3],
  [2, 4],
  [5, 6],
] as const
const horas = [
  ['08:00', '09:30'],
  ['09:30', '11:00'],
  ['11:30', '13:00'],
  ['13:00', '14:30'],
  ['16:00', '17:30'],
  ['17:30', '19:00'],
] as const
