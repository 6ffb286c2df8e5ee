/** A text in which no line breaks inside a code: `IST01-AGROE-2023-1_Botánica campesina`. */
export const WholeCodes = ({ text }: { text: string }) =>
  text.split(codes).map((part, at) =>
    at % 2 ? (
      <span key={at} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    ),
  )

/** Capitals and figures with hyphens between them. */
const codes = /((?:[A-Z\d]+-)+[A-Z\d]+)/
