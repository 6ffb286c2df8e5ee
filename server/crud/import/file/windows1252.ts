import { byPage, pageWith } from './byPage.ts'

/** Decodes Windows-1252. Not by `TextDecoder`, which from Node 20.18.3 and 22.13 on reads its bytes from 0x80 to 0x9f, «… “ ” – €», as control characters. */
export const windows1252 = (file: Buffer): string => byPage(file, page)

/** The signs of Windows-1252 from 0x80 to 0x9f; the five that it does not define are control characters. */
export const signsOf1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const page = pageWith(byte => signsOf1252[byte - 0x80])
