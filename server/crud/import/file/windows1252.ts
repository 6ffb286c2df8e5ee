/** Reads Windows-1252. Not by `TextDecoder`, which from Node 20.18.3 and 22.13 on reads its bytes from 0x80 to 0x9f, «… “ ” – €», as control characters. */
export const windows1252 = (file: Buffer): string => {
  const letters = new Uint16Array(file)
  letters.forEach((byte, at) => {
    if (byte >= 0x80 && byte < 0xa0) letters[at] = signsOf1252.charCodeAt(byte - 0x80)
  })
  return Buffer.from(letters.buffer).toString('utf16le')
}

/** The signs of Windows-1252 from 0x80 to 0x9f; the five that it does not define are control characters. */
export const signsOf1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
