import Button from '@mui/material/Button'
import { ResourceContextProvider } from 'ra-core'
import { Suspense, useState } from 'react'
import { DeferredStepDialog } from '../../admin/caso/DeferredStepDialog.tsx'
import type { CaseLine } from '../../admin/caso/useCase.ts'

type Props = { n_folio: string; caso?: CaseLine }

/** Button that ends a request without a certificate, with a reason; enabled while that step is possible. */
export const BotonDeNegativa = ({ n_folio, caso }: Props) => {
  const [pedido, setPedido] = useState(false)
  const close = () => setPedido(false)
  return (
    <>
      <Button variant="outlined" disabled={!caso?.posibles.includes('noProcede')} onClick={() => setPedido(true)}>
        No procede
      </Button>
      <Suspense>
        {pedido && caso && (
          <ResourceContextProvider value="certificados">
            <DeferredStepDialog
              act={{
                kind: 'step',
                way: 'noProcede',
                caso: { id: n_folio, tras: caso.pasos.at(-1)?.n ?? 0, registro: caso.registro },
              }}
              onClose={close}
              onDone={close}
            />
          </ResourceContextProvider>
        )}
      </Suspense>
    </>
  )
}
