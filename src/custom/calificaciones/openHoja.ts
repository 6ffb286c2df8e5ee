import { v4 as uuid } from 'uuid'
import { camposDeCalificacion, type Cambio } from '../../domain/calificaciones.ts'
import type { EtapaDeCalificacion } from '../../domain/etapaDeCalificacion.ts'
import type { Borrador, Envio } from './borrador.ts'
import { borradorPropio } from './borradorPropio.ts'
import { alumnoDe, textosDe, type Clase, type FilaDeApi } from './clase.ts'
import { createHoja, enBlanco, type Textos } from './hoja.ts'

/** Creates the sheet of a class with the draft kept on this device, which all tabs share. */
export const openHoja = (
  etapa: EtapaDeCalificacion,
  clase: Pick<Clase, 'id_clase' | 'id_materia'>,
  filas: readonly FilaDeApi[],
  abierta: boolean,
) => {
  const apunte = borradorPropio(etapa, clase)
  const anterior = abierta ? apunte.readAfterTyping() : undefined
  const registradas = new Map(filas.map(fila => [fila.matricula, textosDe(fila)]))
  const hoja = createHoja(
    filas.map(alumnoDe),
    new Map([...registradas].map(([clave, textos]) => [clave, anterior?.filas[clave] ?? textos])),
  )
  const envios = { ultimo: anterior?.envio, guardado: anterior?.envio }
  const dichas = new Map([...registradas.keys()].map(clave => [clave, hoja.fila(clave).textos]))
  /**
   * Returns the draft to store: the stored one, perhaps of another tab, with cells changed here since. Keeps an emptied
   * draft: none would tell the other tabs that the class was submitted.
   */
  const conLoEscrito = (guardado?: Borrador): Borrador | undefined => {
    const movidas = [...dichas].filter(([clave, textos]) => !iguales(hoja.fila(clave).textos, textos))
    if (movidas.length === 0 && envios.ultimo === envios.guardado) return guardado
    const guardadas = new Map(Object.entries(guardado?.filas ?? {}))
    for (const [clave, antes] of movidas) {
      const ahora = hoja.fila(clave).textos
      guardadas.set(clave, { ...(guardadas.get(clave) ?? registradas.get(clave) ?? ahora), ...distintos(antes, ahora) })
    }
    const filas = [...guardadas].filter(([clave, textos]) => !iguales(textos, registradas.get(clave)))
    if (filas.length === 0 && !envios.ultimo && !guardado) return undefined
    return { filas: Object.fromEntries(filas), envio: envios.ultimo, momento: new Date().toISOString() }
  }
  /** Stores what was typed here; returns whether the browser could. */
  const save = (): boolean => {
    const guardado = apunte.read()
    const nuevo = conLoEscrito(guardado)
    if (nuevo && nuevo !== guardado && !apunte.save(nuevo)) return false
    envios.guardado = envios.ultimo
    for (const clave of dichas.keys()) dichas.set(clave, hoja.fila(clave).textos)
    return true
  }
  /** Shows what another tab of this class stored; returns `false` when nothing is stored, as after a submission. */
  const receive = (): boolean => {
    if (!apunte.read()) return false
    save()
    const { filas: guardadas = {} } = apunte.read() ?? {}
    const suyas = [...registradas].map(([clave, textos]) => [clave, guardadas[clave] ?? textos] as const)
    hoja.receive(suyas.flatMap(([clave, textos]) => cambiosEn(clave, dichas.get(clave), textos)))
    for (const [clave, textos] of suyas) dichas.set(clave, textos)
    return true
  }
  const pendiente = [...registradas].some(([clave, textos]) => !iguales(hoja.fila(clave).textos, textos))
  const recuperado = pendiente ? anterior?.momento : undefined
  const envioDe = (contenido: string): Envio => {
    const envio = envios.ultimo?.contenido === contenido ? envios.ultimo : { clave: uuid(), contenido }
    envios.ultimo = envio
    save()
    return envio
  }
  return {
    hoja,
    save,
    receive,
    recuperado,
    envioDe,
    clear: apunte.forget,
    /** Deletes a draft that only repeats what is recorded and holds no submission. */
    forgetSpent: () => {
      const guardado = apunte.read()
      if (!guardado || guardado.envio) return
      const dichos = Object.entries(guardado.filas)
      if (dichos.every(([clave, textos]) => iguales(textos, registradas.get(clave)))) apunte.forget()
    },
    /** Lets a sheet that takes the place of this one start with what was typed here, and calls `oyente` when another tab stores or deletes the draft. Returns the function that stops it. */
    watch: (oyente: () => void) => {
      const stop = [apunte.grant(conLoEscrito), apunte.listen(oyente)]
      return () => stop.forEach(cada => cada())
    },
  }
}

/** Returns the cells of a row whose text changes. */
export const cambiosEn = (matricula: string, antes: Textos = enBlanco, ahora: Textos): Cambio[] =>
  camposDeCalificacion.flatMap(([campo]) =>
    ahora[campo] === antes[campo] ? [] : [{ matricula, campo, texto: ahora[campo] }],
  )

const distintos = (antes: Textos, ahora: Textos): Partial<Textos> =>
  Object.fromEntries(cambiosEn('', antes, ahora).map(({ campo, texto }) => [campo, texto]))

const iguales = (unos: Textos, otros?: Textos) => JSON.stringify(unos) === JSON.stringify(otros)
