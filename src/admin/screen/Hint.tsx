import Typography from '@mui/material/Typography'

/** What to choose next, where a table will be. */
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
