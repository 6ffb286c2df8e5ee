import { useRecordContext } from 'ra-core'
import { Fragment, type ReactNode } from 'react'

/** Mounts its children anew for another record: a table row belongs to its place on the page, while a hand-made part may keep a state of its record. */
export const OfItsRecord = ({ children }: { children: ReactNode }) => (
  <Fragment key={useRecordContext()?.id}>{children}</Fragment>
)
