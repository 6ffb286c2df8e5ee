import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { brotliDecompressSync } from 'node:zlib'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import { judgeWithRealWork } from './quickScrypt.ts'

/** Fills an empty database from a file of `writeDump`. From then on passwords are verified with the cost in their hashes. */
export async function restoreDump(url: string, file: string): Promise<void> {
  judgeWithRealWork()
  const whole = brotliDecompressSync(await readFile(file)).toString()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    let at = 0
    for (const copy of whole.matchAll(/^(COPY .+ FROM stdin);\n([\s\S]*?)^\\\.\n/gm)) {
      if (copy.index > at) await client.query(whole.slice(at, copy.index))
      await pipeline(Readable.from([copy[2]]), client.query(from(copy[1] ?? '')))
      at = copy.index + copy[0].length
    }
    await client.query(whole.slice(at))
  } finally {
    await client.end()
  }
}
