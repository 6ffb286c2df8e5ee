import { useEffect, useState } from 'react'
import { browserStorage } from '../../../api/browserStorage.ts'
import { enCifras } from '../../../language/enCifras.ts'

type Counts = Readonly<Record<string, number | undefined>>

/** Returns the lengths (characters) that the counts of a list's views last had on this device, by name, to reserve room for them. Stores the new ones once `counts` is known. */
export const useRoom = (list: string, counts: Counts | undefined): Readonly<Record<string, unknown>> => {
  const place = `cifras ${list}`
  const [room] = useState(() => roomIn(place))
  const lengths = counts && JSON.stringify(lengthsOf(counts))
  useEffect(() => {
    if (lengths !== undefined) browserStorage.device.set(place, lengths)
  }, [place, lengths])
  return room
}

const lengthsOf = (counts: Counts) =>
  Object.fromEntries(
    Object.entries(counts).flatMap(([name, count]) => (count === undefined ? [] : [[name, enCifras(count).length]])),
  )

const roomIn = (place: string): Readonly<Record<string, unknown>> => Object(browserStorage.device.json(place))
