/** Days and hours of a class of the demonstration. */
type Lugar = { hora_inicio: string; hora_final: string; dias: readonly [number, number] }

/** A class that looks for its place: its group, its possible facilitadores and rooms, and its first and last day. */
type Pedido<F> = {
  grupo: string
  facilitadores: readonly F[]
  salones: readonly string[]
  fecha_inicio: string
  fecha_final: string
  /** `true` lets another facilitador give it when the first has no hour left; else the group's first free hour is taken all the same. */
  cambia: boolean
}

/** Returns a function that gives out hours, rooms and facilitadores so that nobody is in two places at once as long as the week has room. */
export const allotHoras = <F extends { matricula: string }>() => {
  const tomados = new Map<string, Pick<Pedido<F>, 'fecha_inicio' | 'fecha_final'>[]>()
  const suyos = (quien: string, lugar: number) => tomados.get(`${quien} ${lugar}`) ?? []
  return (pedido: Pedido<F>) => {
    const { grupo, facilitadores, salones, fecha_inicio, fecha_final } = pedido
    const libre = (quien: string, lugar: number) =>
      suyos(quien, lugar).every(otro => otro.fecha_final < fecha_inicio || fecha_final < otro.fecha_inicio)
    const abiertos = lugares.flatMap((lugar, cual) => {
      const salon = libre(grupo, cual) ? salones.find(cada => libre(cada, cual)) : undefined
      return salon === undefined ? [] : [{ lugar, cual, salon }]
    })
    const posibles = pedido.cambia ? facilitadores : facilitadores.slice(0, 1)
    const cabe = (de: F) => abiertos.find(({ cual }) => libre(de.matricula, cual))
    const hallado = posibles.find(cabe)
    const facilitador = hallado ?? facilitadores[0]
    const en = (hallado && cabe(hallado)) ?? abiertos[0] ?? { lugar: primero, cual: 0, salon: salones[0] ?? '' }
    for (const quien of [grupo, en.salon, facilitador?.matricula ?? ''])
      tomados.set(`${quien} ${en.cual}`, [...suyos(quien, en.cual), pedido])
    return { lugar: en.lugar, salon: en.salon, facilitador, choca: hallado === undefined }
  }
}

const dias = [
  [1, 3],
  [2, 4],
  [5, 6],
] as const
const horas = [
  ['08:00', '09:30'],
  ['09:30', '11:00'],
  ['11:30', '13:00'],
  ['13:00', '14:30'],
  ['16:00', '17:30'],
  ['17:30', '19:00'],
] as const
const lugares = horas.flatMap(([hora_inicio, hora_final]) =>
  dias.map((each): Lugar => ({ hora_inicio, hora_final, dias: each })),
)
const primero: Lugar = { hora_inicio: '08:00', hora_final: '09:30', dias: [1, 3] }
