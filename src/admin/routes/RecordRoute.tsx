import { useParams } from 'ra-core'
import { lazy, Suspense } from 'react'
import { AddressStore } from '../address/AddressStore.tsx'
import { Loader } from '../loader/Loader.tsx'

const RecordScreen = lazy(async () => ({ default: (await import('../record/RecordScreen.tsx')).RecordScreen }))

/** Route of one record below its resource's; its code loads when one is first opened. */
export const RecordRoute = () => {
  const { id = '' } = useParams()
  return (
    <Suspense fallback={<Loader />}>
      <AddressStore key={id}>
        <RecordScreen id={id} />
      </AddressStore>
    </Suspense>
  )
}
