import { enLista } from '../../../language/enLista.ts'
import { camposDeCalificacion } from '../../../domain/calificaciones.ts'
import { cifra } from '../../../domain/cifra.ts'
import { enUnaLinea } from './bloque.ts'
import type { Alumno } from '../hoja.ts'
import type { Pegado } from './pegado.ts'

/** Returns the sentences that say what a pasted block became, one for each thing that the person must know; `reparos` is `true` when something needs a look. */
export const dichoDePegado = (
  {
    cambios,
    estudiantes,
    por,
    enBlanco,
    desconocidas,
    dudosas,
    repetidos,
    anonimos,
    sobrantes,
    columnas,
    ajena,
  }: Pegado,
  alumnos: readonly Alumno[],
): { reparos: boolean; frases: readonly string[] } => {
  const nombre = (matricula?: string) => alumnos.find(cada => cada.matricula === matricula)?.nombre ?? ''
  const llenados = estudiantes === 1 ? 'un estudiante' : `${estudiantes} estudiantes`
  const celdas = enBlanco.map(({ matricula, campo }) => `${titulos[campo]} de ${nombre(matricula)}`)
  const reparos = [
    estudiantes === 0 && 'No se llenó nada.',
    ajena !== undefined &&
      `Lo pegado puede decir de quién es cada renglón de un modo que la hoja no conoce («${enUnaLinea(ajena)}»). Revise que sea de esta asignatura; pegue también la matrícula o el nombre, o sólo las notas.`,
    estudiantes > 0 &&
      por === 'orden' &&
      `Lo pegado no trae matrículas: se llenó por orden en ${llenados}, desde ${nombre(cambios[0]?.matricula)}. Revise que cada renglón sea de quien debe.`,
    sonDias(cambios) &&
      'La asistencia va en porcentaje, y lo que se pegó son números pequeños: revise que no sean días.',
    celdas.length > 0 && `Venía en blanco y se dejó como estaba: ${algunos(celdas)}.`,
    desconocidas.length > 0 && `No son de esta asignatura: ${algunos(desconocidas)}.`,
    dudosas.length > 0 && `No queda claro de quién son: ${algunos(dudosas)}.`,
    repetidos.length > 0 && `Viene más de una vez, y quedó lo último: ${algunos(repetidos.map(cada => cada.nombre))}.`,
    anonimos === 1 && 'Un renglón no dice de quién es.',
    anonimos > 1 && `${anonimos} renglones no dicen de quién son.`,
    sobrantes === 1 && 'Sobró un renglón.',
    sobrantes > 1 && `Sobraron ${sobrantes} renglones.`,
    columnas.length === 1 && `No se usó una columna: ${algunos(columnas)}.`,
    columnas.length > 1 && `No se usaron ${columnas.length} columnas: ${algunos(columnas)}.`,
  ].filter(frase => frase !== false)
  const hechas = estudiantes > 0 && por !== 'orden' ? [`Se llenó por ${por} a ${llenados}.`] : []
  return { reparos: reparos.length > 0, frases: [...hechas, ...reparos] }
}

/** Tells whether the pasted attendance may be days and not percentages: several figures, none above 31. */
const sonDias = (cambios: Pegado['cambios']) => {
  const dichas = cambios.flatMap(({ campo, texto }) => (campo === 'asistencia' ? [cifra(texto, 2) ?? Infinity] : []))
  return dichas.length > 1 && dichas.every(cuantas => cuantas <= 31)
}

/** Lists the first five, and the number of the others, of a list of more than six. */
const algunos = (lista: readonly string[]) =>
  enLista(lista.length > 6 ? [...lista.slice(0, 5), `${lista.length - 5} más`] : lista)

const titulos: Readonly<Record<string, string>> = Object.fromEntries(camposDeCalificacion)
