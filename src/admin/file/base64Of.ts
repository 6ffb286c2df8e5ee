/** Encodes the bytes of a file in base64, as a call carries them. */
export const base64Of = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const parts = Array.from({ length: Math.ceil(bytes.length / partLength) }, (_, nth) =>
    String.fromCharCode(...bytes.subarray(nth * partLength, (nth + 1) * partLength)),
  )
  return btoa(parts.join(''))
}

/** Bytes at once: no browser is sure to take more arguments in one call. */
const partLength = 32_768
