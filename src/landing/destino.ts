/** What to show at an address, or where to go instead. `rutas` are the protected routes, undefined until somebody needs them. (A §2, Guards) */
export function destino(ruta: string, { dentro, rutas }: { dentro: boolean; rutas?: readonly string[] }): Destino {
  if (publicas.includes(ruta)) return dentro ? { ir: '/homePage' } : { mostrar: 'landing' }
  if (dentro) return { mostrar: 'admin' }
  if (!rutas) return { mostrar: 'nada' }
  return rutas.includes(ruta) ? { ir: '/' } : { mostrar: 'noEncontrada' }
}

type Destino =
  | { mostrar: 'landing' | 'admin' | 'noEncontrada' | 'nada'; ir?: undefined }
  | { ir: '/' | '/homePage'; mostrar?: undefined }

const publicas = ['/', '/recuperarContrasena', '/restablecerContrasena']
