import { enLista } from '../language/enLista.ts'
import { diasDeLaSemana } from './diasDeLaSemana.ts'
import { minutosDe } from './horario.ts'

/** Times of a class: days by their id, hours as `hh:mm`. */
export type Sesion = { readonly dias: readonly number[]; readonly hora_inicio: string; readonly hora_final: string }

/** A class on one day: its first and last minute of the day, and its lane among how many, where several are held at once. */
export type Bloque<C> = { clase: C; inicio: number; final: number; carril: number; carriles: number }

/** Week of classes, as `semana` returns it. */
export type Semana<C extends Sesion> = ReturnType<typeof semana<C>>

/** Returns a week of classes: its first and last whole hour, and the blocks of each day. Saturday is there only when a class is held on it. */
export const semana = <C extends Sesion>(clases: readonly C[]) => {
  const dias = diasDeLaSemana
    .filter(([id]) => id !== sabado || clases.some(clase => clase.dias.includes(sabado)))
    .map(([id, nombre]) => ({ nombre, bloques: enCarriles(clases.filter(clase => clase.dias.includes(id))) }))
  return {
    dias,
    desde: Math.min(...clases.map(clase => Math.floor(minutosDe(clase.hora_inicio) / 60))),
    hasta: Math.max(...clases.map(clase => Math.ceil(minutosDe(clase.hora_final) / 60))),
  }
}

/** Returns the names of some days, in the order of the week: `Lunes y miércoles`. */
export const diasEnTexto = (dias: readonly number[]): string => {
  const nombres = diasDeLaSemana
    .filter(([id]) => dias.includes(id))
    .map(([, nombre], lugar) => (lugar ? nombre.toLowerCase() : nombre))
  return enLista(nombres)
}

const sabado = 6

/** Puts classes that overlap side by side: a run has as many lanes as its most crowded moment. */
const enCarriles = <C extends Sesion>(clases: readonly C[]): Bloque<C>[] => {
  const bloques = clases
    .map(clase => ({
      clase,
      inicio: minutosDe(clase.hora_inicio),
      final: minutosDe(clase.hora_final),
      carril: 0,
      carriles: 1,
    }))
    .sort((uno, otro) => uno.inicio - otro.inicio || uno.final - otro.final)
  const corridas = bloques.reduce<Bloque<C>[][]>((todas, bloque) => {
    const ultima = todas.at(-1)
    if (ultima?.some(({ final }) => final > bloque.inicio)) ultima.push(bloque)
    else todas.push([bloque])
    return todas
  }, [])
  return corridas.flatMap(repartida)
}

const repartida = <C>(corrida: readonly Bloque<C>[]): Bloque<C>[] => {
  const libres: number[] = []
  const puestos = corrida.map(bloque => {
    const libre = libres.findIndex(hasta => hasta <= bloque.inicio)
    const carril = libre < 0 ? libres.length : libre
    libres[carril] = bloque.final
    return { ...bloque, carril }
  })
  return puestos.map(bloque => ({ ...bloque, carriles: libres.length }))
}
