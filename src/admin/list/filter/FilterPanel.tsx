import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useListContext } from 'ra-core'
import { useRef, useState } from 'react'
import { contado } from '../../../language/contado.ts'
import { focusFirst } from '../../form/focusFirst.ts'
import { inLowWindow } from '../../theme/inLowWindow.ts'
import { RowsAnnouncement } from '../RowsAnnouncement.tsx'
import { FilterControl } from './FilterControl.tsx'
import { useFilters } from './useFilters.ts'

type Props = { names: readonly string[]; anchor: HTMLElement; onClose: () => void }

/**
 * Panel with a control per declared filter of the list, over the whole screen on a phone. Choices apply at once;
 * announces the result, since the page behind is hidden from screen readers.
 */
export const FilterPanel = ({ names, anchor, onClose }: Props) => {
  const narrow = useMediaQuery(theme => theme.breakpoints.down('sm'))
  const { total, filterValues } = useListContext()
  const [valuesAtOpening] = useState(filterValues)
  const { active, clear } = useFilters()
  const close = useRef<HTMLButtonElement>(null)
  const controls = (
    <>
      {names.map(name => (
        <FilterControl key={name} name={name} />
      ))}
      {filterValues !== valuesAtOpening && <RowsAnnouncement />}
    </>
  )
  const actions = (
    <>
      <Button
        color="inherit"
        disabled={!active.length}
        onClick={() => {
          clear()
          close.current?.focus()
        }}
      >
        Quitar filtros
      </Button>
      <Button ref={close} variant="contained" onClick={onClose}>
        {total === undefined ? 'Ver' : `Ver ${contado(total, 'registro', 'registros')}`}
      </Button>
    </>
  )
  return narrow ? (
    <Dialog open fullScreen onClose={onClose} aria-label={title} slotProps={{ paper: { sx: sheet } }}>
      <DialogTitle sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        {title}
        <IconButton aria-label="Cerrar" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent sx={controlsAlone}>{controls}</DialogContent>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  ) : (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': title, sx: { display: 'flex', flexDirection: 'column' } } }}
    >
      <Box ref={focusFirst} sx={{ ...panel, gridTemplateColumns: names.length > 4 ? '1fr 1fr' : '1fr' }}>
        {controls}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'end', gap: 1, p: 1.5, borderTop: 1, borderColor: 'divider' }}>
        {actions}
      </Box>
    </Popover>
  )
}

const title = 'Filtrar'
/** Whole height, against the margins of other dialogs. */
const sheet = { m: '0 !important', width: '100% !important', maxHeight: '100% !important', borderRadius: 0 }
/** Keeps the line of buttons in sight, in low windows too. */
const controlsAlone = {
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  ...inLowWindow({ flexShrink: 1, overflow: 'auto' }),
}
const panel = { display: 'grid', gap: 2, p: 2, overflow: 'auto', width: 'min(680px, 90vw)', maxHeight: '60vh' }
