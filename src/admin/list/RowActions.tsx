import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import { useNotify, useRecordContext } from 'ra-core'
import type { Mode } from '../../schema/active.ts'
import type { RowOpening } from '../../schema/names.ts'
import { sealOf } from '../../schema/record/sealOf.ts'
import { titleOf } from '../../schema/record/text.ts'
import { onIntent } from '../defer/onIntent.ts'
import type { OpenedPlace } from '../address/places.ts'
import { openingNames as words } from '../address/useOpened.ts'
import { useResource } from '../fields/useResource.ts'
import { RowIcon } from './RowIcon.tsx'
import { RowOpener } from './RowOpener.tsx'
import { DeferredRecordDialog } from '../form/DeferredRecordDialog.tsx'
import { modeNames } from '../form/DialogOpening.ts'

const icons = { update: <EditIcon fontSize="small" />, delete: <DeleteIcon fontSize="small" /> }

type Props = {
  opens?: readonly RowOpening[]
  /** Modes that this role may use. */
  modes: readonly Exclude<Mode, 'create'>[]
  onOpen: (next: OpenedPlace) => void
}

/** Buttons of a row: those that the declaration allows to this role, each named after its record. */
export const RowActions = ({ opens = [], modes, onOpen }: Props) => {
  const record = useRecordContext()
  const resource = useResource()
  const notify = useNotify()
  const openForm = (mode: Exclude<Mode, 'create'>) => {
    const sealed = record && sealOf(resource, mode, record)
    if (sealed) notify(sealed, { type: 'info' })
    else if (record) onOpen({ how: words[mode], id: String(record.id) })
  }
  return (
    <span className="row-icons">
      {record &&
        modes.map(mode => (
          <RowButton
            key={mode}
            mode={mode}
            name={titleOf(resource, record)}
            sealed={sealOf(resource, mode, record)}
            onClick={() => openForm(mode)}
          />
        ))}
      {record &&
        opens.map(name => (
          <RowOpener
            key={name}
            name={name}
            of={titleOf(resource, record)}
            onOpen={() => onOpen({ how: name, id: String(record.id) })}
          />
        ))}
    </span>
  )
}

/** Button of a mode; where the record's state forbids the mode, it is marked as disabled and its help says why. */
const RowButton = ({
  mode,
  name,
  sealed,
  onClick,
}: {
  mode: Exclude<Mode, 'create'>
  name: string
  sealed?: string
  onClick: () => void
}) => (
  <RowIcon
    help={sealed ?? modeNames[mode]}
    name={`${modeNames[mode]} ${name}`}
    isSealed={sealed !== undefined}
    {...onIntent(DeferredRecordDialog.preload)}
    onClick={onClick}
  >
    {icons[mode]}
  </RowIcon>
)
