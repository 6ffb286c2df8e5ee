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
import type { Lote } from './importacion.ts'
import type { useImport } from './useImport.ts'
import { RestingButton } from '../send/RestingButton.tsx'

type Props = { resource: AnyResource; sheet: ReturnType<typeof useImport> }

/** Earlier imports: who, when, how many, their records, and «Deshacer». */
export const ImportedSheets = ({ resource, sheet }: Props) => {
  const { data: lotes = [] } = useReadAt<GeneratorCalls['lotes']>(`importaciones/${resource.name}/lotes`)
  const [openedId, setOpenedId] = useState('')
  const [batchToUndo, setBatchToUndo] = useState<Lote>()
  const takeBack = (lote: string) => {
    setBatchToUndo(undefined)
    void sheet.undo(lote)
  }
  if (lotes.length === 0) return null
  return (
    <Box component="section" aria-label="Importado antes" sx={{ mt: 3 }}>
      <Typography component="h3" sx={{ fontWeight: 700, mb: 0.5 }}>
        Importado antes
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {lotes.map(lote => (
          <Box component="li" key={lote.id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
              <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography>{lote.archivo}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {lote.autor}, {house().moment(new Date(lote.momento))} · {countOf(lote)}
                  {lote.deshecho && ` · deshecho ${house().moment(new Date(lote.deshecho))}`}
                </Typography>
              </Box>
              <Button
                size="small"
                color="inherit"
                aria-expanded={openedId === lote.id}
                onClick={() => setOpenedId(openedId === lote.id ? '' : lote.id)}
              >
                Ver registros
              </Button>
              {lote.deshacer && (
                <RestingButton size="small" resting={sheet.busy !== undefined} onClick={() => setBatchToUndo(lote)}>
                  Deshacer
                </RestingButton>
              )}
            </Box>
            <Collapse in={openedId === lote.id} mountOnEnter unmountOnExit>
              <Records resource={resource} lote={lote.id} />
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
const lossOf = ({ archivo, nuevos, cambiados }: Lote) =>
  `Se deshará «${archivo}»: se eliminan sus registros nuevos (${enCifras(nuevos)}) y los cambiados (${enCifras(cambiados)}) vuelven a lo que decían.`

const Records = ({ resource, lote }: { resource: AnyResource; lote: string }) => {
  const { data } = useReadAt<GeneratorCalls['registrosDeLote']>(`importaciones/lotes/${lote}/filas`)
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

const countOf = ({ nuevos, cambiados }: Lote) =>
  `${contado(nuevos, 'nuevo', 'nuevos')}, ${contado(cambiados, 'cambiado', 'cambiados')}`
