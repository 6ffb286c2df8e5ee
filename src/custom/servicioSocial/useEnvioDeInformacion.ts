import { useState } from 'react'
import { useSend } from '../../admin/send/useSend.ts'
import type { RegistroDeServicio } from '../../domain/servicioSocial/registro.ts'
import { serviciosSociales } from '../../resources/serviciosSociales.ts'
import { isDecided } from '../../schema/active.ts'
import type { Values } from '../../schema/kinds.ts'
import type { Errors } from '../../schema/validate.ts'

type Pedida = { values: Values; answer: (errors?: Errors) => void }

/** Provides the sending of a valid form: asked about, confirmed, sent once; refusals land on its fields. (B §7) */
export const useEnvioDeInformacion = ({
  registro: { id_servicio_social, matricula_estudiante },
  onSent,
}: {
  registro: RegistroDeServicio
  onSent: () => void
}) => {
  const [pedida, setPedida] = useState<Pedida>()
  const answer = (errors?: Errors) => {
    pedida?.answer(errors)
    setPedida(undefined)
  }
  const { send, sending } = useSend({
    reads: ['read'],
    onDone: onSent,
    onRefused: answer,
    onSettled: () => answer(),
  })
  return {
    ask: (values: Values) => new Promise<Errors | undefined>(resolve => setPedida({ values, answer: resolve })),
    asking: pedida !== undefined,
    sending,
    send: () =>
      pedida &&
      send('serviciossociales', { ...dichos(pedida.values), id_servicio_social, matricula_estudiante }, 'PUT'),
    cancel: () => answer(),
  }
}

const dichos = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(serviciosSociales.fields)
      .filter(([, field]) => isDecided(field))
      .map(([nombre]) => [nombre, values[nombre] ?? null]),
  )
