import { duraciones, fases, fasesDe, liberacion } from '../../src/domain/servicioSocial/fases.ts'
import type { EstadoDeFase } from '../../src/domain/servicioSocial/estados.ts'
import type { Servicio } from '../../src/domain/servicioSocial/servicio.ts'

/** Services in every phase and state, of both lengths, those that show most first: a campus with few candidates still has one that is finished, one to release and one to decide. */
export const situaciones = (): readonly Servicio[] => {
  const todas = duraciones.flatMap(([periodo]) => fasesDe(periodo).filter(fase => fase < liberacion).flatMap(fase => enFase.map(estado => hasta(periodo, fase, estado))))
  const finales = duraciones.map(([periodo]) => periodo).toReversed().flatMap(periodo => [hasta(periodo, liberacion, 'pendiente'), hasta(periodo, liberacion, 'aceptado')])
  const cartas = { ...hasta('anio', 1, 'enviado'), estados: hasta('anio', 1, 'enviado').estados.with(2, 'enviado') }
  const lejos = todas.toSorted((una, otra) => orden(una) - orden(otra))
  return [...finales, cartas, ...lejos]
}

const enFase = ['enviado', 'rechazado', 'pendiente'] as const

/** A service that came to a phase, which stands so. Before its information is sent nobody knows its length. */
const hasta = (periodo: NonNullable<Servicio['periodo']>, fase: number, estado: EstadoDeFase): Servicio & { estados: EstadoDeFase[] } => ({
  periodo: fase === 0 && estado === 'pendiente' ? null : periodo,
  estados: fases.map((_, cual) => (cual === fase ? estado : cual < fase && fasesDe(periodo).includes(cual) ? 'aceptado' : 'pendiente')),
})

/** By turns from all over: neighbours in the list are far apart in the service. */
const orden = ({ estados, periodo }: Servicio) => {
  const hechas = estados.filter(estado => estado !== 'pendiente').length
  return (hechas * 5 + (periodo === 'anio' ? 2 : 0)) % 13
}
