/** Returns the full address of a path of the contract: `{host}/api/` and the path. The host is `VITE_API_HOST`, or the one that serves the page. (A §7) */
export const apiUrl = (path: string): string => `${host().replace(/\/+$/, '')}/api/${path}`

const host = (): string => import.meta.env.VITE_API_HOST || location.origin
