import Button from '@mui/material/Button'
import { ResourceContextProvider } from 'ra-core'
import { Suspense, useState } from 'react'
import { DeferredStepDialog } from '../../admin/caso/DeferredStepDialog.tsx'
import type { CaseLine } from '../../admin/caso/useCase.ts'

type Props = { n_folio: string; caso?: CaseLine }

/** Ends a request without a certificate, with the reason; while it is to be issued. */
export const NoProcede = ({ n_folio, caso }: Props) => {
  const [pedido, setPedido] = useState(false)
  const cerrar = () => setPedido(false)
  return (
    <>
      <Button variant="outlined" disabled={!caso?.posibles.includes('noProcede')} onClick={() => setPedido(true)}>
        No procede
      </Button>
      <Suspense>
        {pedido && caso && (
          <ResourceContextProvider value="certificados">
            <DeferredStepDialog
              step="noProcede"
              caso={{ id: n_folio, tras: caso.pasos.at(-1)?.n ?? 0, registro: caso.registro }}
              onClose={cerrar}
              onDone={cerrar}
            />
          </ResourceContextProvider>
        )}
      </Suspense>
    </>
  )
}
