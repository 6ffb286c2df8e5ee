/** When a class may begin and when it must be over. (B §5, B §9) */
export const jornada = { primerInicio: '07:00', ultimoInicio: '20:00', ultimoFinal: '22:00' }

const minutosMinimos = 45
const minutosMaximos = 120

/** Whether a class begins before it ends; else the sentence that says so. */
export const ordenDeHorario = (inicio: string, final: string): true | string =>
  inicio < final || 'La hora de inicio debe ser menor a la hora final'

/** Whether a class lasts from 45 minutes to 2 hours; else the sentence that says what is wrong. (B §5) */
export const duracionDeClase = (inicio: string, final: string): true | string => {
  const minutos = minutosDe(final) - minutosDe(inicio)
  return minutos < minutosMinimos
    ? 'Debe haber al menos 45 minutos de diferencia'
    : minutos <= minutosMaximos || 'La duración máxima es de 2 horas'
}

/** The minutes since midnight of an hour such as `07:30`, with or without seconds. */
export const minutosDe = (hora: string): number => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3, 5))
