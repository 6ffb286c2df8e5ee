import type { ReactNode } from 'react'
import { forReadersOnly } from '../theme/forReadersOnly.ts'

/** Announces its content to screen readers only. It has no role of its own, since readers name an empty `status` («barra de estado») to whoever browses the page. */
export const Announcement = ({ children }: { children: ReactNode }) => (
  <span aria-live="polite" style={forReadersOnly}>
    {children}
  </span>
)
