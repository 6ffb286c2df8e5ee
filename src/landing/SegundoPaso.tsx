import { useState } from 'react'
import { startSession, type SignedIn, requestSession } from '../api/signIn.ts'
import { ApiError } from '../api/ApiError.ts'
import { waitingNotices } from '../api/waitingNotices.ts'
import { faltaDeCodigo, type SegundoPaso as Paso } from '../schema/account/segundoPaso.ts'
import { Activacion } from './Activacion.tsx'
import { BotonDeLlave } from './BotonDeLlave.tsx'
import { Campo } from './Campo.tsx'
import { CodigosDeRecuperacion } from './CodigosDeRecuperacion.tsx'
import { Formulario } from './Formulario.tsx'
import { Pagina } from './Pagina.tsx'
import { useLandingForm } from './useLandingForm.ts'
import './segundoPaso.css'

type Props = { paso: Paso; enter: () => Promise<void>; onBack: () => void }

/** Second step of a sign-in: a code of the app, a recovery code or a passkey; or the activation, for an account that must have a factor and has none. A 401 returns to the login. */
export function SegundoPaso({ paso: { pase, app, llave, activar }, enter, onBack }: Props) {
  const [ingresado, setIngresado] = useState<SignedIn>()
  const open = async (nueva: SignedIn) => {
    startSession(nueva)
    await enter()
  }
  const { field, form } = useLandingForm({
    initial: { codigo: '' },
    errorsOf: ({ codigo }) => ({ codigo: faltaDeCodigo(codigo) }),
    async send({ codigo }, signal) {
      try {
        const ruta = activar ? 'login/activacion' : 'login/segundo-paso'
        const nueva = await requestSession(ruta, { pase, codigo }, signal)
        if (nueva.codigos?.length) setIngresado(nueva)
        else await open(nueva)
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 401) throw error
        waitingNotices.add({ type: 'error', text: error.statusText })
        onBack()
      }
    },
  })
  if (ingresado)
    return <CodigosDeRecuperacion codigos={ingresado.codigos ?? []} onContinue={() => void open(ingresado)} />
  const entrada = app
    ? 'Escriba el código de seis cifras que muestra su aplicación, o uno de sus códigos de recuperación.'
    : 'Escriba uno de sus códigos de recuperación.'
  return (
    <Pagina
      titulo={activar ? 'Active su segundo factor' : 'Segundo paso'}
      entrada={activar ? 'Su rol lo necesita: cada vez que entre, se pide también un código de su teléfono.' : entrada}
    >
      {activar && <Activacion {...activar} />}
      <Formulario boton={activar ? 'Activar y entrar' : 'Entrar'} {...form}>
        <Campo etiqueta="Código" {...field('codigo')} type="text" autoComplete="one-time-code" autoFocus />
      </Formulario>
      {llave && <BotonDeLlave texto="Usar una llave de acceso" pase={pase} enter={enter} />}
      <button type="button" className="boton-de-texto" onClick={onBack}>
        Volver a empezar
      </button>
    </Pagina>
  )
}
