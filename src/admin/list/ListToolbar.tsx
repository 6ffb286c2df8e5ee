import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { memo } from 'react'
import type { DoorMeta } from '../../dataProvider/doorMeta.ts'
import { onIntent } from '../defer/onIntent.ts'
import { useResource } from '../fields/useResource.ts'
import { DeferredRecordDialog } from '../form/DeferredRecordDialog.tsx'
import { inLowWindow } from '../theme/inLowWindow.ts'
import { inSmallWindow } from '../theme/inSmallWindow.ts'
import { onPaper } from '../theme/onPaper.ts'
import { ColumnsButton } from './ColumnsButton.tsx'
import { ExportButton } from './export/ExportButton.tsx'
import { ImportButton } from '../import/ImportButton.tsx'
import { FilterButton } from './filter/FilterButton.tsx'
import { SearchBox } from './SearchBox.tsx'
import type { Column } from './shownColumns.ts'
import { columnsKey } from './useColumns.ts'
import { SaveView } from './views/SaveView.tsx'

type Props = {
  columns: readonly Column[]
  meta: DoorMeta
  filter?: Readonly<Record<string, unknown>>
  onAdd?: () => void
}

/** Toolbar of every table: «Buscar», filters, columns, the export and, where allowed, «Importar» and «Agregar». */
export const ListToolbar = memo(({ columns, meta, filter, onAdd }: Props) => {
  const { name } = useResource()
  const narrow = useMediaQuery(theme => theme.breakpoints.down('sm'))
  return (
    <Box sx={bar}>
      <Box sx={search}>
        <SearchBox />
        <SaveView resource={name} meta={meta} filter={filter} />
      </Box>
      <FilterButton />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 0.75, sm: 1 }, ml: { sm: 'auto' }, ...closeTogether }}>
        {!narrow && <ColumnsButton columns={columns} storeKey={columnsKey(name, meta.list)} />}
        <ExportButton columns={columns} meta={meta} />
        {onAdd && <ImportButton />}
        {onAdd && (
          <Button
            variant="contained"
            startIcon={<AddIcon />}
            aria-keyshortcuts="n"
            {...onIntent(DeferredRecordDialog.preload)}
            onClick={onAdd}
          >
            Agregar
          </Button>
        )}
      </Box>
    </Box>
  )
})

/** Shows on paper nothing but what was searched. */
const whileSearched = onPaper({ '&:has(input:placeholder-shown)': { display: 'none' } })

const withoutIcon = { paddingInline: '8px', '& .MuiButton-startIcon': { display: 'none' } }

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 1.5,
  mb: 1.5,
  ...inLowWindow({ '& > .MuiButton-root': withoutIcon }),
  ...whileSearched,
}

const search = {
  flex: { xs: '1 1 160px', sm: '1 1 240px' },
  maxWidth: 420,
  position: 'relative',
  ...inLowWindow({ flexBasis: '120px' }),
}

/** Leaves out the icons of the buttons where they would need two lines. */
const closeTogether = inSmallWindow({ '& .MuiButton-root': withoutIcon })
