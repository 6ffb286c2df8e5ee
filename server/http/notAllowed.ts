import { Falla } from './Falla.ts'

/** 403 for what is not the caller's to do. */
export const notAllowed = () => new Falla(403, 'No tiene permiso para realizar esta acción')
