import { useEffect, useEffectEvent } from 'react'
import { avisos } from '../api/avisos.ts'
import { direccion } from '../api/direccion.ts'
import { ErrorDePeticion } from '../api/ErrorDePeticion.ts'
import { formasDeIngreso } from '../api/formasDeIngreso.ts'
import { entrar, pedirIngreso, segundoPasoDe } from '../api/ingreso.ts'
import type { SegundoPaso as Paso } from '../schema/segundoPaso.ts'
import { BotonDeLlave } from './BotonDeLlave.tsx'
import { SegundoPaso } from './SegundoPaso.tsx'
import './segundoPaso.css'

type Props = { paso?: Paso; pedir: (paso?: Paso) => void; pasar: () => Promise<void> }

/** What a sign-in may ask beyond e-mail and password, and the ways in without them; loaded where there is any. Whom the institution just sent back is let in. */
export const OtrasFormas = ({ paso, pedir, pasar }: Props) => {
  const { llave, institucion } = formasDeIngreso()
  const alVolver = useEffectEvent(async () => {
    if (!formasDeIngreso().regresa) return
    history.replaceState(history.state, '', '/')
    try {
      entrar(await pedirIngreso('login/institucion', {}))
      await pasar()
    } catch (error) {
      const pedido = segundoPasoDe(error)
      if (pedido) return pedir(pedido)
      const motivo = error instanceof ErrorDePeticion ? error.statusText : 'Ocurrió un errorAxios'
      avisos.agregar({ tipo: 'error', texto: `Ocurrio un error: ${motivo}` })
    }
  })
  useEffect(() => void alVolver(), [])
  if (paso) return <SegundoPaso paso={paso} pasar={pasar} volver={() => pedir()} />
  return (
    <div className="otras-formas">
      {institucion && (
        <button
          type="button"
          className="boton boton-segundo"
          onClick={() => location.assign(direccion('institucion/ingreso'))}
        >
          Entrar con {institucion}
        </button>
      )}
      {llave && <BotonDeLlave texto="Entrar con una llave de acceso" pasar={pasar} />}
    </div>
  )
}
