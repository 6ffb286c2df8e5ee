import { megabytesAtOnce } from '../../src/schema/bulk.ts'

/** Largest body of a call of the contract (bytes): the files of many records at once, in base64 a third larger, and the rest of that JSON. A proxy in front must let it pass. */
export const largestBody = ((4 / 3) * megabytesAtOnce + 1) * 1024 * 1024
