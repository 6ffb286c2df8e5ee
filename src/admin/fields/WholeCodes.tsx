import { Fragment } from 'react'

/** A text in which no line breaks inside a code, and one may break behind what ties a name to it: `IST01-AGROE-2023-1_Botánica campesina`. */
export const WholeCodes = ({ text }: { text: string }) =>
  text.split(codes).map((part, at) => (
    <Fragment key={at}>
      {at % 3 === 1 ? <span style={{ whiteSpace: 'nowrap' }}>{part}</span> : part}
      {at % 3 === 2 && part && <wbr />}
    </Fragment>
  ))

/** Capitals and figures with hyphens between them, and the line under which a name begins. */
const codes = /((?:[A-Z\d]+-)+[A-Z\d]+)(_?)/
