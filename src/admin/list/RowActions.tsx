import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { usePermissions, useRecordContext } from 'ra-core'
import type { Mode } from '../../schema/active.ts'
import type { RowOpening } from '../../schema/screen.ts'
import { useResource } from '../fields/useResource.ts'
import { RowOpener } from './RowOpener.tsx'
import { modeNames, type Opening } from '../form/opening.ts'

const icons = { update: EditIcon, delete: DeleteIcon }

/** The buttons of a row, those that the declaration allows to this role, each named after its row. */
export const RowActions = ({ opens = [], onOpen }: { opens?: readonly RowOpening[]; onOpen?: (opening: Opening) => void }) => {
  const record = useRecordContext()
  const { permissions } = usePermissions()
  const { write = {}, title } = useResource()
  const allowed = (['update', 'delete'] as const).filter(mode => write[mode]?.some(rol => rol === permissions))
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      {record && onOpen && allowed.map(mode => <RowButton key={mode} mode={mode} name={String(record[title] ?? '')} onClick={() => onOpen({ mode, record })} />)}
      {record && opens.map(name => <RowOpener key={name} name={name} record={record} of={String(record[title] ?? '')} />)}
    </span>
  )
}

const RowButton = ({ mode, name, onClick }: { mode: Exclude<Mode, 'create'>; name: string; onClick: () => void }) => {
  const Icon = icons[mode]
  return (
    <Tooltip title={modeNames[mode]}>
      <IconButton size="small" aria-label={`${modeNames[mode]} ${name}`} onClick={onClick}>
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}
