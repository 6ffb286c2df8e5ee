import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useGetList, useNotify, useStore } from 'react-admin'
import type { Tab, TabOf } from '../../schema/screen.ts'
import { Loader } from '../loader/Loader.tsx'
import { useResource } from '../fields/useResource.ts'
import { choiceKey } from './choiceKey.ts'
import { RecordCards } from './RecordCards.tsx'
import { TableTab } from './TableTab.tsx'

type Props = { screen: string; tab: TabOf; cards: NonNullable<Tab['cards']> }

/** A card per record of another resource; the chosen one leads to its table, and «Volver» back. (A §2, §4) */
export const CardsTab = ({ screen, tab, cards }: Props) => {
  const { key } = useResource(cards.of)
  const [{ card: chosen }, setChosen] = useStore<{ card?: string }>(choiceKey(screen), {})
  const notify = useNotify()
  const onError = (failure: Error) => notify(cards.error ?? failure.message, { type: 'error' })
  const { data, isPending } = useGetList(cards.of, { pagination: { page: 1, perPage: 1000 }, sort: { field: cards.title, order: 'ASC' }, meta: { list: cards.list } }, { onError })
  const record = data?.find(each => each[key] === chosen)
  if (isPending) return <Loader />
  if (!record) return <RecordCards records={data ?? []} cards={cards} onChoose={card => setChosen({ card: String(card[key]) })} />
  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2, mb: 2, flexWrap: 'wrap' }}>
        <Button variant="outlined" color="inherit" startIcon={<ArrowBackIcon />} onClick={() => setChosen({})}>Volver</Button>
        <Typography variant="h2">{String(record[cards.title])}</Typography>
      </Stack>
      <TableTab screen={screen} tab={tab} params={{ [cards.bind]: String(record[key]) }} />
    </>
  )
}
