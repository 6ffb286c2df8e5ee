/** Tells whether a value is a day of the calendar written `yyyy-mm-dd`. */
export const esFecha = (valor: unknown): valor is string => {
  if (typeof valor !== 'string' || !forma.test(valor) || valor < '0001') return false
  const dia = new Date(`${valor}T00:00:00Z`)
  return !Number.isNaN(dia.getTime()) && dia.toISOString().startsWith(valor)
}

const forma = /^\d{4}-\d{2}-\d{2}$/
