import { encode } from 'uqr'

/** Draws a text as a QR code: the modules of a side, and the dark ones as the path of an SVG. */
export const trazoDeQr = (texto: string): { lado: number; trazo: string } => {
  const { data, size } = encode(texto, { border: 2, ecc: 'M' })
  const trazo = data.flatMap((fila, y) => fila.flatMap((oscuro, x) => (oscuro ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return { lado: size, trazo }
}
