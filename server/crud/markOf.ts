import { createHash } from 'node:crypto'

/** Hashes the outcome of a preview into its mark, the same only while all its parts, each an array, say the same. */
export const markOf = (parts: Iterable<readonly unknown[]>): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(JSON.stringify(part))
  return hash.digest('base64url')
}
