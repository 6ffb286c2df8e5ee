import { fases, fasesDe, liberacion, type Duracion } from '../../src/domain/servicioSocial/fases.ts'
import type { EstadoDeFase } from '../../src/domain/servicioSocial/estados.ts'
import type { Servicio } from '../../src/domain/servicioSocial/servicio.ts'

/**
 * Returns services in every phase and state, of both lengths: first the endings, then each phase and state once, then
 * the rest. In this order even one campus has all there is to see.
 */
export const situaciones = (): readonly Servicio[] => {
  const finales = largos.flatMap(periodo => [
    hasta(periodo, liberacion, 'pendiente'),
    hasta(periodo, liberacion, 'aceptado'),
  ])
  const cartas = { ...hasta('anio', 1, 'enviado'), estados: hasta('anio', 1, 'enviado').estados.with(2, 'enviado') }
  const todas = enFase.flatMap(estado =>
    largos.flatMap(periodo =>
      fasesDe(periodo)
        .filter(fase => fase < liberacion)
        .map(fase => ({ periodo, fase, estado })),
    ),
  )
  const una = ({ periodo, fase, estado }: Cual) =>
    !fasesDe('semestre').includes(fase) || largos[(fase + enFase.indexOf(estado)) % largos.length] === periodo
  return [
    ...finales,
    cartas,
    ...[...todas.filter(una), ...todas.filter(cada => !una(cada))].map(({ periodo, fase, estado }) =>
      hasta(periodo, fase, estado),
    ),
  ]
}

/** Returns the service of the demonstration's student: a report was rejected and is to be sent again. */
export const porCorregir = (): Servicio => hasta('anio', 4, 'rechazado')

type Cual = { periodo: Duracion; fase: number; estado: EstadoDeFase }

const largos: readonly Duracion[] = ['anio', 'semestre']
const enFase: readonly EstadoDeFase[] = ['enviado', 'rechazado', 'pendiente']

/** Returns a service that came to a phase, which is in this state. Before its information is sent nobody knows its length. */
const hasta = (periodo: Duracion, fase: number, estado: EstadoDeFase): Servicio & { estados: EstadoDeFase[] } => ({
  periodo: fase === 0 && estado === 'pendiente' ? null : periodo,
  estados: fases.map((_, cual) =>
    cual === fase ? estado : cual < fase && fasesDe(periodo).includes(cual) ? 'aceptado' : 'pendiente',
  ),
})
