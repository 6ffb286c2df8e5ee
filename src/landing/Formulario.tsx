import type { FormEvent, ReactNode } from 'react'

type Props = {
  boton: string
  enviando: boolean
  onSubmit: (evento: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

/** The fields of a landing page and the button that sends them, busy while they travel. */
export const Formulario = ({ boton, enviando, children, ...form }: Props) => (
  <form className="formulario" noValidate {...form}>
    {children}
    <button type="submit" className="boton" disabled={enviando} aria-busy={enviando}>
      {enviando && <span className="giro" aria-hidden="true" />}
      {boton}
    </button>
  </form>
)
