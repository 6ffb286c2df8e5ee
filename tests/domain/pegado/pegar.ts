import { bloqueDe } from '../../../src/domain/pegado/bloque.ts'
import { dichoDePegado } from '../../../src/domain/pegado/dichoDePegado.ts'
import { pegado } from '../../../src/domain/pegado/pegado.ts'
import type { CampoDeCalificacion } from '../../../src/domain/calificaciones.ts'

/** Builds a class of students with these names, in this order. */
export const clase = (...nombres: readonly string[]) =>
  nombres.map((nombre, lugar) => ({ matricula: `2026IST0${lugar + 1}`.padEnd(18, '0'), nombre }))

/** Pastes a block into the sheet of a class. Returns the new values in the order of the class, as «BETO calificacion 9», and the messages. */
export const pegarEn =
  (alumnos: ReturnType<typeof clase>) =>
  (texto: string, campo: CampoDeCalificacion = 'calificacion', renglon = 0) => {
    const hecho = pegado(bloqueDe(texto) ?? [], alumnos, { renglon, campo })
    const dadas = alumnos.flatMap(({ matricula, nombre }) =>
      hecho.cambios
        .filter(cambio => cambio.matricula === matricula)
        .map(cambio => `${nombre.split(' ').at(-1)} ${cambio.campo} ${cambio.texto}`),
    )
    const { frases, reparos } = dichoDePegado(hecho, alumnos)
    return { hecho, dadas, reparos, frases: frases.join(' ') }
  }
