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

/** What was worked out already, by password, salt and parameters: the accounts of a process are many, their password is one. */
const known = new Map<string, Buffer>()

/** Judges them quickly again. */
export const judgeQuickly = () => judgeWith(quick)

/* Every sign-in and every new account of a run would take a tenth of a second of a processor; how much a real one takes is written in its hash, and tested there. */
const quick = Object.assign(
  (
    password: crypto.BinaryLike,
    salt: crypto.BinaryLike,
    length: number,
    { N = 1024, ...options }: crypto.ScryptOptions,
    answer: (error: Error | null, key: Buffer) => void,
  ) => {
    const asked = { ...options, N: Math.min(N, 1024) }
    const name = crypto
      .createHash('sha256')
      .update(password)
      .update(salt)
      .update(JSON.stringify([length, asked]))
      .digest('base64')
    const key = known.get(name)
    if (key) return void setImmediate(answer, null, key)
    real(password, salt, length, asked, (error, fresh) => {
      if (!error) known.set(name, fresh)
      answer(error, fresh)
    })
  },
  { real },
) as Work
judgeWith(quick)
