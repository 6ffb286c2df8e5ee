import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, type ReactNode, type SyntheticEvent } from 'react'
import type { Mode } from '../../schema/active.ts'
import { useResource } from '../fields/useResource.ts'
import { FieldInput } from './FieldInput.tsx'
import { FormSection } from './FormSection.tsx'
import { judgedOnClick } from './judgedOnClick.ts'
import { SectionIndex } from './SectionIndex.tsx'
import { sectionsOf } from './sectionsOf.ts'
import { withoutJudging } from './withoutJudging.ts'

type Props = {
  mode: Mode
  onSubmit: (event: SyntheticEvent) => Promise<void>
  /** Saves, and asks for another record. */
  onAnother?: (event: SyntheticEvent) => Promise<void>
  onCancel: () => void
  /** What was submitted is being looked at: its button says so, and keeps the focus. */
  busy: boolean
  notice?: ReactNode
  /** What stands under the fields. */
  children?: ReactNode
}

/**
 * The fields in their sections, and the footer that every record form has. It begins at the first field that may be changed; where none may, the keyboard still scrolls it. (A §2)
 * To the browser each section is a form of its own, for it reads a whole form again at every key; Enter in any of them sends all.
 */
export const RecordForm = ({ mode, onSubmit, onAnother, onCancel, busy, notice, children }: Props) => {
  const resource = useResource()
  const content = useRef<HTMLDivElement>(null)
  const sections = sectionsOf(resource)
  useEffect(() => content.current?.querySelector<HTMLElement>(open)?.focus(), [])
  return (
    <>
      {mode !== 'delete' && sections.length >= long && <SectionIndex sections={sections} content={content} />}
      <DialogContent ref={content} sx={{ scrollPaddingTop: '16px' }} tabIndex={mode === 'delete' ? 0 : undefined}>
        {notice}
        <Stack sx={{ gap: 3 }}>
          {sections.map(({ title, fields }) => (
            <form key={title} noValidate onSubmit={event => void onSubmit(event)}>
              <FormSection title={title}>
                {fields.map(name => (
                  <FieldInput key={name} name={name} mode={mode} />
                ))}
              </FormSection>
              <input type="submit" hidden />
            </form>
          ))}
          {children}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Typography>Favor de rellenar correctamente los campos</Typography>
        <Button variant="outlined" color="inherit" onMouseDown={withoutJudging} onClick={onCancel}>
          Cancelar
        </Button>
        {onAnother && (
          <Button variant="outlined" {...judgedOnClick} onClick={event => void onAnother(event)}>
            Guardar y agregar otro
          </Button>
        )}
        <Button
          {...judgedOnClick}
          onClick={event => void onSubmit(event)}
          variant="contained"
          aria-busy={busy}
          color={mode === 'delete' ? 'error' : 'primary'}
        >
          <span style={{ opacity: busy ? 0 : 1 }}>Confirmar</span>
          {busy && <CircularProgress color="inherit" size={20} sx={{ position: 'absolute' }} />}
        </Button>
      </DialogActions>
    </>
  )
}

/** From so many sections on a form has an index. */
const long = 4

const open =
  ':is(input, textarea, [role=combobox]):not(:disabled, [readonly], [aria-hidden=true], [aria-disabled=true])'
