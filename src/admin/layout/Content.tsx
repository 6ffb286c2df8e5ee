import { styled } from '@mui/material/styles'
import { useLocation } from 'ra-core'
import { useEffect, useRef, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { takeEntry } from '../../api/session.ts'
import { ErrorPage } from '../error/ErrorPage.tsx'
import { passBy } from '../list/bulk/leftSelection.ts'
import { inLowWindow } from '../theme/inLowWindow.ts'
import { onPaper } from '../theme/onPaper.ts'
import { titleId } from '../title/PageTitle.tsx'
import { contentId } from './SkipLink.tsx'
import { headerHeight } from './headerHeight.ts'

/** Main part of the page. A new address starts at its top, for the eye, the keyboard and, by its title, the ear, and so does a sign-in; a screen that breaks leaves the menu. */
export const Content = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const previous = useRef(pathname)
  useEffect(() => passBy(pathname), [pathname])
  useEffect(() => {
    // The focused element left with the sign-in page; a page that was just loaded keeps its own start.
    if (takeEntry() && document.activeElement === document.body) main.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <Main id={contentId} ref={main} tabIndex={-1} aria-describedby={titleId}>
      <ErrorBoundary FallbackComponent={ErrorPage}>{children}</ErrorBoundary>
    </Main>
  )
}

const Main = styled('main')(({ theme }) => ({
  flex: 1,
  width: '100%',
  // Fills the window under the header, so that the footer does not begin in sight, to be pushed out of it when the content arrives.
  minHeight: `calc(100dvh - ${headerHeight}px)`,
  maxWidth: 1680,
  padding: theme.spacing(3, 4),
  '&:focus-visible': { outline: 'none' },
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5, 2) },
  ...inLowWindow({ padding: theme.spacing(1, 2) }),
  ...onPaper({ maxWidth: 'none', minHeight: 0, padding: 0 }),
}))
