import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { GeneratorCalls } from '../../generatorCalls.ts'
import { contado } from '../../language/contado.ts'
import { enCifras } from '../../language/enCifras.ts'
import { house } from '../../schema/house.ts'
import type { AnyResource } from '../../schema/resource.ts'
import { ConfirmDialog } from '../confirm/ConfirmDialog.tsx'
import { RecordLink } from '../record/RecordLink.tsx'
import { useReadAt } from '../read/useReadAt.ts'
import type { Batch } from './importacion.ts'
import type { useImport } from './useImport.ts'
import { RestingButton } from '../send/RestingButton.tsx'

type Props = { resource: AnyResource; sheet: ReturnType<typeof useImport> }

/** Earlier imports: who, when, how many, their records, and «Deshacer». */
export const ImportedSheets = ({ resource, sheet }: Props) => {
  const { data: batches = [] } = useReadAt<GeneratorCalls['batches']>(`importaciones/${resource.name}/lotes`)
  const [openedId, setOpenedId] = useState('')
  const [batchToUndo, setBatchToUndo] = useState<Batch>()
  const takeBack = (batchId: string) => {
    setBatchToUndo(undefined)
    void sheet.undo(batchId)
  }
  if (batches.length === 0) return null
  return (
    <Box component="section" aria-label="Importado antes" sx={{ mt: 3 }}>
      <Typography component="h3" sx={{ fontWeight: 700, mb: 0.5 }}>
        Importado antes
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {batches.map(batch => (
          <Box component="li" key={batch.id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
              <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography>{batch.archivo}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {batch.autor}, {house().moment(new Date(batch.momento))} · {countOf(batch)}
                  {batch.deshecho && ` · deshecho ${house().moment(new Date(batch.deshecho))}`}
                </Typography>
              </Box>
              <Button
                size="small"
                color="inherit"
                aria-expanded={openedId === batch.id}
                onClick={() => setOpenedId(openedId === batch.id ? '' : batch.id)}
              >
                Ver registros
              </Button>
              {batch.deshacer && (
                <RestingButton size="small" resting={sheet.busy !== undefined} onClick={() => setBatchToUndo(batch)}>
                  Deshacer
                </RestingButton>
              )}
            </Box>
            <Collapse in={openedId === batch.id} mountOnEnter unmountOnExit>
              <Records resource={resource} batchId={batch.id} />
            </Collapse>
          </Box>
        ))}
      </Box>
      <ConfirmDialog
        open={batchToUndo !== undefined}
        loading={sheet.busy !== undefined}
        text={batchToUndo && lossOf(batchToUndo)}
        onCancel={() => setBatchToUndo(undefined)}
        onConfirm={() => batchToUndo && takeBack(batchToUndo.id)}
      />
    </Box>
  )
}

/** Returns the text that says what undoing an import will do. */
const lossOf = ({ archivo, nuevos, cambiados }: Batch) =>
  `Se deshará «${archivo}»: se eliminan sus registros nuevos (${enCifras(nuevos)}) y los cambiados (${enCifras(cambiados)}) vuelven a lo que decían.`

const Records = ({ resource, batchId }: { resource: AnyResource; batchId: string }) => {
  const { data } = useReadAt<GeneratorCalls['recordsOfBatch']>(`importaciones/lotes/${batchId}/filas`)
  const { filas = [], ausentes = 0 } = data ?? {}
  return (
    <Box component="ul" sx={{ m: 0, my: 0.5, pl: 2.5, maxHeight: 220, overflow: 'auto' }}>
      {filas.map(({ clave, titulo, accion }) => (
        <li key={`${clave} ${accion}`}>
          <RecordLink resource={resource.name} id={clave}>
            {titulo}
          </RecordLink>
          {accion === 'create' ? ' · nuevo' : accion === 'delete' ? ' · quitado' : ' · cambiado'}
        </li>
      ))}
      {ausentes > 0 && (
        <li>
          {contado(
            ausentes,
            'registro que ya no está o que usted no consulta',
            'registros que ya no están o que usted no consulta',
          )}
        </li>
      )}
    </Box>
  )
}

const countOf = ({ nuevos, cambiados }: Batch) =>
  `${contado(nuevos, 'nuevo', 'nuevos')}, ${contado(cambiados, 'cambiado', 'cambiados')}`
