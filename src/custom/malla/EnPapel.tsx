import GlobalStyles from '@mui/material/GlobalStyles'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useDayOfPrint } from '../../admin/print/useDayOfPrint.ts'
import { fechaLarga } from '../../language/fechaLarga.ts'
import { house } from '../../schema/house.ts'
import { Hoja } from './Hoja.ts'

/** Prints its children in place of the page, however printing is asked for, under the person they belong to, if any, and the day. Drawn only while printing, in the light scheme. */
export const EnPapel = ({ de, children }: { de?: string; children: ReactNode }) => {
  const day = useDayOfPrint()
  if (!day) return null
  return createPortal(
    <>
      <GlobalStyles styles={alone} />
      <Hoja data-light="" data-hoja="">
        <p>
          {de && <b>{de} · </b>}
          {`${house().name} · ${fechaLarga(day)}`}
        </p>
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
