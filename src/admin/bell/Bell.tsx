import Notifications from '@mui/icons-material/NotificationsNoneOutlined'
import Badge from '@mui/material/Badge'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import { Suspense, useState } from 'react'
import { openable } from '../defer/openable.tsx'
import { contado } from '../../language/contado.ts'
import { Announcement } from '../screen/Announcement.tsx'
import { BellPlace } from './BellPlace.tsx'
import { useBell } from './useBell.ts'

const NoticeList = openable(async () => (await import('./NoticeList.tsx')).NoticeList)

/** Bell with the number of unread notices, which opens their list; its accessible name repeats the number. An empty place while the state is unknown, and for a server without notices. */
export const Bell = () => {
  const state = useBell()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (!state) return <BellPlace />
  const { sinLeer } = state
  const close = () => setAnchor(null)
  return (
    <>
      <IconButton
        data-help="Avisos"
        aria-label={`Avisos: ${unreadInWords(sinLeer)}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <Badge
          key={sinLeer ? 'some' : 'none'}
          badgeContent={sinLeer || null}
          max={mostShown}
          color="primary"
          overlap="circular"
        >
          <Notifications fontSize="small" />
        </Badge>
      </IconButton>
      <Announcement>{sinLeer > 0 && <span role="status">{unreadInWords(sinLeer)}</span>}</Announcement>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Avisos', sx: paper } }}
      >
        <Suspense>{anchor && <NoticeList unread={sinLeer} onClose={close} />}</Suspense>
      </Popover>
    </>
  )
}

/** Largest number shown: the server counts at most one more. */
const mostShown = 99

const unreadInWords = (unread: number) =>
  unread > mostShown
    ? `${mostShown}+ avisos sin leer`
    : unread
      ? contado(unread, 'aviso sin leer', 'avisos sin leer')
      : 'todos leídos'

const paper = { width: 420, maxWidth: 'calc(100vw - 24px)', maxHeight: 'min(640px, calc(100dvh - 90px))' }
