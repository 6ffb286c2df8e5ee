import { useState } from 'react'
import { DiscardDialog } from '../../admin/form/DiscardDialog.tsx'
import type { EtapaDeCalificacion } from '../../domain/etapaDeCalificacion.ts'
import { contado } from '../../language/contado.ts'
import { borradorPropio } from './borradorPropio.ts'
import type { Clase } from './clase.ts'

/** Asks before a sheet is left with grades typed since it was opened and not submitted; says whether this device keeps them. Returns `before` (does something, after asking) and the question to draw. */
export const useSinEnviar = (etapa: EtapaDeCalificacion, clase: Clase) => {
  const [apertura] = useState(() => new Date().toISOString())
  const [pendiente, setPendiente] = useState<{ act: () => void; text: string }>()
  const before = (act: () => void) => {
    const apunte = borradorPropio(etapa, clase)
    const escrito = apunte.readAfterTyping()
    const cuantos = escrito && escrito.momento > apertura ? Object.keys(escrito.filas).length : 0
    if (!escrito || cuantos === 0) return act()
    const escribio = `Escribió calificaciones de ${contado(cuantos, 'estudiante', 'estudiantes')} y no las ha enviado.`
    return setPendiente({ act, text: `${escribio} ${apunte.save(escrito) ? conservadas : perdidas}` })
  }
  const stay = () => setPendiente(undefined)
  const leave = () => {
    stay()
    pendiente?.act()
  }
  const question = pendiente && (
    <DiscardDialog
      open
      title="¿Dejar la hoja sin enviar?"
      what={pendiente.text}
      leave="Dejar sin enviar"
      stay="Seguir en la hoja"
      onClose={stay}
      onDiscard={leave}
    />
  )
  return { before, question }
}

const conservadas =
  'Se conservan solo en este equipo: para enviarlas, pulse «Calificar» o vuelva aquí a esta hoja más tarde.'
const perdidas = 'Este navegador no pudo conservarlas: si deja la hoja, se perderán.'
