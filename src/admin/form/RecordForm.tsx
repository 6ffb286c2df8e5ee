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
import { focusFirst } from './focusFirst.ts'
import { FormSection } from './FormSection.tsx'
import { judgedOnClick } from './judgedOnClick.ts'
import { SectionIndex } from './SectionIndex.tsx'
import { sectionsOf } from './sectionsOf.ts'
import { WrongFields } from './WrongFields.tsx'
import { withoutJudging } from './withoutJudging.ts'

type Props = {
  mode: Mode
  onSubmit: (event: SyntheticEvent) => Promise<void>
  /** Saves, and begins another record. */
  onAnother?: (event: SyntheticEvent) => Promise<void>
  onCancel: () => void
  /** `true` while the submitted values are checked: the button shows it and keeps the focus. */
  busy: boolean
  notice?: ReactNode
  /** Content under the fields. */
  children?: ReactNode
}

/**
 * Form of a record and its footer. Each section is an HTML form, since the browser reads a whole form at every key;
 * Enter submits all. In a delete form the keyboard can scroll. (A §2)
 */
export const RecordForm = ({ mode, onSubmit, onAnother, onCancel, busy, notice, children }: Props) => {
  const resource = useResource()
  const content = useRef<HTMLDivElement>(null)
  const sections = sectionsOf(resource)
  useEffect(() => focusFirst(content.current), [])
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
        <WrongFields />
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

/** Number of sections from which a form has an index. */
const long = 4
