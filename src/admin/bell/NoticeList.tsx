import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { LinkBase } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { serverNow } from '../../api/serverNow.ts'
import { house } from '../../schema/house.ts'
import { ReadFailure } from '../read/ReadFailure.tsx'
import { RestingButton } from '../send/RestingButton.tsx'
import { NoticeItem } from './NoticeItem.tsx'
import { useNotices } from './useNotices.ts'

/** List of the person's notices: unread first, then the newest, page by page. The focus begins at its heading, and stays in the list when «Marcar todo como leído» disappears. */
export const NoticeList = ({ unread, onClose }: { unread: number; onClose: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const { profile } = house()
  const [openedAt] = useState(serverNow)
  useEffect(() => heading.current?.focus(), [])
  const { notices, isPending, isError, refetch, more, markRead, markAll } = useNotices()
  return (
    <Stack>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, px: 2, pt: 1.5, pb: 1 }}>
        <Typography ref={heading} tabIndex={-1} variant="h2" sx={{ mr: 'auto', fontSize: '1.125rem' }}>
          Avisos
        </Typography>
        {unread > 0 && (
          <Button
            size="small"
            onClick={() => {
              markAll()
              heading.current?.focus()
            }}
          >
            Marcar todo como leído
          </Button>
        )}
      </Stack>
      {isPending && (
        <Box sx={{ p: 3, textAlign: 'center' }}>
          <CircularProgress size={28} aria-label="Abriendo sus avisos" />
        </Box>
      )}
      {isError && (
        <Box sx={{ px: 2, pb: 2 }}>
          <ReadFailure text="No se pudieron obtener sus avisos." onRetry={refetch} />
        </Box>
      )}
      {!isPending && !isError && notices.length === 0 && (
        <Typography sx={{ px: 2, pb: 2, color: 'text.secondary' }}>
          Está al día: aquí le avisaremos de lo que le concierne.
        </Typography>
      )}
      {notices.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {notices.map(notice => (
            <NoticeItem
              key={notice.id}
              notice={notice}
              now={openedAt}
              onOpen={() => {
                markRead(notice)
                if (notice.direccion) onClose()
              }}
            />
          ))}
        </Box>
      )}
      {more && (
        <RestingButton
          onClick={more.read}
          loading={more.reading}
          resting={more.reading}
          sx={{ alignSelf: 'center', my: 1 }}
        >
          Mostrar más
        </RestingButton>
      )}
      {profile && (
        <Link component={LinkBase} to={profile} onClick={onClose} variant="body2" sx={{ px: 2, py: 1.5 }}>
          Elegir cada cuánto llegan por correo
        </Link>
      )}
    </Stack>
  )
}
