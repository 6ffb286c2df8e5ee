import { contado } from '../../src/language/contado.ts'
import { StartRefusal } from '../process/StartRefusal.ts'
import { asentamientoDe, columnasNecesarias } from './asentamientoDe.ts'
import type { Asentamiento } from './entrada.ts'

export type Rechazo = { linea: number; motivo: string }

/**
 * Yields the settlements of a catalogue; lines without one, or repeating another, go to `rechazos`. Throws StartRefusal
 * for another kind of file, or a cut last line.
 */
export async function* asentamientos(lineas: AsyncIterable<string>, rechazos: Rechazo[]): AsyncGenerator<Asentamiento> {
  const vistos = new Map<string, number>()
  let lector: Lector | undefined
  let linea = 0
  let cortada: Cortada | undefined
  for await (const texto of lineas) {
    linea += 1
    const celdas = texto.split('|').map(celda => celda.trim())
    if (celdas.every(vacia) || (!lector && esAviso(celdas, linea))) continue
    if (!lector) {
      lector = lectorDe(celdas)
      if (esEncabezado(celdas)) continue
    }
    cortada = celdas.length < lector.columnas ? { linea, tiene: celdas.length, columnas: lector.columnas } : undefined
    const leido = lector.read(celdas, linea)
    const motivo = typeof leido === 'string' ? leido : repetido(leido, vistos)
    if (motivo) rechazos.push({ linea, motivo })
    else if (typeof leido !== 'string') yield leido
  }
  if (cortada) throw incompleto(cortada)
  if (rechazos.length >= vistos.size) throw ajeno(rechazos[0])
}

type Lector = { columnas: number; read: (celdas: string[], linea: number) => Asentamiento | string }

type Cortada = { linea: number; tiene: number; columnas: number }

/** Returns how the lines are read: by the header's names, or in the official order when the first line is already a settlement. Throws StartRefusal for another file. */
const lectorDe = (primeras: string[]): Lector => {
  const nombres = esEncabezado(primeras) ? primeras.map(nombre => nombre.toLowerCase()) : ordenOficial
  const lugares = new Map(nombres.map((nombre, lugar) => [nombre, lugar]))
  const read: Lector['read'] = (celdas, linea) => {
    if (celdas.length !== nombres.length) return anchura(celdas.length, nombres.length)
    return asentamientoDe(columna => celdas[lugares.get(columna) ?? -1] ?? '', linea)
  }
  const completo = esEncabezado(primeras)
    ? columnasNecesarias.every(columna => lugares.has(columna))
    : typeof read(primeras, 1) !== 'string'
  if (!completo) throw ajeno()
  return { columnas: nombres.length, read }
}

const anchura = (tiene: number, columnas: number) =>
  `tiene ${contado(tiene, 'columna', 'columnas')} y deben ser ${columnas}`

const ordenOficial =
  'd_codigo d_asenta d_tipo_asenta d_mnpio d_estado d_ciudad d_cp c_estado c_oficina c_cp c_tipo_asenta c_mnpio id_asenta_cpcons d_zona c_cve_ciudad'.split(
    ' ',
  )

const esEncabezado = (celdas: string[]) => celdas[0]?.toLowerCase() === 'd_codigo'

/** Tells whether a line is the notice of Correos de México, which stands on the first line, alone. */
const esAviso = (celdas: string[], linea: number) => linea === 1 && celdas.length === 1

const vacia = (celda: string) => celda === '' || celda === '\x1a'

/** Returns which line held this settlement before; otherwise remembers it. */
const repetido = ({ id_estado, clave, asentamiento, linea }: Asentamiento, vistos: Map<string, number>) => {
  const llave = `${id_estado}-${clave}-${asentamiento}`
  const antes = vistos.get(llave)
  if (antes !== undefined)
    return `repite el asentamiento ${asentamiento} del municipio ${clave}, que está en la línea ${antes}`
  vistos.set(llave, linea)
  return undefined
}

const ajeno = (ejemplo?: Rechazo) =>
  new StartRefusal(
    'El archivo no es el catálogo de códigos postales de Correos de México (se espera CPdescarga.txt, descomprimido, con sus columnas separadas por «|»); no se cambió nada.' +
      (ejemplo ? ` La línea ${ejemplo.linea}, por ejemplo: ${ejemplo.motivo}.` : ''),
  )

const incompleto = ({ linea, tiene, columnas }: Cortada) =>
  new StartRefusal(
    `El archivo parece cortado: su última línea, la ${linea}, ${anchura(tiene, columnas)}. Descárguelo de nuevo; no se cambió nada.`,
  )
