import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ReadState } from '../../../admin/read/ReadState.tsx'
import { useRead } from '../../../admin/read/useRead.ts'
import type { FactorPorConfirmar } from '../../../schema/account/segundoPaso.ts'
import { Codigos } from './Codigos.tsx'
import { ConfirmacionDeAplicacion } from './ConfirmacionDeAplicacion.tsx'
import { FactorActual, hayFactor, type Pedido } from './FactorActual.tsx'
import { PasswordDialog } from '../../../admin/confirm/PasswordDialog.tsx'
import { Tarjeta } from '../Tarjeta.tsx'

/** Card that turns the second factor of the account on and off: an app of codes, passkeys, recovery codes. Nothing for a server without it. */
export const SegundoFactor = () => {
  const client = useQueryClient()
  const reading = useRead('/segundo-factor', {
    error: 'No se pudo obtener el segundo factor de su cuenta',
    whenAbsent: null,
  })
  const { data, error } = reading
  const [pedido, setPedido] = useState<Pedido>()
  const [porConfirmar, setPorConfirmar] = useState<FactorPorConfirmar & { pase: string }>()
  const [codigos, setCodigos] = useState<readonly string[]>([])
  /** Outcome left unknown by a lost answer: the present state, or the recovery codes. */
  const [perdido, setPerdido] = useState<'estado' | 'codigos'>()
  const hecho = (nuevos: readonly string[] = []) => {
    setPedido(undefined)
    setPorConfirmar(undefined)
    setCodigos(nuevos)
    setPerdido(antes => (nuevos.length || antes === 'estado' ? undefined : antes))
    void client.invalidateQueries({ queryKey: ['read'] })
  }
  if (data === null) return null
  /** Only a first factor brings codes. */
  const onFirstLost = () => setPerdido(data && hayFactor(data) ? (perdido ?? 'estado') : 'codigos')
  return (
    <Tarjeta
      id="segundo-factor"
      titulo="Segundo factor"
      texto="Quien conozca su contraseña no entrará sin su teléfono o su llave. Cada cambio cierra sus sesiones en otros equipos y se le escribe."
      ancha
      sinPapel
    >
      {!data || (perdido && error) ? (
        <ReadState of={reading} failure="No se pudo obtener el segundo factor de su cuenta." />
      ) : (
        <FactorActual
          factor={data}
          sinCodigos={perdido === 'codigos'}
          onAsk={setPedido}
          onChanged={hecho}
          onLost={onFirstLost}
        />
      )}
      {pedido && (
        <PasswordDialog<Respuesta>
          {...pedidos[pedido]}
          lost={{
            text: quizas[pedido],
            hear: () => pedido !== 'activar' && setPerdido(pedido === 'codigos' ? 'codigos' : 'estado'),
          }}
          onCancel={() => setPedido(undefined)}
          onDone={respuesta => {
            if (pedido !== 'activar') return hecho(respuesta?.codigos)
            setPedido(undefined)
            if (respuesta?.pase) setPorConfirmar({ ...respuesta, pase: respuesta.pase })
          }}
        />
      )}
      {porConfirmar && (
        <ConfirmacionDeAplicacion
          {...porConfirmar}
          onCancel={() => setPorConfirmar(undefined)}
          onDone={hecho}
          onLost={onFirstLost}
        />
      )}
      {codigos.length > 0 && <Codigos codigos={codigos} onClose={() => setCodigos([])} />}
    </Tarjeta>
  )
}

/** Messages for a lost answer. */
const quizas: Record<Pedido, string> = {
  activar: 'No llegó la respuesta. Nada ha cambiado: inténtelo de nuevo.',
  desactivar: 'No llegó la respuesta: puede que ya esté desactivada. Cancele para ver cómo quedó.',
  codigos:
    'No llegó la respuesta: puede que sus códigos de antes ya no sirvan. Oprima «Continuar» otra vez para tener códigos nuevos.',
}

const ruta = 'segundo-factor'

type Respuesta = (FactorPorConfirmar & { pase?: string; codigos?: readonly string[] }) | null

const pedidos = {
  activar: { title: 'Activar el segundo factor', path: ruta, button: 'Continuar' },
  desactivar: { title: 'Desactivar la aplicación de códigos', path: `${ruta}/desactivacion`, button: 'Desactivar' },
  codigos: { title: 'Códigos de recuperación nuevos', path: `${ruta}/codigos`, button: 'Continuar' },
} as const
