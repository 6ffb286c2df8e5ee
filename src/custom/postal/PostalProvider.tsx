import { createContext, use, useMemo, useState, type ReactNode } from 'react'

export type Colonia = { id_colonia: number; nombre: string }
type Postal = {
  /** What the last search brought; null while none was made. */
  colonias: readonly Colonia[] | null
  setColonias: (colonias: readonly Colonia[] | null) => void
}

const PostalContext = createContext<Postal>({ colonias: null, setColonias: () => undefined })

/** What the postal code of a form found: its colonias, for the field beside it. */
export const PostalProvider = ({ children }: { children: ReactNode }) => {
  const [colonias, setColonias] = useState<readonly Colonia[] | null>(null)
  return <PostalContext value={useMemo(() => ({ colonias, setColonias }), [colonias])}>{children}</PostalContext>
}

export const usePostal = () => use(PostalContext)
