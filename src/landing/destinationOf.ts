import { inicio } from '../domain/rutas.ts'

/** Protected address and the roles that may open it; one that ends in a slash covers all addresses below it. */
export type Route = { route: string; roles: readonly string[] }

/** Tells whether a path is this route, or lies below it. */
export const covers = ({ route }: Route, path: string) =>
  route.endsWith('/') ? path.startsWith(route) && path !== route : path === route

/** Returns what to show at a path, or where to go instead. `routes` are the protected ones, `undefined` until they are needed. (A §2, Guards) */
export function destinationOf(path: string, { isInside, routes }: Visit): Destination {
  if (isPublic(path)) return isInside ? { redirect: inicio } : { show: 'landing' }
  if (isInside) return { show: 'admin' }
  if (!routes) return { show: 'nothing' }
  return routes.some(each => covers(each, path)) ? { redirect: '/' } : { show: 'notFound' }
}

type Visit = { isInside: boolean; routes?: readonly Route[] }

type Destination =
  | { show: 'landing' | 'admin' | 'notFound' | 'nothing'; redirect?: undefined }
  | { redirect: '/' | typeof inicio; show?: undefined }

/** Tells whether a path is for people who are not signed in. */
export const isPublic = (path: string): boolean => publicPaths.includes(path)

export const withoutSlash = (path: string): string => path.replace(/(?<=.)\/+$/, '')

const publicPaths = ['/', '/recuperarContrasena', '/restablecerContrasena']
