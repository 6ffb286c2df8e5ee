import { useRecordContext } from 'ra-core'
import { Fragment, type ReactNode } from 'react'

/** Begins what it holds anew for another record. Rows stand for their place on the page, and what a screen made by hand offers of one may keep a state. */
export const OfItsRecord = ({ children }: { children: ReactNode }) => (
  <Fragment key={useRecordContext()?.id}>{children}</Fragment>
)
