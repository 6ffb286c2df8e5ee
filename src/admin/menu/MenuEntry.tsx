import { LinkBase, useMatch } from 'ra-core'
import { memo } from 'react'
import type { IconName } from '../../schema/screen.ts'
import { rooms } from '../rooms.ts'
import { useListAhead } from './useListAhead.ts'

type Props = { route: string; label: string; icon: IconName; open: boolean; onOpen?: () => void }

/** Line of the menu. Collapsed it is its icon, with an accessible name and a help. */
export const MenuEntry = (props: Props) => <Line {...props} current={useMatch({ path: props.route }) !== null} />

/** Drawn again only when it becomes the current line or ceases to be, and not at every navigation. The list styles it. */
const Line = memo(({ route, label, icon, open, onOpen, current }: Props & { current: boolean }) => {
  const Icon = rooms().icons[icon]
  const ahead = useListAhead(route)
  return (
    <li>
      <LinkBase
        to={route}
        onClick={onOpen}
        {...(!current && ahead)}
        data-help={open ? undefined : label}
        aria-label={open ? undefined : label}
        aria-current={current ? 'page' : undefined}
      >
        <Icon fontSize="small" />
        {open && label}
      </LinkBase>
    </li>
  )
})
