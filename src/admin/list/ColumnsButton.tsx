import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined'
import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { openable } from '../defer/openable.tsx'
import type { Column } from './shownColumns.ts'

const ColumnsChooser = openable(async () => (await import('./ColumnsChooser.tsx')).ColumnsChooser)

/** Button that opens the choice of columns of the surrounding table; its code loads when it is first opened. */
export const ColumnsButton = ({ columns, storeKey }: { columns: readonly Column[]; storeKey: string }) => {
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<ColumnsIcon />}
        aria-haspopup="dialog"
        onClick={event => setAnchor(event.currentTarget)}
      >
        Columnas
      </Button>
      <Suspense>
        {anchor && (
          <ColumnsChooser columns={columns} storeKey={storeKey} anchor={anchor} onClose={() => setAnchor(undefined)} />
        )}
      </Suspense>
    </>
  )
}
