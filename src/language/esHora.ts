/** Tells whether a value is a time of day written `hh:mm`. */
export const esHora = (valor: unknown): valor is string => typeof valor === 'string' && forma.test(valor)

const forma = /^([01]\d|2[0-3]):[0-5]\d$/
