import { Falla } from './Falla.ts'

/** Makes the 404 that does not reveal whether the record exists. */
export const notThere = () => new Falla(404, 'No se encontró lo que busca')
