import { createHash } from 'node:crypto'

/** Hashes what a preview came to into its mark, which stays the same only while all parts, each an array, say the same. */
export const markOf = (parts: Iterable<readonly unknown[]>): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(JSON.stringify(part))
  return hash.digest('base64url')
}
