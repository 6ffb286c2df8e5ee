import Typography from '@mui/material/Typography'

/** Hint about the next choice, in the place of the table. */
export const Hint = ({ children }: { children: string }) => (
  <Typography
    role="status"
    sx={{
      py: 5,
      textAlign: 'center',
      color: 'text.secondary',
      border: '1px dashed',
      borderColor: 'divider',
      borderRadius: 2,
    }}
  >
    {children}
  </Typography>
)
