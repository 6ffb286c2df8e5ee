import { calificacionEnLetra } from '../../domain/calificacionEnLetra.ts'
import {
  calificacionDicha,
  notaEn,
  type Alumno,
  type Cambio,
  type CampoDeCalificacion,
  type Fallas,
} from '../../domain/calificaciones.ts'
import { createPila } from './createPila.ts'

export type Textos = Readonly<Record<CampoDeCalificacion, string>>
/** Row of a student: its texts, their faults, whether it is complete, and its grade if it has a valid one. */
type FilaDeHoja = { textos: Textos; fallas: Fallas; completa: boolean; nota: number | undefined }

/** Cell of the sheet. */
export type Lugar = Pick<Cambio, 'matricula' | 'campo'>

export const enBlanco: Textos = { asistencia: '', calificacion: '', calificacion_letra: '', retroalimentacion: '' }

export type Hoja = ReturnType<typeof createHoja>

/**
 * Creates the sheet of a class being graded: texts stay as typed, judged by the one rule. Only a row's listeners hear
 * of its changes, so that a key draws one row of two hundred. (B §5)
 */
export const createHoja = (alumnos: readonly Alumno[], iniciales: ReadonlyMap<string, Textos>) => {
  const filas = new Map(alumnos.map(({ matricula }) => [matricula, filaDe(iniciales.get(matricula) ?? enBlanco)]))
  const pila = createPila()
  const oyentes = new Map<string, Set<() => void>>()
  let version = 0
  /** Cell that is being written; its faults are not shown before it is left. */
  let visitada: Lugar | undefined

  const call = (clave: string) => oyentes.get(clave)?.forEach(oyente => oyente())
  const notify = (matriculas: Iterable<string>) => {
    version += 1
    for (const clave of [...new Set(matriculas), '']) call(clave)
  }
  /** Returns the fault of a cell; none of an empty cell before the sheet was checked (`revisada`). */
  const falla = ({ matricula, campo }: Lugar, revisada: boolean): string | undefined => {
    const { textos, fallas } = filas.get(matricula) ?? nadie
    return revisada || textos[campo] !== '' ? fallas[campo] : undefined
  }
  const settle = () => {
    const dejada = visitada
    visitada = undefined
    pila.close()
    if (dejada && filas.get(dejada.matricula)?.fallas[dejada.campo]) call(dejada.matricula)
  }
  const put = (cambios: readonly Cambio[]): readonly Cambio[] => {
    const antes = cambios.flatMap(({ matricula, campo, texto }) => {
      const fila = filas.get(matricula)
      if (!fila || fila.textos[campo] === texto) return []
      filas.set(matricula, filaDe({ ...fila.textos, [campo]: texto }))
      return [{ matricula, campo, texto: fila.textos[campo] }]
    })
    if (antes.length) notify(antes.map(({ matricula }) => matricula))
    return antes.toReversed()
  }

  return {
    alumnos,
    /** Returns a row; the same object until it changes. */
    fila: (matricula: string) => filas.get(matricula) ?? nadie,
    version: () => version,
    falla,
    /** Returns the fault of a cell as it is shown: none while it is being written. */
    fallaALaVista: (lugar: Lugar, revisada: boolean) => (mismo(lugar, visitada) ? undefined : falla(lugar, revisada)),
    /** Writes a cell; a grade also writes its words. One visit's typing is one step of undo. Returns whether anything changed. */
    write: (cambio: Cambio) => {
      visitada = cambio
      return pila.note(put(conSusLetras(filas, [cambio])), version, `${cambio.matricula} ${cambio.campo}`)
    },
    /** Writes many cells as one step of undo; returns whether anything changed. */
    apply: (cambios: readonly Cambio[]) => pila.note(put(conSusLetras(filas, cambios)), version),
    /** Takes over what was written elsewhere, and forgets the undo steps of those cells. */
    receive: (cambios: readonly Cambio[]) => {
      const escritas = put(cambios)
      pila.forget(cambio => escritas.some(escrita => mismo(escrita, cambio)))
    },
    /** Ends the visit to a cell. */
    settle,
    /** Restores a cell as it was before this visit; returns whether there was anything to restore. */
    abandon: (matricula: string, campo: CampoDeCalificacion) => pila.abandon(put, `${matricula} ${campo}`),
    /** Undoes the last step; returns the cell to go to. */
    undo: (): Cambio | undefined => pila.undo(put),
    redo: (): Cambio | undefined => pila.redo(put),
    /** Tells whether the step that led to a version is still done, and whether it is the last. */
    paso: pila.paso,
    /** Calls `oyente` when a row changes, or for '' when any does; returns the function that stops it. */
    listen: (matricula: string, oyente: () => void) => {
      const suyos = oyentes.get(matricula) ?? new Set()
      oyentes.set(matricula, suyos.add(oyente))
      return () => void suyos.delete(oyente)
    },
  }
}

const filaDe = (textos: Textos): FilaDeHoja => {
  const { valores, fallas } = calificacionDicha(textos)
  return { textos, fallas, completa: valores !== undefined, nota: notaEn(textos.calificacion) }
}

const nadie = filaDe(enBlanco)

const mismo = (uno: Lugar, otro: Lugar | undefined) => uno.matricula === otro?.matricula && uno.campo === otro.campo

/** Adds to a grade its words, unless the same change writes them. A removed grade removes the words that it had brought. */
const conSusLetras = (filas: ReadonlyMap<string, FilaDeHoja>, cambios: readonly Cambio[]): readonly Cambio[] => {
  const dichas = new Set(cambios.flatMap(({ matricula, campo }) => (campo === 'calificacion_letra' ? matricula : [])))
  return cambios.flatMap(cambio => {
    const antes = filas.get(cambio.matricula)?.textos
    if (cambio.campo !== 'calificacion' || dichas.has(cambio.matricula) || !antes) return [cambio]
    const nota = notaEn(cambio.texto)
    const anterior = notaEn(antes.calificacion)
    const eranSuyas = anterior !== undefined && antes.calificacion_letra === calificacionEnLetra(anterior)
    const letra =
      nota !== undefined
        ? calificacionEnLetra(nota)
        : eranSuyas && !/[.,]$/.test(cambio.texto)
          ? ''
          : antes.calificacion_letra
    return [cambio, { matricula: cambio.matricula, campo: 'calificacion_letra' as const, texto: letra }]
  })
}
