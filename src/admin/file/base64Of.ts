/** The bytes of a file as a call carries them. */
export const base64Of = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const parts = Array.from({ length: Math.ceil(bytes.length / partLength) }, (_, nth) =>
    String.fromCharCode(...bytes.subarray(nth * partLength, (nth + 1) * partLength)),
  )
  return btoa(parts.join(''))
}

/** No call takes more arguments everywhere. */
const partLength = 32_768
