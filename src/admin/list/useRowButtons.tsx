import { useMemo, type ReactNode } from 'react'
import type { Mode } from '../../schema/active.ts'
import type { RowOpening } from '../../schema/names.ts'
import type { OpenedPlace } from '../address/places.ts'
import { OfItsRecord } from './OfItsRecord.tsx'
import { RowActions } from './RowActions.tsx'

type Offered = {
  action: ReactNode
  editable: boolean
  opens: readonly RowOpening[] | undefined
  modes: readonly Mode[]
  onOpen: (next: OpenedPlace) => void
}

/** Returns the actions of each row: the `action` of a hand-made screen, or the declared buttons. The element stays the same while nothing changes, so that no row is drawn anew. */
export const useRowButtons = ({ action, editable, opens, modes, onOpen }: Offered): ReactNode => {
  const [mayUpdate, mayDelete] = [modes.includes('update'), modes.includes('delete')]
  return useMemo(() => {
    if (action) return <OfItsRecord>{action}</OfItsRecord>
    if (!editable && !opens) return undefined
    const allowed = { update: mayUpdate, delete: mayDelete }
    return <RowActions opens={opens} modes={rowModes.filter(mode => allowed[mode])} onOpen={onOpen} />
  }, [action, editable, opens, mayUpdate, mayDelete, onOpen])
}

const rowModes = ['update', 'delete'] as const
