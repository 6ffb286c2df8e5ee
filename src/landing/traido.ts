import { traer } from './traer.ts'

/** What comes after the sign-in, on its way before anything of this page is run; undefined where it is not fetched ahead. */
export const traido = traer()
