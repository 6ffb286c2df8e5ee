import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, type ReactNode } from 'react'
import { useNotify, type RaRecord } from 'react-admin'
import { useFormState } from 'react-hook-form'
import type { Mode } from '../../schema/active.ts'
import { useResource } from '../fields/useResource.ts'
import { FieldInput } from './FieldInput.tsx'
import { sectionsOf } from './sectionsOf.ts'

type Props = { mode: Mode; stored?: RaRecord; onCancel: () => void; onDirty: (dirty: boolean) => void; notice?: ReactNode }

/** The fields in their sections, and the footer that every record form has. (A §2) */
export const RecordForm = ({ mode, stored, onCancel, onDirty, notice }: Props) => {
  const resource = useResource()
  useUnsaved(onDirty)
  useInvalidNotice()
  return (
    <>
      <DialogContent>
        {notice}
        <Stack sx={{ gap: 3 }}>
          {sectionsOf(resource).map(({ title, fields }) => (
            <Box component={title ? 'fieldset' : 'div'} key={title} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
              {title && <Typography component="legend" variant="h3" sx={{ mb: 1.5 }}>{title}</Typography>}
              <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))' }}>
                {fields.map(name => <FieldInput key={name} name={name} mode={mode} stored={stored} />)}
              </Box>
            </Box>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Typography>Favor de rellenar correctamente los campos</Typography>
        <Button variant="outlined" color="inherit" onClick={onCancel}>Cancelar</Button>
        <Button type="submit" variant="contained" color={mode === 'delete' ? 'error' : 'primary'}>Confirmar</Button>
      </DialogActions>
    </>
  )
}

/** Tells the dialog whether something was typed, and the browser too, should the page be closed. */
const useUnsaved = (onDirty: (dirty: boolean) => void) => {
  const { dirtyFields } = useFormState()
  const dirty = Object.keys(dirtyFields).length > 0
  useEffect(() => {
    onDirty(dirty)
    if (!dirty) return undefined
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', hold)
    return () => removeEventListener('beforeunload', hold)
  }, [dirty, onDirty])
}

/** A form that was submitted with errors says so once a try. (A §5) */
const useInvalidNotice = () => {
  const notify = useNotify()
  const { submitCount, isValid, isSubmitting } = useFormState()
  useEffect(() => {
    if (submitCount > 0 && !isValid && !isSubmitting) notify('Primero corrija las validaciones', { type: 'info' })
  }, [submitCount])
}
