/** Reads width and height (px) from the header of a WebP, plain or extended. Undefined for anything else. */
export const medidasDeWebp = (archivo: Buffer): { ancho: number; alto: number } | undefined => {
  const clase = archivo.toString('latin1', 12, 16)
  return clase === 'VP8X'
    ? { ancho: archivo.readUIntLE(24, 3) + 1, alto: archivo.readUIntLE(27, 3) + 1 }
    : clase === 'VP8 '
      ? { ancho: archivo.readUInt16LE(26) & 0x3fff, alto: archivo.readUInt16LE(28) & 0x3fff }
      : undefined
}
