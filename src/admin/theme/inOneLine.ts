import type { Theme } from '@mui/material/styles'
import { inSmallWindow } from './inSmallWindow.ts'

/**
 * Style of a row of small buttons: as many lines as they need, but in a small window one that scrolls sideways, with a
 * shade at each edge beyond which there is more. Its padding leaves room for the outline of the focused one.
 */
export const inOneLine = ({ vars: { palette } }: Theme) => ({
  display: 'flex',
  flexWrap: 'wrap',
  marginBottom: '12px',
  ...inSmallWindow({
    flexWrap: 'nowrap',
    marginInline: '-16px',
    marginBottom: '8px',
    padding: '4px 16px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    scrollPaddingInline: '16px',
    backgroundImage: shadesUnder(palette.background.default, palette.text.disabled),
    backgroundPosition: '0 0, 100% 0, 0 0, 100% 0',
    backgroundSize: '32px 100%, 32px 100%, 12px 100%, 12px 100%',
    backgroundRepeat: 'no-repeat',
    backgroundAttachment: 'local, local, scroll, scroll',
  }),
  '@media (forced-colors: active)': { backgroundImage: 'none' },
  '& > *': { flexShrink: 0 },
})

/** Returns two covers, which scroll along with the ends of the row, over two shades, which stay at its edges. */
const shadesUnder = (cover: string, shade: string) => {
  const edge = `color-mix(in srgb, ${shade} 60%, transparent)`
  return [
    `linear-gradient(to right, ${cover} 50%, transparent)`,
    `linear-gradient(to left, ${cover} 50%, transparent)`,
    `radial-gradient(farthest-side at 0 50%, ${edge}, transparent)`,
    `radial-gradient(farthest-side at 100% 50%, ${edge}, transparent)`,
  ].join()
}
