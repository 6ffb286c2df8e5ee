import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Link from '@mui/material/Link'
import { useEffect, useRef } from 'react'
import { currentSession } from '../../api/session.ts'
import { mayOpen, recordAddress } from '../../schema/doors/doors.ts'
import { useResource } from '../fields/useResource.ts'

/** Says that a new record was saved before the person corrected the form, and links to it. It scrolls into view and takes the focus. */
export const SavedBefore = ({ id }: { id: string }) => {
  const resource = useResource()
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.focus(), [])
  return (
    <Alert ref={element} tabIndex={-1} severity="warning" sx={{ mb: 3 }}>
      <AlertTitle>Esto ya se guardó con otros datos</AlertTitle>
      Se guardó lo que había escrito antes, aunque la respuesta no llegó. Lo que corrigió después sigue aquí: corríjalo
      en el registro guardado y cierre este formulario.{' '}
      {mayOpen(resource, currentSession()?.rol) && (
        <Link href={recordAddress(resource.name, id)} target="_blank" rel="noreferrer">
          Abrir el registro guardado
        </Link>
      )}
    </Alert>
  )
}
