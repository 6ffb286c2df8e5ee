import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

type Work = typeof crypto.scrypt & { real?: typeof crypto.scrypt }

const { scrypt }: { scrypt: Work } = crypto
const real = scrypt.real ?? scrypt

/** Judges passwords with the work that their hash names, to the end of the file: for accounts that another run hashed. */
export const judgeWithRealWork = () => judgeWith(real)

const judgeWith = (work: Work) => {
  Object.assign(crypto, { scrypt: work })
  syncBuiltinESMExports()
}

/* Every sign-in and every new account of a run would take a tenth of a second of a processor; how much a real one takes is written in its hash, and tested there. */
judgeWith(
  Object.assign(
    (
      password: crypto.BinaryLike,
      salt: crypto.BinaryLike,
      length: number,
      { N = 1024, ...options }: crypto.ScryptOptions,
      answer: (error: Error | null, key: Buffer) => void,
    ) => real(password, salt, length, { ...options, N: Math.min(N, 1024) }, answer),
    { real },
  ) as Work,
)
