import { fraseDeChoque, horasLibres } from '../../../src/domain/choques.ts'
import type { Value } from '../../../src/schema/kinds.ts'
import type { Advisor, FoundAgainst, Proposal } from '../../crud/advice/advisor.ts'
import { campoDe, clasesEnComun, type ClaseEnComun, type ClasePropuesta } from './clasesQueChocan.ts'
import { entreSi } from './entreSi.ts'
import { fechasDe } from './fechasDe.ts'
import { salonesLibres } from './salonesLibres.ts'

/** Warns of an hour that is already taken: classes with the same facilitador, group, room or students at the same time. Offers the hours and rooms that would do. */
export const choques: Advisor = {
  of: 'clases',
  needs: ['id_periodo', 'clave_grupo', 'dias', 'hora_inicio', 'hora_final', 'matricula', 'salon'],
  find: async (tx, proposals) => {
    const dichas = proposals.map(claseDe)
    const enteras = dichas.flatMap((clase, at) => (clase ? [{ clase, at }] : []))
    const halladas = enteras.length
      ? await clasesEnComun(
          tx,
          enteras.map(({ clase }) => clase),
        )
      : []
    const hallazgos = proposals.map((): FoundAgainst[] => [])
    for (const hallada of halladas) {
      const { clase, at } = enteras[hallada.n] ?? {}
      if (clase && at !== undefined) hallazgos[at]?.push(hallazgoDe(hallada, clase))
    }
    if (enteras.length > 1) for (const { at, ...hallazgo } of await entreSi(tx, enteras)) hallazgos[at]?.push(hallazgo)
    return hallazgos
  },
  cure: async (tx, proposal, found) => {
    const clase = claseDe(proposal)
    if (!clase) return []
    const semana = await clasesEnComun(tx, [clase], { alMismoTiempo: false })
    const fechas = (await fechasDe(tx, [clase])).get(clase.id_periodo)
    if (!fechas) return []
    const horas = horasLibres({ ...clase, ...fechas }, semana).map(valores => ({
      texto: `${valores.hora_inicio}–${valores.hora_final}`,
      valores,
    }))
    const soloSalon = found.every(({ field }) => field === campoDe.salon)
    const salones = soloSalon ? await salonesLibres(tx, clase) : []
    return [...salones.map(salon => ({ texto: `Salón ${salon}`, valores: { salon } })), ...horas]
  },
}

const hallazgoDe = (hallada: ClaseEnComun, clase: ClasePropuesta): FoundAgainst => ({
  field: campoDe[hallada.por],
  text: fraseDeChoque(
    hallada.por,
    hallada,
    { dias: clase.dias, fecha_inicio: hallada.su_inicio, fecha_final: hallada.su_final },
    hallada.estudiantes ?? [],
  ),
  mark: hallada.id_clase,
  of: { resource: 'clases', key: hallada.id_clase },
})

/** Returns the class of a proposal; undefined until it has period, group, days and valid hours. */
const claseDe = ({ key, values }: Proposal): ClasePropuesta | undefined => {
  const { id_periodo, clave_grupo, hora_inicio, hora_final, dias } = values
  if (!esTexto(id_periodo) || !esTexto(clave_grupo) || !esTexto(hora_inicio) || !esTexto(hora_final)) return undefined
  const enteros = diasDe(dias)
  if (enteros.length === 0 || hora_inicio >= hora_final) return undefined
  return {
    id_clase: key ?? null,
    id_periodo,
    clave_grupo,
    matricula: esTexto(values.matricula) ? values.matricula : null,
    salon: esTexto(values.salon) ? values.salon : null,
    dias: enteros,
    hora_inicio: hora_inicio.slice(0, 5),
    hora_final: hora_final.slice(0, 5),
  }
}

const esTexto = (value: Value): value is string => typeof value === 'string' && value !== ''

const diasDe = (value: Value): readonly number[] =>
  Array.isArray(value) ? value.filter(dia => typeof dia === 'number') : []
