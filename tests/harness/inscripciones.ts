import { eq } from 'drizzle-orm'
import { clasesEstudiantes } from '../../server/academico/tables.ts'
import { historial } from '../../server/crud/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { adviceHeader } from '../../src/schema/advice.ts'
import { alumnos, clase } from './aula.ts'
import { escena } from './escena.ts'
import { vecinos } from './vecinos.ts'

type Mas = { values?: object; huella?: string; avisos?: boolean; en?: Awaited<ReturnType<typeof escena>>['app'] }

/** Creates a scene with six students, and calls that preview and run a bulk action on classes as the campus's escolar. */
export async function inscripciones(accion: 'inscribirGrupo' | 'inscribirDeHoja') {
  const e = await escena()
  const claves = await vecinos(e.db)
  const matriculas = await alumnos(e.db, claves, 6)
  const tokens = { escolar: await e.tokenDe('escolar') }
  const enLote = (ids: readonly string[], preview: boolean, { en, ...mas }: Mas, token: string) =>
    e.pedir('POST', `lotes/clases/${accion}`, {
      token,
      cuerpo: { list: 'deMiCuc', ids, preview, ...mas },
      encabezados: { [adviceHeader]: 'none' },
      ...(en && { en }),
    })
  const leido = async (respuesta: ReturnType<typeof enLote>) => {
    const { status, message, texto, errors } = await respuesta
    return { status, message, errors, data: JSON.parse(texto).data }
  }
  return {
    ...e,
    claves,
    matriculas,
    revisar: (ids: readonly string[], mas: Mas = {}, token = tokens.escolar) => leido(enLote(ids, true, mas, token)),
    hacer: (ids: readonly string[], mas: Mas = {}, token = tokens.escolar) => leido(enLote(ids, false, mas, token)),
    /** Adds a class of a new materia with this name, at an hour of its own unless one is given. */
    abrir: async (nombre: string, deseo: Parameters<typeof clase>[2] = {}) => {
      const lugar = nueva++
      const [materia] = await e.db
        .insert(tables.materias)
        .values({ clave_materia: `INS-${lugar}`, nombre, creditos: 6 })
        .returning()
      return clase(e.db, claves, {
        ...deseo,
        cambios: {
          nombre,
          id_materia: materia?.id_materia ?? '',
          salon: `I${lugar}`,
          dias: [(lugar % 6) + 1],
          hora_inicio: `${String(7 + (Math.floor(lugar / 6) % 12)).padStart(2, '0')}:00`,
          hora_final: `${String(8 + (Math.floor(lugar / 6) % 12)).padStart(2, '0')}:00`,
          ...deseo.cambios,
        },
      })
    },
    dentro: async (id_clase: string) =>
      (await e.db.select().from(clasesEstudiantes).where(eq(clasesEstudiantes.id_clase, id_clase)))
        .map(({ matricula }) => matricula)
        .toSorted(),
    historia: (id_clase: string) => e.db.select().from(historial).where(eq(historial.clave, id_clase)),
  }
}

let nueva = 0
