import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { memo, type RefObject } from 'react'
import { useFormState } from 'react-hook-form'
import { forReadersOnly } from '../theme/forReadersOnly.ts'

type Props = {
  sections: readonly { title: string; fields: readonly string[] }[]
  /** What holds a form for each. */
  content: RefObject<HTMLElement | null>
}

/** The sections of a long form, each a way to its first field; how much is wrong in each stands beside it. */
export const SectionIndex = ({ sections, content }: Props) => {
  const { errors } = useFormState<Record<string, unknown>>()
  return (
    <Box component="nav" aria-label="Secciones" sx={line}>
      {sections.map(({ title, fields }, at) => (
        <Way key={title} title={title} at={at} content={content} wrong={fields.filter(name => errors[name]).length} />
      ))}
    </Box>
  )
}

/** The way to one section. Whatever is judged draws the index anew; its ways only where a count changes. */
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

/** One line over the fields; on a phone it goes on beside the screen. */
const line = {
  display: 'flex',
  gap: 0.5,
  px: { xs: 1, sm: 2 },
  pb: 0.5,
  flex: 'none',
  overflowX: 'auto',
  borderBottom: 1,
  borderColor: 'divider',
  scrollbarWidth: 'none',
}
