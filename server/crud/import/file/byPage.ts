/** Decodes a text of one byte a letter by its code page, which holds the letter of each of the 256 bytes. */
export const byPage = (file: Buffer, page: Uint16Array): string => {
  const letters = new Uint16Array(file.length)
  for (let at = 0; at < file.length; at += 1) letters[at] = page[file[at] ?? 0] ?? 0
  return Buffer.from(letters.buffer).toString('utf16le')
}

/** Makes a code page that differs from Latin-1 in some bytes. */
export const pageWith = (letterOf: (byte: number) => string | undefined): Uint16Array =>
  Uint16Array.from({ length: 256 }, (_, byte) => letterOf(byte)?.charCodeAt(0) ?? byte)
