import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { Suspense, useState } from 'react'
import type { RaRecord } from 'ra-core'
import { rowOpenings } from '../../custom/rowOpenings.ts'
import type { RowOpening } from '../../schema/screen.ts'

type Props = { name: RowOpening; record: RaRecord; of: string }

/** A row's button to a hand-made view of its record, which is loaded when it is first opened. */
export const RowOpener = ({ name, record, of }: Props) => {
  const [open, setOpen] = useState(false)
  const { label, Icon, View, text } = rowOpenings[name]
  return (
    <>
      {text ? <Button size="small" startIcon={<Icon />} aria-label={`${label} ${of}`} onClick={() => setOpen(true)}>{text}</Button> : (
        <Tooltip title={label}>
          <IconButton size="small" aria-label={`${label} ${of}`} onClick={() => setOpen(true)}>
            <Icon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {open && <Suspense><View record={record} onClose={() => setOpen(false)} /></Suspense>}
    </>
  )
}
