import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useGetList, useStore } from 'react-admin'
import type { Tab } from '../../schema/screen.ts'
import { Loader } from '../loader/Loader.tsx'
import { useResource } from '../fields/useResource.ts'
import { RecordCards } from './RecordCards.tsx'
import { TableTab } from './TableTab.tsx'

type Props = { resource: string; tab: Tab; cards: NonNullable<Tab['cards']> }

/** A card per record of another resource; the chosen one leads to its table, and «Volver» back. (A §2, §4) */
export const CardsTab = ({ resource, tab, cards }: Props) => {
  const { key } = useResource(cards.of)
  const [chosen, setChosen] = useStore<string | null>(`${resource}.${tab.list}.elegido`, null)
  const { data, isPending } = useGetList(cards.of, { pagination: { page: 1, perPage: 1000 }, sort: { field: cards.title, order: 'ASC' }, meta: { list: cards.list } })
  const record = data?.find(each => each[key] === chosen)
  if (isPending) return <Loader />
  if (!record) return <RecordCards records={data ?? []} cards={cards} onChoose={card => setChosen(String(card[key]))} />
  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2, mb: 2, flexWrap: 'wrap' }}>
        <Button variant="outlined" color="inherit" startIcon={<ArrowBackIcon />} onClick={() => setChosen(null)}>Volver</Button>
        <Typography variant="h2">{String(record[cards.title])}</Typography>
      </Stack>
      <TableTab resource={resource} tab={tab} params={{ [cards.bind]: String(record[key]) }} />
    </>
  )
}
