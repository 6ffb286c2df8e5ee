import * as z from 'zod/mini'
import { browserStorage } from '../../api/browserStorage.ts'
import type { Textos } from './hoja.ts'

/** Draft of a class: the texts typed and not submitted, the submission whose answer may have been lost, and the moment. */
export type Borrador = { filas: Readonly<Record<string, Textos>>; envio?: Envio; momento: string }
/** Submission: its idempotency key, and its content. */
export type Envio = { clave: string; contenido: string }

/** Draft of one person for one class and stage, as long as the class is of that subject, kept on this device until submitted: it survives a reload, a lost connection and an expired session. */
export const borrador = (
  usuario: string,
  etapa: string,
  { id_clase, id_materia }: { id_clase: string; id_materia: string },
) => {
  const llave = `cuc.borrador.${usuario}.${etapa}.${id_clase}`
  const propia = `${llave}.${id_materia}`
  const read = (): Borrador | undefined => {
    const { success, data } = forma.safeParse(browserStorage.device.json(llave))
    return success && (data.id_materia ?? id_materia) === id_materia ? data : undefined
  }
  return {
    read,
    /** Returns the stored draft as it will be once the open sheet of this tab saves what was just typed. */
    readAfterTyping: (): Borrador | undefined => (enPantalla.get(propia) ?? sinMas)(read()),
    /** Lets another sheet of this tab read what was typed in this one before it is saved; returns the function that ends it. */
    grant: (conLoEscrito: ConLoEscrito) => {
      enPantalla.set(propia, conLoEscrito)
      return () => void (enPantalla.get(propia) === conLoEscrito && enPantalla.delete(propia))
    },
    save: (contenido: Borrador): boolean => {
      const saved = browserStorage.device.set(llave, JSON.stringify({ ...contenido, id_materia }))
      oyentesDeAqui.forEach(oyente => oyente())
      return saved
    },
    /** Calls `oyente` when another tab stores or deletes the draft; returns the function that stops it. */
    listen: (oyente: () => void) => {
      const hear = ({ key }: StorageEvent) => void (key === llave && oyente())
      addEventListener('storage', hear)
      return () => removeEventListener('storage', hear)
    },
    forget: () => {
      browserStorage.device.remove(llave)
      oyentesDeAqui.forEach(oyente => oyente())
    },
  }
}

/** Calls `oyente` when any draft may have changed, in this tab or another; returns the function that stops it. */
export const listenToBorradores = (oyente: () => void) => {
  oyentesDeAqui.add(oyente)
  addEventListener('storage', oyente)
  return () => {
    oyentesDeAqui.delete(oyente)
    removeEventListener('storage', oyente)
  }
}

const oyentesDeAqui = new Set<() => void>()

type ConLoEscrito = (guardado?: Borrador) => Borrador | undefined

/** Open sheets of this tab, by draft. */
const enPantalla = new Map<string, ConLoEscrito>()

const sinMas: ConLoEscrito = guardado => guardado

const texto = z.string()
const forma = z.object({
  /** Missing in drafts of an earlier version. */
  id_materia: z.optional(texto),
  filas: z.record(
    texto,
    z.object({ asistencia: texto, calificacion: texto, calificacion_letra: texto, retroalimentacion: texto }),
  ),
  envio: z.optional(z.object({ clave: texto, contenido: texto })),
  momento: texto,
})
