import { useGetList, useNotify, useStore } from 'ra-core'
import { useState } from 'react'
import type { Tab, TabOf } from '../../schema/screen.ts'
import { useResource } from '../fields/useResource.ts'
import { places } from '../address/places.ts'
import { ListFailure } from '../list/ListFailure.tsx'
import { Loader } from '../loader/Loader.tsx'
import { ChosenCard } from './ChosenCard.tsx'
import { RecordCards } from './RecordCards.tsx'
import { TableTab } from './TableTab.tsx'

type Props = { tab: TabOf; cards: NonNullable<Tab['cards']> }

/** Cards of the records of another resource; the chosen one leads to its table, and «Volver» back, and the focus follows. (A §2, §4) */
export const CardsTab = ({ tab, cards }: Props) => {
  const { key } = useResource(cards.of)
  const [{ card: chosen }, setChosen] = useStore<{ card?: string }>(places.choice, {})
  const [leftCard, setLeftCard] = useState<string>()
  const notify = useNotify()
  const onError = (failure: Error) => notify(cards.error ?? failure.message, { type: 'error' })
  const { data, error, isPending, isFetching, refetch } = useGetList(
    cards.of,
    { pagination: { page: 1, perPage: 1000 }, sort: { field: cards.title, order: 'ASC' }, meta: { list: cards.list } },
    { onError },
  )
  const record = data?.find(each => each[key] === chosen)
  const choose = (card?: string) => {
    setLeftCard(card ?? chosen)
    setChosen(card ? { card } : {})
  }
  if (isPending) return <Loader />
  if (error) return <ListFailure busy={isFetching} onRetry={() => void refetch()} />
  if (!record)
    return <RecordCards records={data} cards={cards} leftCard={leftCard} onChoose={card => choose(String(card[key]))} />
  return (
    <>
      <ChosenCard title={String(record[cards.title])} autoFocus={leftCard === chosen} onBack={() => choose()} />
      <TableTab tab={tab} params={{ [cards.bind]: String(record[key]) }} />
    </>
  )
}
