import { once } from 'es-toolkit'

/** Names things as a sentence does: «lunes, martes y viernes». */
export const enLista = (cosas: Iterable<string>): string => lista().format(cosas)

const lista = once(() => new Intl.ListFormat('es'))
