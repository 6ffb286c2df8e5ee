import type { Queryable } from '../../contexto.ts'
import { amongFirst } from './amongFirst.ts'
import { firstKeys } from './firstKeys.ts'
import { isLarge, sizeOf } from './isLarge.ts'
import { keysByAccount } from './keysByAccount.ts'
import { everyKey } from './rowsOf.ts'
import type { Asked } from './rowsAsked.ts'
import type { ReadPlan } from './readPlan.ts'
import { totalOf } from './totalOf.ts'

type Range = readonly [first: number, last: number]

type Keys = Promise<readonly unknown[]>

/**
 * Asks at once for the keys of a page, so that no row beyond it is joined or carried through the sort, and for the total. Where a
 * link is read through, a record may stand in it more than once: then the keys are the link's. `kept` tells the total without
 * reading rows; of a large table one that is not kept may be left for a call `apart`, unless the page itself shows it, or lies so far
 * on that it is sooner read from the end.
 */
export const pageOf = (
  db: Queryable,
  view: ReadPlan,
  asked: Asked,
  [first, last]: Range,
  kept: ((db: Queryable) => Promise<number>) | undefined,
  apart: boolean,
): { keys: Keys; total: Promise<number | undefined> } => {
  const limit = last - first + 1
  const slice = async (offset: number, most: number, backwards = false): Keys =>
    (await keysByAccount(db, view, asked, { offset, most, backwards })) ??
    (await everyKey(db, view, asked, backwards).limit(most).offset(offset)).map(({ key }) => key)
  const known = kept?.(db)
  const fromNearerEnd = async (total: number): Keys => {
    const end = Math.min(last + 1, total)
    if (first < total / 2) return slice(first, limit)
    return first < end ? (await slice(total - end, end - first, true)).toReversed() : []
  }
  if (known && first >= far && !asked.link) return { total: known, keys: known.then(fromNearerEnd) }
  const counted = isFarIn(db, view, first, asked).then(isFar => (isFar ? totalOf(db, view, asked) : undefined))
  const early = async (): Keys => {
    const total = await counted
    if (total !== undefined) return fromNearerEnd(total)
    return (
      (await firstKeys(db, view, asked, first, limit)) ??
      (await amongFirst(db, view, asked, first, limit)) ??
      slice(first, limit)
    )
  }
  const keys = early()
  if (known) return { keys, total: known }
  const shown = async () => {
    const { length } = await keys
    return length < limit && (length > 0 || first === 0) ? first + length : undefined
  }
  const every = async () => {
    const total = await counted
    if (total !== undefined) return total
    return apart && (await isLarge(db, view.table)) ? shown() : totalOf(db, view, asked)
  }
  return { keys, total: every() }
}

/** Where a page begins so far on, the rows after it may be fewer than those before. */
const far = 1000

/** Whether passing over the rows before a page takes longer than counting all of them: a large part of a large table. */
const isFarIn = async (db: Queryable, view: ReadPlan, first: number, { link }: Asked) =>
  first >= far && !link && first >= (await sizeOf(db, view.resource.name)) / 25
