import { correrPruebas } from './correrPruebas.ts'

/**
 * Tests every role, call and row of others through each way in, from forms to notices, keys and links. Each refusal is
 * compared with the owner's success with the same body.
 */
export const ensayo = (): Promise<boolean> => correrPruebas(['--project', 'api', ...donde.map(cada => `tests/${cada}`)])

const donde = [
  'crud/acceso',
  'crud/ajenas',
  'crud/avisosPropios',
  'crud/busqueda',
  'crud/exportacion',
  'crud/filtros',
  'crud/historial',
  'crud/importacion',
  'crud/batches',
  'crud/ofertas',
  'crud/pendientes',
  'crud/propiedades',
  'crud/puertas',
  'crud/vistasPropias',
  'auth/llavesDeSistemas',
  'auth/permisos',
  'auth/token',
  'casos/procesos',
  'files/descargas',
]
