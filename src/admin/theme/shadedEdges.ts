import type { Theme } from '@mui/material/styles'

/** Style of a row that may scroll sideways on a surface: a shade at each edge beyond which there is more. */
export const shadedEdges = ({ vars: { palette } }: Theme, surface: keyof Theme['palette']['background']) => {
  const cover = palette.background[surface]
  const shade = `color-mix(in srgb, ${palette.text.disabled} 60%, transparent)`
  return {
    scrollbarWidth: 'none',
    scrollPaddingInline: '16px',
    // Two covers, which scroll along with the ends of the row, over two shades, which stay at its edges.
    backgroundImage: [
      `linear-gradient(to right, ${cover} 50%, transparent)`,
      `linear-gradient(to left, ${cover} 50%, transparent)`,
      `radial-gradient(farthest-side at 0 50%, ${shade}, transparent)`,
      `radial-gradient(farthest-side at 100% 50%, ${shade}, transparent)`,
    ].join(),
    backgroundPosition: '0 0, 100% 0, 0 0, 100% 0',
    backgroundSize: '32px 100%, 32px 100%, 12px 100%, 12px 100%',
    backgroundRepeat: 'no-repeat',
    backgroundAttachment: 'local, local, scroll, scroll',
    '@media (forced-colors: active)': { backgroundImage: 'none' },
  } as const
}
