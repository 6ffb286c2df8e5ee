import Dialog, { type DialogProps } from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent, { type DialogContentProps } from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, type ReactNode } from 'react'

type Props = Partial<Pick<DialogProps, 'open' | 'onClose' | 'maxWidth' | 'fullScreen'>> & {
  title: string
  /** Text that it is announced with, above its content. */
  text?: ReactNode
  /** Buttons at its foot. */
  actions?: ReactNode
  /** Further properties of its content. */
  content?: Pick<DialogContentProps, 'tabIndex' | 'sx'>
  children?: ReactNode
}

/** Dialog named by its title: a text, content, and buttons at its foot. Without `onClose` only its buttons close it. */
export const TitledDialog = ({ title, text, actions, content, children, ...dialog }: Props) => {
  const id = useId()
  return (
    <Dialog open aria-labelledby={id} aria-describedby={text ? `${id}-texto` : undefined} {...dialog}>
      <DialogTitle id={id}>{title}</DialogTitle>
      {(text || children) && (
        <DialogContent {...content}>
          {text && (
            <DialogContentText id={`${id}-texto`} sx={children ? { mb: 2 } : undefined}>
              {text}
            </DialogContentText>
          )}
          {children}
        </DialogContent>
      )}
      {actions && <DialogActions>{actions}</DialogActions>}
    </Dialog>
  )
}
