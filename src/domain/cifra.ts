/** Reads a number as people type or paste it, with a point or a comma and at most so many decimals that count: `7,5` and `7.50` are 7.5. Undefined for anything else. */
export const cifra = (valor: unknown, decimales: number): number | undefined => {
  const texto =
    typeof valor === 'number' ? String(valor) : typeof valor === 'string' ? valor.trim().replace(',', '.') : ''
  if (!forma.test(texto)) return undefined
  const [, fraccion = ''] = texto.split('.')
  return fraccion.replace(/0+$/, '').length <= decimales ? Number(texto) : undefined
}

const forma = /^-?\d{1,9}(\.\d{1,9})?$/
