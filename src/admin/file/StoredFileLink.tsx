import OpenIcon from '@mui/icons-material/OpenInNew'
import Button from '@mui/material/Button'
import { apiUrl } from '../../api/apiUrl.ts'

type Props = { url: string; label: string; name: string }

/** Link that opens a stored file in a new tab, with the address that the server signed; `name` tells screen readers which file it is. (B §3) */
export const StoredFileLink = ({ url, label, name }: Props) => (
  <Button
    component="a"
    size="small"
    href={new URL(url, apiUrl('')).href}
    target="_blank"
    rel="noopener"
    startIcon={<OpenIcon />}
    aria-label={`${label} ${name}`}
  >
    {label}
  </Button>
)
