import type { Asentamiento } from './entrada.ts'

/** Rule of each named cell of a line, and the message for one that breaks it. */
const reglas = [
  ['d_codigo', /^\d{5}$/, 'el código postal «?» no tiene 5 dígitos'],
  ['d_asenta', /^\P{Cc}+$/u, 'el nombre del asentamiento «?» falta o no es válido'],
  ['d_tipo_asenta', /^\P{Cc}+$/u, 'el tipo de asentamiento «?» falta o no es válido'],
  ['d_mnpio', /^\P{Cc}+$/u, 'el municipio «?» falta o no es válido'],
  ['c_estado', /^(0?[1-9]|[12]\d|3[0-2])$/, 'la clave de estado «?» no va de 01 a 32'],
  ['c_mnpio', /^\d{1,3}$/, 'la clave de municipio «?» no es válida'],
  ['id_asenta_cpcons', /^\d{1,4}$/, 'el número de asentamiento «?» no es válido'],
] as const

/** Columns that a load reads, named as the catalogue names them. */
export const columnasNecesarias = reglas.map(([columna]) => columna)

/** Returns the settlement of a line, or a Spanish sentence on why it holds none; `celda` returns the text of a column. */
export const asentamientoDe = (
  celda: (columna: (typeof columnasNecesarias)[number]) => string,
  linea: number,
): Asentamiento | string => {
  const rota = reglas.find(([columna, patron]) => !patron.test(celda(columna)))
  if (rota) return rota[2].replace('?', () => celda(rota[0]).slice(0, 40))
  return {
    linea,
    id_estado: Number(celda('c_estado')),
    clave: celda('c_mnpio').padStart(3, '0'),
    municipio: celda('d_mnpio'),
    asentamiento: celda('id_asenta_cpcons').padStart(4, '0'),
    codigo_postal: celda('d_codigo'),
    nombre: celda('d_asenta'),
    tipo: celda('d_tipo_asenta'),
  }
}
