import { calificacionEnLetra } from '../../domain/calificacionEnLetra.ts'
import { calificacionDicha, notaEn, type CampoDeCalificacion, type Fallas } from '../../domain/calificaciones.ts'
import { crearPila } from './crearPila.ts'

export type Textos = Readonly<Record<CampoDeCalificacion, string>>
export type Alumno = { matricula: string; nombre: string; inactivo?: boolean }
/** What is written for a student, what is wrong with it, whether all is there, and the grade that it says, if it says one. */
type FilaDeHoja = { textos: Textos; fallas: Fallas; completa: boolean; nota: number | undefined }
/** A cell that is to say something else. */
export type Cambio = { matricula: string; campo: CampoDeCalificacion; texto: string }

/** A cell of the sheet. */
export type Lugar = Pick<Cambio, 'matricula' | 'campo'>

export const enBlanco: Textos = { asistencia: '', calificacion: '', calificacion_letra: '', retroalimentacion: '' }

export type Hoja = ReturnType<typeof crearHoja>

/**
 * The sheet of a class while it is being graded: texts as they were typed, never changed into something else, each judged by the one rule.
 * Only who listens to a row hears of it, so that a key pressed in a class of two hundred draws one row. (B §5)
 */
export const crearHoja = (alumnos: readonly Alumno[], iniciales: ReadonlyMap<string, Textos>) => {
  const filas = new Map(alumnos.map(({ matricula }) => [matricula, filaDe(iniciales.get(matricula) ?? enBlanco)]))
  const pila = crearPila()
  const oyentes = new Map<string, Set<() => void>>()
  let version = 0
  /** The cell that is being written, which is not judged in sight before it is left. */
  let visitada: Lugar | undefined

  const llamar = (clave: string) => oyentes.get(clave)?.forEach(oyente => oyente())
  const avisar = (matriculas: Iterable<string>) => {
    version += 1
    for (const clave of [...new Set(matriculas), '']) llamar(clave)
  }
  /** What is wrong with a cell; nothing of an empty one before the sheet was to be sent. */
  const falla = ({ matricula, campo }: Lugar, revisada: boolean): string | undefined => {
    const { textos, fallas } = filas.get(matricula) ?? nadie
    return revisada || textos[campo] !== '' ? fallas[campo] : undefined
  }
  const asentar = () => {
    const dejada = visitada
    visitada = undefined
    pila.cerrar()
    if (dejada && filas.get(dejada.matricula)?.fallas[dejada.campo]) llamar(dejada.matricula)
  }
  const poner = (cambios: readonly Cambio[]): readonly Cambio[] => {
    const antes = cambios.flatMap(({ matricula, campo, texto }) => {
      const fila = filas.get(matricula)
      if (!fila || fila.textos[campo] === texto) return []
      filas.set(matricula, filaDe({ ...fila.textos, [campo]: texto }))
      return [{ matricula, campo, texto: fila.textos[campo] }]
    })
    if (antes.length) avisar(antes.map(({ matricula }) => matricula))
    return antes.toReversed()
  }

  return {
    alumnos,
    /** The same object until the row changes. */
    fila: (matricula: string) => filas.get(matricula) ?? nadie,
    version: () => version,
    falla,
    /** The same for whoever looks at the cell: nothing while it is being written. */
    fallaALaVista: (lugar: Lugar, revisada: boolean) => (mismo(lugar, visitada) ? undefined : falla(lugar, revisada)),
    /** What is typed in a cell; a grade writes its words beside it. All that is typed in one visit is undone at once. */
    escribir: (cambio: Cambio) => {
      visitada = cambio
      return pila.anotar(poner(conSusLetras(filas, [cambio])), version, `${cambio.matricula} ${cambio.campo}`)
    },
    /** Many cells at once, undone at once; answers whether any of them says something else now. */
    aplicar: (cambios: readonly Cambio[]) => pila.anotar(poner(conSusLetras(filas, cambios)), version),
    /** What was written elsewhere, over whatever was done here in those cells: it is not undone here. */
    recibir: (cambios: readonly Cambio[]) => {
      const escritas = poner(cambios)
      pila.olvidar(cambio => escritas.some(escrita => mismo(escrita, cambio)))
    },
    /** The visit to a cell is over. */
    asentar,
    /** Leaves a cell as it was before this visit; answers whether there was anything to leave. */
    abandonar: (matricula: string, campo: CampoDeCalificacion) => pila.abandonar(poner, `${matricula} ${campo}`),
    /** Takes the last change back; answers the cell that it was made in. */
    deshacer: (): Cambio | undefined => pila.deshacer(poner),
    rehacer: (): Cambio | undefined => pila.rehacer(poner),
    /** Tells whether what led to a version of the sheet is still done, and whether it is the last that was. */
    paso: pila.paso,
    /** Calls when a row changes, or when any does. */
    escuchar: (matricula: string, oyente: () => void) => {
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

/** A grade brings its words, unless the same change says them. A grade that is taken away takes the words that it brought. */
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
