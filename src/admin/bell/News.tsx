import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { memo, useId, useState } from 'react'
import { serverNow } from '../../api/serverNow.ts'
import { contado } from '../../language/contado.ts'
import { hace } from '../../language/hace.ts'
import { house } from '../../schema/house.ts'
import type { Answer } from '../../api/calls.ts'
import { useRead } from '../read/useRead.ts'
import { NoticeItem } from './NoticeItem.tsx'
import { bellKey } from './useBell.ts'
import { markRead, type PersonNotice } from './useNotices.ts'

type News = Answer<'/avisos/novedades'>

/** Reads the notices since the last visit; null where the server keeps none. */
export const useNews = () =>
  useRead<'/avisos/novedades', null>('/avisos/novedades', {
    error: 'No se pudieron obtener sus avisos.',
    whenAbsent: null,
    onReturn: true,
  })

/** Unread notices since the person's last visit: the newest, each linking to its record. Nothing without any. */
export const NewsList = memo(({ news }: { news: News | null | undefined }) => {
  const id = useId()
  const client = useQueryClient()
  const [now] = useState(serverNow)
  if (!news?.desde || !news.avisos.length) return null
  const { desde, total, avisos } = news
  const open = async (notice: PersonNotice) => {
    await markRead(notice).catch(() => undefined)
    await client.invalidateQueries({ queryKey: bellKey })
  }
  return (
    <Stack component="section" aria-labelledby={id} spacing={1} sx={{ maxWidth: 1100 }}>
      <Typography
        id={id}
        variant="h2"
      >{`Desde su última visita, ${hace(new Date(desde), now, house().today)}`}</Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {avisos.map(notice => (
          <NoticeItem key={notice.id} notice={notice} now={now} onOpen={() => void open(notice)} />
        ))}
      </Box>
      {total > avisos.length && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`Y ${contado(total - avisos.length, 'aviso más', 'avisos más')} en la campana.`}
        </Typography>
      )}
    </Stack>
  )
})
