/** A number as Mexico writes it, its thousands apart: `19,407`. */
export const enCifras = (numero: number): string => cifras.format(numero)

const cifras = new Intl.NumberFormat('es-MX')
