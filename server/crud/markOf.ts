import { createHash } from 'node:crypto'

/** The mark of what a preview came to: the same only while its parts, each of them an array, say the same. */
export const markOf = (parts: Iterable<readonly unknown[]>): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(JSON.stringify(part))
  return hash.digest('base64url')
}
