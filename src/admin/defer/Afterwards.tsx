import { useDeferredValue, type ReactNode } from 'react'

/** Draws what it holds once what is around it is on the screen, in pieces between which the page hears keys and taps. */
export const Afterwards = ({ children }: { children: ReactNode }) => useDeferredValue(true, false) && children
