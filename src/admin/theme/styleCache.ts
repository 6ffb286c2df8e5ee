import createCache, { type EmotionCache } from '@emotion/cache'
import { nonceOfPage } from './nonceOfPage.ts'

let cache: EmotionCache | undefined

/** Where MUI's styles are written, under the nonce that the page came with: one place a page, so that whoever signs in again finds them there. */
export const styleCache = (): EmotionCache => (cache ??= createCache({ key: 'css', nonce: nonceOfPage() }))
