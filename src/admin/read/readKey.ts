/** Returns the key under which `useReadAt` caches a path. */
export const readKey = (path: string) => ['read', path] as const
