import { enLista } from '../../language/enLista.ts'
import { camposDeCalificacion, type Alumno } from '../calificaciones.ts'
import { cifra } from '../cifra.ts'
import { enUnaLinea } from './bloque.ts'
import type { Pegado } from './pegado.ts'

/** Returns the sentences that say what a pasted block became, one for each thing that the person must know; `reparos` is `true` when something needs a look. */
export const dichoDePegado = (
  hecho: Pegado,
  alumnos: readonly Alumno[],
): { reparos: boolean; frases: readonly string[] } => {
  const { estudiantes, por } = hecho
  const nombre = (matricula?: string) => alumnos.find(cada => cada.matricula === matricula)?.nombre ?? ''
  const llenado = estudiantes > 0 && por !== 'orden' ? [`Se llenó por ${por} a ${contados(estudiantes)}.`] : []
  const reparos = posibles.map(reparo => reparo(hecho, nombre)).filter(frase => frase !== false)
  return { reparos: reparos.length > 0, frases: [...llenado, ...reparos] }
}

/** Returns the sentence about one thing that needs a look; `false` if the paste has nothing of the kind. */
type Reparo = (hecho: Pegado, nombre: (matricula?: string) => string) => string | false

/** All sentences about what needs a look, in the order in which they are read. */
const posibles: readonly Reparo[] = [
  ({ estudiantes }) => estudiantes === 0 && 'No se llenó nada.',
  ({ ajena }) =>
    ajena !== undefined &&
    `Lo pegado puede decir de quién es cada renglón de un modo que la hoja no conoce («${enUnaLinea(ajena)}»). Revise que sea de esta asignatura; pegue también la matrícula o el nombre, o sólo las notas.`,
  ({ estudiantes, por, cambios }, nombre) =>
    estudiantes > 0 &&
    por === 'orden' &&
    `Lo pegado no trae matrículas: se llenó por orden en ${contados(estudiantes)}, desde ${nombre(cambios[0]?.matricula)}. Revise que cada renglón sea de quien debe.`,
  ({ cambios }) =>
    sonDias(cambios) &&
    'La asistencia va en porcentaje, y lo que se pegó son números pequeños: revise que no sean días.',
  ({ enBlanco }, nombre) =>
    enBlanco.length > 0 &&
    `Venía en blanco y se dejó como estaba: ${algunos(enBlanco.map(({ matricula, campo }) => `${titulos[campo]} de ${nombre(matricula)}`))}.`,
  ({ desconocidas }) => desconocidas.length > 0 && `No son de esta asignatura: ${algunos(desconocidas)}.`,
  ({ dudosas }) => dudosas.length > 0 && `No queda claro de quién son: ${algunos(dudosas)}.`,
  ({ repetidos }) =>
    repetidos.length > 0 && `Viene más de una vez, y quedó lo último: ${algunos(repetidos.map(cada => cada.nombre))}.`,
  ({ anonimos }) => anonimos === 1 && 'Un renglón no dice de quién es.',
  ({ anonimos }) => anonimos > 1 && `${anonimos} renglones no dicen de quién son.`,
  ({ sobrantes }) => sobrantes === 1 && 'Sobró un renglón.',
  ({ sobrantes }) => sobrantes > 1 && `Sobraron ${sobrantes} renglones.`,
  ({ columnas }) => columnas.length === 1 && `No se usó una columna: ${algunos(columnas)}.`,
  ({ columnas }) => columnas.length > 1 && `No se usaron ${columnas.length} columnas: ${algunos(columnas)}.`,
]

const contados = (estudiantes: number) => (estudiantes === 1 ? 'un estudiante' : `${estudiantes} estudiantes`)

/** Tells whether the pasted attendance may be days and not percentages: several figures, none above 31. */
const sonDias = (cambios: Pegado['cambios']) => {
  const dichas = cambios.flatMap(({ campo, texto }) => (campo === 'asistencia' ? [cifra(texto, 2) ?? Infinity] : []))
  return dichas.length > 1 && dichas.every(cuantas => cuantas <= 31)
}

/** Lists the first five, and the number of the others, of a list of more than six. */
const algunos = (lista: readonly string[]) =>
  enLista(lista.length > 6 ? [...lista.slice(0, 5), `${lista.length - 5} más`] : lista)

const titulos: Readonly<Record<string, string>> = Object.fromEntries(camposDeCalificacion)
