import { parentPort, workerData } from 'node:worker_threads'

/** Thread that reads one spreadsheet, sends its rows some at a time and then what else is known of it, and ends. Plain JavaScript, since Node runs it from the sources too. */
const { clase, contenido, filas: masFilas, propias, reglas, sinResultado } = workerData

/** Reads the first sheet of a workbook that people see. */
const libro = async () => {
  const { readXlsx } = await import('hucre/xlsx')
  const otras = []
  let ocultas = 0
  let elegida
  const { sheets } = await readXlsx(new Uint8Array(contenido), {
    maxRows: masFilas,
    sheets: ({ name, hidden, veryHidden }) => {
      if (propias.includes(name) && elegida !== undefined) return false
      if (hidden || veryHidden) ocultas += 1
      else if (elegida !== undefined) otras.push(name)
      else elegida = name
      return elegida === name && !hidden && !veryHidden
    },
  })
  const [hoja] = sheets
  const escondidos = [...(hoja?.rowDefs ?? [])].filter(
    ([fila, { hidden }]) => hidden && hoja?.rows[fila]?.some(celda => celda !== null && celda !== ''),
  ).length
  const celdas = [...(hoja?.cells ?? [])]
  const filas = hoja?.rows ?? []
  for (const [donde, celda] of celdas) {
    const [fila, columna] = donde.split(',')
    if (isWithoutResult(celda) && filas[fila]) filas[fila][columna] = sinResultado
  }
  const formulas = celdas.flatMap(([donde, { type, value }]) => (type === 'formula' && value !== null ? [donde] : []))
  return {
    filas,
    resto: {
      hoja: hoja?.name,
      otras,
      ocultas,
      escondidos,
      combinadas: hoja?.merges ?? [],
      formulas: formulas.length,
      formula: formulas[0],
    },
  }
}

/** Tells whether a cell is a formula that no spreadsheet has worked out yet, as other programs write them: nobody knows what it says. An empty text is a result. */
const isWithoutResult = ({ formula, type, value }) =>
  formula !== undefined && (value === null || (type === 'error' && value === ''))

const texto = async () => {
  const { default: Papa } = await import('papaparse')
  const { data, errors } = Papa.parse(contenido, reglas)
  return { filas: data, resto: { errores: errors } }
}

const juntas = 1000
const { filas, resto } = await (clase === 'libro' ? libro() : texto())
for (let desde = 0; desde < filas.length; desde += juntas)
  parentPort.postMessage({ filas: filas.slice(desde, desde + juntas) })
parentPort.postMessage({ resto })
