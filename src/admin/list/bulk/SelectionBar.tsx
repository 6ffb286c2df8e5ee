import Button from '@mui/material/Button'
import GlobalStyles from '@mui/material/GlobalStyles'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useListContext } from 'ra-core'
import { useState } from 'react'
import { contado } from '../../../language/contado.ts'
import { enCifras } from '../../../language/enCifras.ts'
import { tooManyAtOnce, type AnyBulkAction } from '../../../schema/bulk.ts'
import { screenOnly } from '../../theme/screenOnly.ts'
import type { Theme } from '@mui/material/styles'
import { BulkDialog } from './BulkDialog.tsx'

type Props = {
  actions: readonly (readonly [name: string, action: AnyBulkAction])[]
  list: string
  params?: Readonly<Record<string, string>>
}

/**
 * Bar of a selection: number of rows, buttons for all or none, and actions, disabled with a reason for too many rows.
 * Selecting all needs a total, and lasts until filter or selection change.
 */
export const SelectionBar = ({ actions, list, params }: Props) => {
  const { selectedIds, total, filterValues, filter, onUnselectItems } = useListContext()
  const matching = JSON.stringify([list, params, filterValues, filter, selectedIds])
  const [wholeList, setWholeList] = useState('')
  if (wholeList && wholeList !== matching) setWholeList('')
  const [open, setOpen] = useState<(typeof actions)[number]>()
  const isWholeList = wholeList === matching && total !== undefined
  const chosen = isWholeList
    ? { list, params, filter: { ...filterValues, ...filter } }
    : { list, params, ids: selectedIds.map(String) }
  const count = isWholeList ? total : selectedIds.length
  const tooMany = tooManyAtOnce(count)
  return (
    <Paper variant="outlined" component="section" aria-label="Selección" sx={[bar, screenOnly]}>
      <GlobalStyles styles={roomForBar} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
        <Typography role="status" sx={{ fontWeight: 700, mr: 1 }}>
          {contado(count, 'seleccionado', 'seleccionados')}
          {tooMany && (
            <Typography component="span" variant="body2" color="error" sx={{ display: 'block' }}>
              {tooMany}
            </Typography>
          )}
        </Typography>
        {!isWholeList && total !== undefined && total > selectedIds.length && (
          <Button size="small" onClick={() => setWholeList(matching)}>
            {`Seleccionar los ${enCifras(total)} de la lista`}
          </Button>
        )}
        <Button size="small" onClick={() => onUnselectItems()}>
          Quitar la selección
        </Button>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, ml: { sm: 'auto' } }}>
          {actions.map(action => (
            <Button
              key={action[0]}
              size="small"
              variant="contained"
              disabled={tooMany !== undefined}
              onClick={() => setOpen(action)}
            >
              {action[1].label}
            </Button>
          ))}
        </Stack>
      </Stack>
      {open && (
        <BulkDialog
          name={open[0]}
          action={open[1]}
          count={count}
          chosen={chosen}
          onClose={() => setOpen(undefined)}
          onDone={() => onUnselectItems()}
        />
      )}
    </Paper>
  )
}

/** Fixed on a phone at the foot of the screen, under the thumb, while the person goes on choosing. */
const bar = (theme: Theme) => ({
  px: 2,
  py: 1,
  mb: 1.5,
  [theme.breakpoints.down('sm')]: {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: theme.zIndex.appBar,
    mb: 0,
    pb: 'max(8px, env(safe-area-inset-bottom))',
    borderRadius: '12px 12px 0 0',
    boxShadow: theme.shadows[8],
  },
})

/** Leaves room on a phone, so that the end of a page or dialog stands above the bar. */
const roomForBar = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: { 'body, .MuiDialog-paperFullScreen': { paddingBottom: 176 } },
})
