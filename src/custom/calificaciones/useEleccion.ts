import * as z from 'zod/mini'
import { useStore } from 'ra-core'
import { useState } from 'react'
import { places } from '../../admin/address/places.ts'
import { browserStorage } from '../../api/browserStorage.ts'
import { currentSession } from '../../api/session.ts'
import { identityOf } from '../../api/currentUser.ts'

/** Choices that lead to a class, from the campus on. */
type Eleccion = {
  clave_cuc?: string
  clave_programa?: string
  id_periodo?: string
  id_materia?: string
  id_clase?: string
}

/** Provides the choices of a grading facilitador: those in the address, or else the last ones, kept on this device, so that the way back is short after an expired session too. */
export const useEleccion = () => {
  const llave = `cuc.calificando.${identityOf(currentSession()?.usuario ?? { nombre: '' })}`
  const [dicha, setDicha] = useStore<Eleccion | undefined>(places.choice)
  const [guardada, setGuardada] = useState(() => leida(llave))
  const choose = (nueva: Eleccion) => {
    setDicha(nueva)
    setGuardada(nueva)
    browserStorage.device.set(llave, JSON.stringify(nueva))
  }
  return [forma.safeParse(dicha).data ?? guardada, choose] as const
}

const parte = z.optional(z.string())
const forma = z.object({
  clave_cuc: parte,
  clave_programa: parte,
  id_periodo: parte,
  id_materia: parte,
  id_clase: parte,
})

const leida = (llave: string): Eleccion => forma.safeParse(browserStorage.device.json(llave)).data ?? {}
