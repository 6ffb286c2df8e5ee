import createCache, { type EmotionCache } from '@emotion/cache'
import { nestAtRules } from './nestAtRules.ts'
import { nonceOfPage } from './nonceOfPage.ts'
import { prefix } from './prefix.ts'

let cache: EmotionCache | undefined

/** Returns the cache that MUI writes its styles into, under the nonce of the page: one a page, so that signing in again finds them there. */
export const styleCache = (): EmotionCache =>
  (cache ??= createCache({
    key: 'css',
    nonce: nonceOfPage(),
    stylisPlugins: readsNested() ? [prefix, nestAtRules] : [prefix],
  }))

const readsNested = () => typeof CSS !== 'undefined' && CSS.supports('selector(&)')
