import type { Theme } from '@mui/material/styles'

/**
 * Style of a row of small buttons: on a phone one line that scrolls sideways, with a shade at each edge beyond which there
 * is more, elsewhere as many lines as they need. Its padding leaves room for the outline of the focused one.
 */
export const inOneLine = ({ vars: { palette } }: Theme) =>
  ({
    display: 'flex',
    flexWrap: { xs: 'nowrap', sm: 'wrap' },
    overflowX: { xs: 'auto', sm: 'visible' },
    scrollbarWidth: 'none',
    scrollPaddingInline: '16px',
    mx: { xs: -2, sm: 0 },
    px: { xs: 2, sm: 0 },
    py: { xs: 0.5, sm: 0 },
    backgroundImage: { xs: shadesUnder(palette.background.default, palette.text.disabled), sm: 'none' },
    backgroundPosition: '0 0, 100% 0, 0 0, 100% 0',
    backgroundSize: '32px 100%, 32px 100%, 12px 100%, 12px 100%',
    backgroundRepeat: 'no-repeat',
    backgroundAttachment: 'local, local, scroll, scroll',
    '@media (forced-colors: active)': { backgroundImage: 'none' },
    '& > *': { flexShrink: 0 },
  }) as const

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
