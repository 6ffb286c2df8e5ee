import { inicio } from '../domain/rutas.ts'

/** A protected address and the roles that may open it; one that ends in a slash stands for all below it. */
export type Route = { route: string; roles: readonly string[] }

/** Whether a path is this route, or lies below it. */
export const covers = ({ route }: Route, path: string) =>
  route.endsWith('/') ? path.startsWith(route) && path !== route : path === route

/** Decides what to show at a path, or where to go instead. `routes` are the protected ones, undefined until somebody needs them. (A §2, Guards) */
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

/** Whether a path is for those who are not signed in. */
export const isPublic = (path: string): boolean => publicPaths.includes(path)

export const withoutSlash = (path: string): string => path.replace(/(?<=.)\/+$/, '')

const publicPaths = ['/', '/recuperarContrasena', '/restablecerContrasena']
