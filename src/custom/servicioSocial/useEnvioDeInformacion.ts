import { useState } from 'react'
import { useSend } from '../../admin/send/useSend.ts'
import type { RegistroDeServicio } from '../../domain/servicioSocial/registro.ts'
import { serviciosSociales } from '../../resources/serviciosSociales.ts'
import { isDecided } from '../../schema/active.ts'
import type { Values } from '../../schema/kinds.ts'
import type { Errors } from '../../schema/validate.ts'

type Pedida = { values: Values; responder: (errors?: Errors) => void }

/** Provides the sending of a valid form: asked about, confirmed, sent once; refusals land on its fields. (B §7) */
export const useEnvioDeInformacion = ({
  registro: { id_servicio_social, matricula_estudiante },
  onEnviada,
}: {
  registro: RegistroDeServicio
  onEnviada: () => void
}) => {
  const [pedida, setPedida] = useState<Pedida>()
  const responder = (errors?: Errors) => {
    pedida?.responder(errors)
    setPedida(undefined)
  }
  const { send, sending } = useSend({
    reads: ['read'],
    onDone: onEnviada,
    onRefused: responder,
    onSettled: () => responder(),
  })
  return {
    pedir: (values: Values) => new Promise<Errors | undefined>(resolve => setPedida({ values, responder: resolve })),
    preguntando: pedida !== undefined,
    enviando: sending,
    enviar: () =>
      pedida &&
      send('serviciossociales', { ...dichos(pedida.values), id_servicio_social, matricula_estudiante }, 'PUT'),
    cancelar: () => responder(),
  }
}

const dichos = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(serviciosSociales.fields)
      .filter(([, field]) => isDecided(field))
      .map(([nombre]) => [nombre, values[nombre] ?? null]),
  )
