import { useEffect, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { waitingNotices } from '../api/waitingNotices.ts'
import { ApiError } from '../api/ApiError.ts'

type Opciones<C extends string> = {
  inicial: Record<C, string>
  /** What is wrong with each field, in the words the person reads. */
  faltas: (valores: Record<C, string>) => { [K in C]?: string }
  /** Called with valid values only; what it throws becomes a toast, and the errors of the server land on their fields. */
  enviar: (valores: Record<C, string>, signal: AbortSignal) => Promise<void>
}

/** A form validated on blur and on submit: an error shows once its field was left or sending was tried. Leaving the page cancels the call. (A §5) */
export function useFormulario<C extends string>({ inicial, faltas, enviar }: Opciones<C>) {
  const [valores, setValores] = useState(inicial)
  const [dejados, setDejados] = useState<{ [K in C]?: boolean }>({})
  const [intentado, setIntentado] = useState(false)
  const [rechazos, setRechazos] = useState<Record<string, string>>({})
  const [enviando, setEnviando] = useState(false)
  const vuelo = useRef<AbortController>(null)
  useEffect(() => () => vuelo.current?.abort(), [])

  const actuales = faltas(valores)
  const campo = (name: C) => ({
    name,
    value: valores[name],
    error: (intentado || dejados[name] ? actuales[name] : undefined) ?? rechazos[name],
    alEscribir(valor: string) {
      setValores({ ...valores, [name]: valor })
      setRechazos({ ...rechazos, [name]: '' })
    },
    onBlur: () => setDejados(antes => ({ ...antes, [name]: true })),
  })

  async function onSubmit(evento: FormEvent<HTMLFormElement>) {
    evento.preventDefault()
    const form = evento.currentTarget
    if (enviando) return
    flushSync(() => setIntentado(true))
    if (Object.values(actuales).some(Boolean)) return alPrimerError(form)
    const { signal } = (vuelo.current = new AbortController())
    setEnviando(true)
    try {
      await enviar(valores, signal)
    } catch (error) {
      if (signal.aborted) return
      waitingNotices.add({ type: 'error', text: `Ocurrio un error: ${textoDe(error)}` })
      flushSync(() => setRechazos(error instanceof ApiError ? (error.body.errors ?? {}) : {}))
      alPrimerError(form)
    } finally {
      setEnviando(false)
    }
  }

  return { campo, form: { onSubmit, enviando } }
}

const textoDe = (error: unknown) => (error instanceof ApiError ? error.statusText : 'Ocurrió un errorAxios')

/** The first field with an error; without one, the last field, from where the person tries again. */
function alPrimerError(form: HTMLFormElement) {
  const campos = [...form.querySelectorAll('input')]
  const destino = campos.find(campo => campo.ariaInvalid === 'true') ?? campos.at(-1)
  destino?.focus()
}
