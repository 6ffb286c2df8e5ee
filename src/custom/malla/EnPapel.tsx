import GlobalStyles from '@mui/material/GlobalStyles'
import { useEffect, useState, type ReactNode } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { Hoja } from './hoja.ts'

/** What goes on paper instead of the page around, however printing is asked for. It is drawn only while it prints, by daylight. */
export const EnPapel = ({ children }: { children: ReactNode }) => {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  if (!printing) return null
  return createPortal(
    <>
      <GlobalStyles styles={alone} />
      <Hoja data-light="" data-hoja="">
        {children}
      </Hoja>
    </>,
    document.body,
  )
}

const alone = {
  '@page': { size: 'letter landscape', margin: '8mm' },
  '@media print': {
    'body > *:not([data-hoja])': { display: 'none !important' },
    'html, body': { minHeight: '0 !important', margin: 0, background: 'white' },
  },
  '@media screen': { '[data-hoja]': { display: 'none' } },
}
