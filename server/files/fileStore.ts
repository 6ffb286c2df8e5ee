import { AwsClient } from 'aws4fetch'
import { StoreAnswer } from './StoreFailure.ts'

/** Store of files outside of the database, by their key. */
export type FileStore = {
  /** Resolves once the store has all of it; `huella` is its SHA-256 in hexadecimal, which the store compares. */
  put: (id: string, content: Buffer, huella: string) => Promise<void>
  /** Returns a file; undefined for one that is not there. */
  get: (id: string) => Promise<Buffer | undefined>
  remove: (id: string) => Promise<void>
  /** Lists the keys of all files there. */
  list: () => AsyncIterable<string>
}

/** Returns the store of an address; undefined without one. */
export const storeAt = (address: string | undefined): FileStore | undefined => (address ? s3Store(address) : undefined)

/**
 * Returns an S3 store by its address, as `s3://key:secret@server/bucket/prefix?region=r`, or `s3+http` within an own
 * network. Calls fail after half a minute, or unless the store confirms them.
 */
export function s3Store(address: string): FileStore {
  const { protocol, host, pathname, username, password, searchParams } = new URL(address)
  const [bucket = '', ...folders] = pathname.split('/').filter(Boolean)
  const prefix = folders.map(folder => `${folder}/`).join('')
  const base = `${protocol === 's3:' ? 'https' : 'http'}://${host}/${bucket}`
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: 's3',
    region: searchParams.get('region') ?? 'us-east-1',
    retries: 2,
  })
  const ask = async (url: string, init: RequestInit = {}) => {
    const answer = await client.fetch(url, { ...init, signal: AbortSignal.timeout(longest) })
    if (answer.ok || answer.status === 404) return answer
    await answer.body?.cancel()
    throw new StoreAnswer(answer.status, init.method ?? 'GET')
  }
  const place = (id: string) => `${base}/${prefix}${id}`
  return {
    put: async (id, content, huella) => {
      const headers = { 'Content-Type': 'application/pdf', 'X-Amz-Content-Sha256': huella }
      const { ok, status } = await ask(place(id), { method: 'PUT', headers, body: new Uint8Array(content) })
      if (!ok) throw new StoreAnswer(status, 'PUT')
    },
    get: async id => {
      const answer = await ask(place(id))
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined
    },
    remove: async id => {
      await ask(place(id), { method: 'DELETE' })
    },
    async *list() {
      for (let after: string | undefined = ''; after !== undefined;) {
        const query = new URLSearchParams({ 'list-type': '2', prefix, ...(after && { 'continuation-token': after }) })
        const page = await (await ask(`${base}?${query}`)).text()
        for (const [, key = ''] of page.matchAll(/<Key>([^<]*)<\/Key>/g)) yield key.slice(prefix.length)
        after = /<NextContinuationToken>([^<]+)</.exec(page)?.[1]
      }
    },
  }
}

/** Longest time of a call (ms). */
const longest = 30_000
