import { createContext, use, useState, type ReactNode } from 'react'

export type Colonia = { id_colonia: number; nombre: string }
type Postal = { colonias: readonly Colonia[]; setColonias: (colonias: readonly Colonia[]) => void }

const PostalContext = createContext<Postal>({ colonias: [], setColonias: () => undefined })

/** What the postal code of a form found: its colonias, for the select beside it. */
export const PostalProvider = ({ children }: { children: ReactNode }) => {
  const [colonias, setColonias] = useState<readonly Colonia[]>([])
  return <PostalContext value={{ colonias, setColonias }}>{children}</PostalContext>
}

export const usePostal = () => use(PostalContext)
