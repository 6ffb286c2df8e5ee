import Box from '@mui/material/Box'
import { useNotify } from 'ra-core'
import { currentSession } from '../../api/session.ts'
import { enFrase } from '../../language/enFrase.ts'
import { resourceNamed } from '../../schema/house.ts'
import type { Leading } from '../../schema/doors/leading.ts'
import type { CascadeStep } from '../../schema/screen.ts'
import { RecordSearch } from '../fields/RecordSearch.tsx'

type Props = {
  step: CascadeStep
  params: Readonly<Record<string, string>>
  /** Resource and door that the chain ends in: the offered records must lead to its rows, unless they are those rows themselves. */
  leadsTo: Pick<Leading, 'to' | 'list'>
  ready: boolean
  value: string | null
  onChoose: (key: string | null) => void
}

/** Selector of a chain: offers the records of its door that lead on, once the choices that it depends on are made. */
export const CascadeSelector = ({
  step: { of, list, label, error, mine, bind },
  params,
  leadsTo,
  ready,
  value,
  onChoose,
}: Props) => {
  const notify = useNotify()
  const leading = mine || of === leadsTo.to ? undefined : { ...leadsTo, by: bind, given: params }
  return (
    <Box sx={{ flex: '1 1 220px', maxWidth: 380 }}>
      <RecordSearch
        of={of}
        meta={{ list, params, ...(leading && { leading }) }}
        filter={mine ? { id: currentSession()?.usuario[mine] ?? '' } : undefined}
        ready={ready}
        value={value}
        onChoose={onChoose}
        only={leading && onlyThose(of)}
        onError={failure => notify(error ?? failure.message, { type: 'error' })}
        input={{ label, margin: 'none' }}
      />
    </Box>
  )
}

/** Returns the text that says which records are offered: the others lead to nothing that the chain would show. */
const onlyThose = (of: string): string =>
  `Solo se ofrecen ${enFrase(resourceNamed(of).label.many)} que llevan a algo que mostrar aquí`
