import type { FormEvent, ReactNode } from 'react'

type Props = {
  boton: string
  isSending: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

/** The fields of a landing page and the button that sends them, busy while they travel. */
export const Formulario = ({ boton, isSending, children, ...form }: Props) => (
  <form className="formulario" noValidate {...form}>
    {children}
    <button type="submit" className="boton" disabled={isSending} aria-busy={isSending}>
      {isSending && <span className="giro" aria-hidden="true" />}
      {boton}
    </button>
  </form>
)
