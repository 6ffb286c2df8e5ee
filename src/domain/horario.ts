/** Hours between which a class may begin, and by which it must be over. (B §5, B §9) */
export const jornada = { primerInicio: '07:00', ultimoInicio: '20:00', ultimoFinal: '22:00' }

const minutosMinimos = 45
const minutosMaximos = 120

/** Returns `true` where a class begins before it ends, else the sentence that refuses it. */
export const ordenDeHorario = (inicio: string, final: string): true | string =>
  inicio < final || 'La hora de inicio debe ser menor a la hora final'

/** Returns `true` where a class lasts from 45 minutes to 2 hours, else the sentence that refuses it. (B §5) */
export const duracionDeClase = (inicio: string, final: string): true | string => {
  const minutos = minutosDe(final) - minutosDe(inicio)
  return minutos < minutosMinimos
    ? 'Debe haber al menos 45 minutos de diferencia'
    : minutos <= minutosMaximos || 'La duración máxima es de 2 horas'
}

/** Returns the minutes since midnight of an hour such as `07:30`, with or without seconds. */
export const minutosDe = (hora: string): number => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3, 5))
