import { Falla } from './Falla.ts'

/** Makes the 403 for what the caller may not do. */
export const notAllowed = () => new Falla(403, 'No tiene permiso para realizar esta acción')
