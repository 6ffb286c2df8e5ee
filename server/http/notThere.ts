import { Falla } from './Falla.ts'

/** 404 that does not say whether it is there. */
export const notThere = () => new Falla(404, 'No se encontró lo que busca')
