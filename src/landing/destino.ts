import { casa } from './ruta.ts'

/** A protected address and the roles that may open it; one that ends in a slash stands for all below it. */
export type Ruta = { route: string; roles: readonly string[] }

/** Whether an address is this route, or lies below it. */
export const abarca = ({ route }: Ruta, ruta: string) =>
  route.endsWith('/') ? ruta.startsWith(route) && ruta !== route : ruta === route

/** What to show at an address, or where to go instead. `rutas` are the protected routes, undefined until somebody needs them. (A §2, Guards) */
export function destino(ruta: string, { dentro, rutas }: { dentro: boolean; rutas?: readonly Ruta[] }): Destino {
  if (esPublica(ruta)) return dentro ? { ir: casa } : { mostrar: 'landing' }
  if (dentro) return { mostrar: 'admin' }
  if (!rutas) return { mostrar: 'nada' }
  return rutas.some(each => abarca(each, ruta)) ? { ir: '/' } : { mostrar: 'noEncontrada' }
}

type Destino =
  | { mostrar: 'landing' | 'admin' | 'noEncontrada' | 'nada'; ir?: undefined }
  | { ir: '/' | typeof casa; mostrar?: undefined }

/** Whether an address is for those who are not signed in. */
export const esPublica = (ruta: string): boolean => publicas.includes(ruta)

const publicas = ['/', '/recuperarContrasena', '/restablecerContrasena']
