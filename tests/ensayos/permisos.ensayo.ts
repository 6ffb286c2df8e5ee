import { correrPruebas } from './correrPruebas.ts'

/** Walks every role, call and row of another through each way in: forms, filters, order, search, exports, spreadsheets, history, acts on many, files, notices, keys and links. Each refusal stands beside the owner's success with the same body. */
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
  'crud/lotes',
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
