import { useStore } from 'ra-core'
import { useMemo } from 'react'
import type { Column } from './shownColumns.ts'

/** Returns the store key of the hidden columns of a table, as react-admin derives it; their order is kept beside it. */
export const columnsKey = (resource: string, door = '') => `${resource}.${door}.datatable`

/** Provides the columns of a table with the choice and order that the person left. */
export const useColumns = (columns: readonly Column[], storeKey: string) => {
  const [hidden, setHidden] = useStore<string[]>(storeKey, none)
  const [ranks, setRanks] = useStore<number[]>(`${storeKey}_columnRanks`, unranked)
  const order = useMemo(
    () =>
      [...ranks.filter(index => index < columns.length), ...columns.keys()].filter(
        (index, at, all) => all.indexOf(index) === at,
      ),
    [ranks, columns],
  )
  const ordered = useMemo(() => order.flatMap(index => columns[index] ?? []), [order, columns])
  const visible = useMemo(() => ordered.filter(({ source }) => !hidden.includes(source)), [ordered, hidden])
  const isShown = ({ source }: Column) => !hidden.includes(source)
  return {
    ordered,
    /** Columns that are not hidden; the same array while nothing changes. */
    visible,
    isShown,
    toggle: (column: Column) =>
      setHidden(isShown(column) ? [...hidden, column.source] : hidden.filter(each => each !== column.source)),
    move: (from: number, to: number) =>
      setRanks(order.toSpliced(from, 1).toSpliced(to, 0, ...order.slice(from, from + 1))),
    reset: () => {
      setHidden(none)
      setRanks(unranked)
    },
  }
}

const none: string[] = []
const unranked: number[] = []
