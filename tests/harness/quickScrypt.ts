import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

type Work = typeof crypto.scrypt & { real?: typeof crypto.scrypt }

const { scrypt }: { scrypt: Work } = crypto
const real = scrypt.real ?? scrypt

/** Verifies passwords with the cost in their hash until the file ends, for accounts hashed by another run. */
export const judgeWithRealWork = () => judgeWith(real)

const judgeWith = (work: Work) => {
  Object.assign(crypto, { scrypt: work })
  syncBuiltinESMExports()
}

/** Cached keys, by password, salt and parameters: a process has many accounts with one password. */
const cachedKeys = new Map<string, Buffer>()

/** Verifies them with the small cost again. */
export const judgeQuickly = () => judgeWith(quick)

/* With the real cost, every sign-in and new account of a run would take a tenth of a second of CPU. The real cost is written in a hash, and tested there. */
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
    const key = cachedKeys.get(name)
    if (key) return void setImmediate(answer, null, key)
    real(password, salt, length, asked, (error, fresh) => {
      if (!error) cachedKeys.set(name, fresh)
      answer(error, fresh)
    })
  },
  { real },
) as Work
judgeWith(quick)
