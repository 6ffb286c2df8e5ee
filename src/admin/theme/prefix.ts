import type { StylisPlugin } from '@emotion/cache'

/** Adds the prefixed property that some current browsers still need; Emotion's own prefixes are those of ten years ago. */
export const prefix: StylisPlugin = element => {
  if (element.type !== 'decl' || typeof element.props !== 'string') return
  const prefixed = olderNames.get(element.props)
  if (prefixed && typeof element.children === 'string')
    element.return = `${prefixed}:${element.children};${element.value}`
}

const olderNames = new Map([
  ['user-select', '-webkit-user-select'],
  ['color-adjust', '-webkit-print-color-adjust'],
  ['print-color-adjust', '-webkit-print-color-adjust'],
  ['backdrop-filter', '-webkit-backdrop-filter'],
  ['hyphens', '-webkit-hyphens'],
  ['mask-image', '-webkit-mask-image'],
])
