import createCache, { type EmotionCache } from '@emotion/cache'
import { nestAtRules } from './nestAtRules.ts'
import { nonceOfPage } from './nonceOfPage.ts'
import { prefix } from './prefix.ts'

let cache: EmotionCache | undefined

/** Where MUI's styles are written, under the nonce that the page came with: one place a page, so that whoever signs in again finds them there. */
export const styleCache = (): EmotionCache =>
  (cache ??= createCache({
    key: 'css',
    nonce: nonceOfPage(),
    stylisPlugins: readsNested() ? [prefix, nestAtRules] : [prefix],
  }))

const readsNested = () => typeof CSS !== 'undefined' && CSS.supports('selector(&)')
