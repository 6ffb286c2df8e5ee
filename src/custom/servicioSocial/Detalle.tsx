import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import type { RaRecord } from 'ra-core'
import { TitledDialog } from '../../admin/dialog/TitledDialog.tsx'
import { linkRefresh } from '../../admin/file/linkRefresh.ts'
import { useLeaving } from '../../admin/form/useLeaving.tsx'
import { useReload } from '../../admin/list/useReload.ts'
import { ReadState } from '../../admin/read/ReadState.tsx'
import { useReadAt } from '../../admin/read/useReadAt.ts'
import type { RegistroDeServicio } from '../../domain/servicioSocial/registro.ts'
import { FasesDeServicio } from './FasesDeServicio.tsx'

type Props = { record: RaRecord; onClose: () => void; lectura?: true }

/**
 * Dialog with a service phase by phase. Closing reloads the list after a decision, and asks before a comment is lost. A
 * cached service is shown at first, but does not count as seen. (B §2)
 */
export const Detalle = ({ record: { matricula_estudiante, nombreC }, onClose, lectura }: Props) => {
  const angosta = useMediaQuery(theme => theme.breakpoints.down('sm'))
  const [decidida, setDecidida] = useState(false)
  const reread = useReload('serviciosSociales')
  const reading = useReadAt<RegistroDeServicio>(
    `servicio-social/estudiante/${encodeURIComponent(matricula_estudiante)}/datos`,
    { every: linkRefresh() },
  )
  const { data, isFetchedAfterMount } = reading
  const [comentarios, setComentarios] = useState<Readonly<Record<number, string>>>({})
  const { close, question } = useLeaving(Object.values(comentarios).some(Boolean), () => {
    onClose()
    if (decidida) void reread()
  })
  const decidiendo = {
    comentarios,
    comment: (fase: number, comentario: string) => setComentarios(antes => ({ ...antes, [fase]: comentario })),
    onDecided: () => setDecidida(true),
  }
  return (
    <TitledDialog
      title={`Servicio social de ${nombreC}`}
      fullScreen={angosta}
      maxWidth="lg"
      onClose={close}
      content={{ sx: { minHeight: { md: 460 } } }}
      actions={
        <Button variant="contained" onClick={close}>
          Cerrar
        </Button>
      }
    >
      {data ? (
        <FasesDeServicio
          key={isFetchedAfterMount ? 'leído' : 'guardado'}
          registro={data}
          decidiendo={lectura ? undefined : decidiendo}
        />
      ) : (
        <ReadState of={reading} failure="No se pudo obtener el servicio social." />
      )}
      {question}
    </TitledDialog>
  )
}
