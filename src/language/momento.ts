/** A moment as people read it: «15 de marzo de 2026 a las 10:15 a.m.». */
export const momento = (instante: string | Date): string => enPalabras.format(new Date(instante))

const enPalabras = new Intl.DateTimeFormat('es-MX', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Mexico_City',
})
