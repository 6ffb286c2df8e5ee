import { useDeferredValue, type ReactNode } from 'react'

/** Draws its children once the surrounding screen is drawn, in pieces between which the page hears keys and taps. */
export const Afterwards = ({ children }: { children: ReactNode }) => useDeferredValue(true, false) && children
