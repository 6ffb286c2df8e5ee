import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Theme } from '@mui/material/styles'
import { memo, type RefObject } from 'react'
import { useFormState } from 'react-hook-form'
import { forReadersOnly } from '../theme/forReadersOnly.ts'
import { shadedEdges } from '../theme/shadedEdges.ts'
import { showFocused } from '../theme/showFocused.ts'

type Props = {
  sections: readonly { title: string; fields: readonly string[] }[]
  /** Element that holds one HTML form a section. */
  content: RefObject<HTMLElement | null>
}

/** Index of the sections of a long form: a button to the first field of each, with the number of its errors. */
export const SectionIndex = ({ sections, content }: Props) => {
  const { errors } = useFormState<Record<string, unknown>>()
  return (
    <Box component="nav" aria-label="Secciones" onFocus={showFocused} sx={[line, edges]}>
      {sections.map(({ title, fields }, at) => (
        <Way key={title} title={title} at={at} content={content} wrong={fields.filter(name => errors[name]).length} />
      ))}
    </Box>
  )
}

/** Button of one section, memoised: every validation draws the index anew, its buttons only where a count changes. */
const Way = memo(
  ({ title, at, content, wrong }: Pick<Props, 'content'> & { title: string; at: number; wrong: number }) => {
    const go = () => {
      const section = content.current?.querySelectorAll('form')[at]
      section?.scrollIntoView({ block: 'start' })
      section
        ?.querySelector<HTMLElement>(':is(input, textarea, [role=combobox]):not(:disabled, [aria-hidden=true])')
        ?.focus({ preventScroll: true })
    }
    return (
      <Button size="small" color={wrong ? 'error' : 'inherit'} sx={{ flex: 'none' }} onClick={go}>
        {title}
        {wrong > 0 && (
          <>
            <span aria-hidden>{`\u00a0(${wrong})`}</span>
            <Box component="span" sx={forReadersOnly}>{`, ${wrong} por corregir`}</Box>
          </>
        )}
      </Button>
    )
  },
)

/** One line over the fields, which scrolls sideways on a phone. */
const line = {
  display: 'flex',
  gap: 0.5,
  px: { xs: 1, sm: 2 },
  pb: 0.5,
  flex: 'none',
  overflowX: 'auto',
  borderBottom: 1,
  borderColor: 'divider',
}

const edges = (theme: Theme) => shadedEdges(theme, 'paper')
