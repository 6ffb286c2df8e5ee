import { once } from 'es-toolkit'

/** Joins names as a sentence does: «lunes, martes y viernes». */
export const enLista = (cosas: Iterable<string>): string => lista().format(cosas)

const lista = once(() => new Intl.ListFormat('es'))
