import * as z from 'zod/mini'
import { browserStorage } from '../../api/browserStorage.ts'
import type { Textos } from './hoja.ts'

/** What was typed and not submitted yet, the submission whose answer may have been lost on its way, and when. */
export type Borrador = { filas: Readonly<Record<string, Textos>>; envio?: Envio; momento: string }
/** A submission: its key, and what it said. */
export type Envio = { clave: string; contenido: string }

/** The drafts of one person for one class and stage, while it is of that subject, kept on this device until they are submitted: they survive a reload, a lost connection and an expired session. */
export const borrador = (
  usuario: string,
  etapa: string,
  { id_clase, id_materia }: { id_clase: string; id_materia: string },
) => {
  const llave = `cuc.borrador.${usuario}.${etapa}.${id_clase}`
  const propia = `${llave}.${id_materia}`
  const leer = (): Borrador | undefined => {
    const { success, data } = forma.safeParse(browserStorage.device.json(llave))
    return success && (data.id_materia ?? id_materia) === id_materia ? data : undefined
  }
  return {
    leer,
    /** What is kept as it will be once the sheet that is open in this tab writes what was just typed in it. */
    leerConLoEscrito: (): Borrador | undefined => (enPantalla.get(propia) ?? sinMas)(leer()),
    /** Lets another sheet of this tab read what is typed in this one before it is written. */
    conceder: (conLoEscrito: ConLoEscrito) => {
      enPantalla.set(propia, conLoEscrito)
      return () => void (enPantalla.get(propia) === conLoEscrito && enPantalla.delete(propia))
    },
    guardar: (contenido: Borrador): boolean =>
      browserStorage.device.set(llave, JSON.stringify({ ...contenido, id_materia })),
    /** Calls when another tab keeps or forgets any. */
    escuchar: (oyente: () => void) => {
      const oir = ({ key }: StorageEvent) => void (key === llave && oyente())
      addEventListener('storage', oir)
      return () => removeEventListener('storage', oir)
    },
    olvidar: () => browserStorage.device.remove(llave),
  }
}

type ConLoEscrito = (guardado?: Borrador) => Borrador | undefined

/** The sheets that are open in this tab. */
const enPantalla = new Map<string, ConLoEscrito>()

const sinMas: ConLoEscrito = guardado => guardado

const texto = z.string()
const forma = z.object({
  /** Nothing in the drafts of a version before. */
  id_materia: z.optional(texto),
  filas: z.record(
    texto,
    z.object({ asistencia: texto, calificacion: texto, calificacion_letra: texto, retroalimentacion: texto }),
  ),
  envio: z.optional(z.object({ clave: texto, contenido: texto })),
  momento: texto,
})
