import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { RaRecord } from 'ra-core'
import { TitledDialog } from '../../admin/dialog/TitledDialog.tsx'
import { useLeaving } from '../../admin/form/useLeaving.tsx'
import { paperOnly } from '../../admin/theme/screenOnly.ts'
import { contado } from '../../language/contado.ts'
import { esVisible, type EstadoDeDocumento } from '../../domain/documentos.ts'
import { nombreCompleto } from '../../domain/personas.ts'
import { TablaDeDocumentos } from './TablaDeDocumentos.tsx'
import type { Envio } from './useEnvio.ts'
import { SendButton } from '../../admin/send/SendButton.tsx'

type Props = {
  estudiante: RaRecord
  /** Called by «Confirmar» with the whole list, hidden documents unchanged. Without it the switches are disabled. */
  onConfirm?: (envio: Envio) => void
  onClose: () => void
  sending?: boolean
  /** Reason why the last attempt was refused. */
  falla?: string
}

/** Dialog of the documents required of a student, by degree and nationality, and which were handed in; asks before changed switches are lost. (B §2, §5, Documentation) */
export const EstadoDeDocumentacion = ({ estudiante, onConfirm, onClose, sending = false, falla }: Props) => {
  const [lista, setLista] = useState(() => documentacionDe(estudiante))
  const visibles = lista?.filter(({ nombre }) => esVisible(nombre, Number(estudiante.nacionalidad))) ?? []
  const change = (cual: string) =>
    setLista(antes => antes?.map(({ nombre, estado }) => ({ nombre, estado: nombre === cual ? !estado : estado })))
  const { close, question } = useLeaving(JSON.stringify(lista) !== JSON.stringify(documentacionDe(estudiante)), onClose)
  return (
    <TitledDialog
      title="Estado de la documentacion del estudiante"
      onClose={sending ? undefined : close}
      maxWidth="sm"
      content={{ tabIndex: onConfirm ? undefined : 0 }}
      actions={
        <>
          <Button variant="outlined" color="inherit" disabled={sending} onClick={close}>
            Cancelar
          </Button>
          {onConfirm && (
            <SendButton
              variant="contained"
              loading={sending}
              onClick={() =>
                onConfirm({ matricula: estudiante.matricula, documentacion: lista, version: estudiante.version })
              }
            >
              Confirmar
            </SendButton>
          )}
        </>
      }
    >
      <Typography variant="h3" component="p">
        {nombreCompleto(estudiante.nombre, estudiante.apellidopaterno, estudiante.apellidomaterno)}
      </Typography>
      <Typography sx={paperOnly}>{String(estudiante.matricula)}</Typography>
      <Typography
        sx={{ color: 'text.secondary', mb: 1 }}
      >{`${visibles.filter(({ estado }) => estado).length} de ${contado(visibles.length, 'documento entregado', 'documentos entregados')}`}</Typography>
      {falla && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {falla}
        </Alert>
      )}
      <TablaDeDocumentos documentos={visibles} onChange={onConfirm && !sending ? change : undefined} />
      {question}
    </TitledDialog>
  )
}

/** Returns the documentation in a student's record; `undefined` when it has none. */
const documentacionDe = ({ documentacion }: RaRecord): readonly EstadoDeDocumento[] | undefined =>
  Array.isArray(documentacion)
    ? documentacion.map(({ nombre, estado }) => ({ nombre: String(nombre), estado: Boolean(estado) }))
    : undefined
