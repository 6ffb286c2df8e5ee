import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState, type ReactNode } from 'react'
import { TitledDialog } from '../../admin/dialog/TitledDialog.tsx'
import type { EtapaDeCalificacion } from '../../domain/etapaDeCalificacion.ts'
import type { Clase } from './clase.ts'
import { useSinEnviar } from './useSinEnviar.tsx'

type Props = {
  etapa: EtapaDeCalificacion
  clase: Clase
  onClose: () => void
  /** Draws the button before that of the sheet, which leaves through `before`. */
  accion: (before: (act: () => void) => void) => ReactNode
  /** Draws the sheet, whose button goes into the given foot. */
  children: (pie: HTMLElement | null) => ReactNode
}

/** Dialog around the sheet of a class, whose button stays in sight at its foot however long the sheet is. Asks before grades typed in it are left unsent. */
export const DialogoDeHoja = ({ etapa, clase, onClose, accion, children }: Props) => {
  const narrow = useMediaQuery(theme => theme.breakpoints.down('md'))
  const [pie, setPie] = useState<HTMLElement | null>(null)
  const { before, question } = useSinEnviar(etapa, clase)
  const close = () => before(onClose)
  return (
    <TitledDialog
      title={`Calificaciones de ${clase.nombre}`}
      fullScreen={narrow}
      maxWidth="xl"
      onClose={close}
      actions={
        <>
          <Button color="inherit" onClick={close} sx={{ mr: 'auto' }}>
            Cerrar
          </Button>
          {accion(before)}
          <Box ref={setPie} sx={{ display: 'contents' }} />
        </>
      }
    >
      {children(pie)}
      {question}
    </TitledDialog>
  )
}
