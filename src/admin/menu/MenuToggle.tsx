import KeyboardDoubleArrowLeft from '@mui/icons-material/KeyboardDoubleArrowLeft'
import KeyboardDoubleArrowRight from '@mui/icons-material/KeyboardDoubleArrowRight'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'

type Props = { open: boolean; controls: string; onToggle: () => void }

/** «Ocultar» or «Mostrar» the menu. (A §2, Shell) */
export const MenuToggle = ({ open, controls, onToggle }: Props) => (
  <Toggle
    onClick={onToggle}
    aria-expanded={open}
    aria-controls={controls}
    aria-description="Menú"
    data-open={open || undefined}
  >
    {open ? <KeyboardDoubleArrowLeft fontSize="small" /> : <KeyboardDoubleArrowRight fontSize="small" />}
    {open ? 'Ocultar' : 'Mostrar'}
  </Toggle>
)

const Toggle = styled(ButtonBase)(({ theme }) => ({
  flexDirection: 'column',
  gap: 2,
  width: '100%',
  minHeight: 48,
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:hover': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.action.hover },
  '&.Mui-focusVisible': { outlineOffset: -3 },
  '&[data-open]': { flexDirection: 'row', justifyContent: 'start', gap: 14, paddingInline: 20, fontSize: '0.875rem' },
}))
