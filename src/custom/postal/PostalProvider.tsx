import { createContext, use, useMemo, useState, type ReactNode } from 'react'

export type Colonia = { id_colonia: number; nombre: string }
type Postal = {
  /** Colonias of the last search; `null` before any. */
  colonias: readonly Colonia[] | null
  setColonias: (colonias: readonly Colonia[] | null) => void
}

const PostalContext = createContext<Postal>({ colonias: null, setColonias: () => undefined })

/** Shares the colonias that a form's postal code found with the field that chooses one. */
export const PostalProvider = ({ children }: { children: ReactNode }) => {
  const [colonias, setColonias] = useState<readonly Colonia[] | null>(null)
  return <PostalContext value={useMemo(() => ({ colonias, setColonias }), [colonias])}>{children}</PostalContext>
}

export const usePostal = () => use(PostalContext)
