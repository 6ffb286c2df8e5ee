import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { GeneratorCalls } from '../../generatorCalls.ts'
import { contado } from '../../language/contado.ts'
import { ConfirmDialog } from '../confirm/ConfirmDialog.tsx'
import { useResource } from '../fields/useResource.ts'
import { Obstacles } from '../send/Obstacles.tsx'
import { obstaclesIn } from '../send/obstaclesIn.ts'
import { refusalText, useBatchCalls } from '../send/useBatchCalls.ts'

type Props = {
  act: NonNullable<GeneratorCalls['historial']['apuntes'][number]['deshacer']>
  label: string
  onUndone: () => void
}

/** Button that takes back the reader's own act on several records, also after the dialog of the act was closed. */
export const UndoButton = ({ act: { lote, registros }, label, onUndone }: Props) => {
  const { doing, refusal, undo } = useBatchCalls(useResource().name)
  const [isOpen, setIsOpen] = useState(false)
  const takeBack = async () => {
    const undone = await undo(lote)
    setIsOpen(false)
    if (undone) onUndone()
  }
  return (
    <>
      {refusal !== undefined && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {refusalText(refusal)}
          <Obstacles rows={obstaclesIn(refusal)} />
        </Alert>
      )}
      <Button size="small" variant="outlined" color="inherit" sx={{ mt: 1 }} onClick={() => setIsOpen(true)}>
        Deshacer en {contado(registros, 'registro', 'registros')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        loading={doing !== undefined}
        text={`Se deshará «${label}»: ${contado(registros, 'registro vuelve', 'registros vuelven')} a lo que decían.`}
        onCancel={() => setIsOpen(false)}
        onConfirm={() => void takeBack()}
      />
    </>
  )
}
