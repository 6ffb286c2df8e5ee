import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { LinkBase } from 'ra-core'
import { hace } from '../../language/hace.ts'
import { house } from '../../schema/house.ts'
import { forReadersOnly } from '../theme/forReadersOnly.ts'
import type { PersonNotice } from './useNotices.ts'

type Props = { notice: PersonNotice; now: Date; onOpen: () => void }

/** Notice: what happened, and when. Opens what it is about. */
export const NoticeItem = ({ notice, now, onOpen }: Props) => {
  const { asunto, texto, direccion, creado, leido } = notice
  return (
    <Item data-unread={leido ? undefined : true}>
      <ButtonBase
        {...(direccion ? { component: LinkBase, to: direccion } : {})}
        onClick={onOpen}
        sx={{ display: 'block', width: '100%', px: 2, py: 1.25, textAlign: 'left', font: 'inherit' }}
      >
        <b>
          {!leido && <i>Sin leer: </i>}
          {asunto}
        </b>
        <span>{texto}</span>
        <time dateTime={creado}>{hace(new Date(creado), now, house().today)}</time>
      </ButtonBase>
    </Item>
  )
}

const Item = styled('li')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  borderLeft: '3px solid transparent',
  '& b, & span, & time': { display: 'block', overflowWrap: 'anywhere' },
  '& b': { fontWeight: 400 },
  '& i': forReadersOnly,
  '& span': { whiteSpace: 'pre-line', color: theme.vars.palette.text.secondary },
  '& time': { marginTop: 2, fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[data-unread]': { borderLeftColor: theme.vars.palette.primary.main },
  '&[data-unread] b': { fontWeight: 700 },
}))
