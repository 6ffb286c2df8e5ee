import createCache, { type EmotionCache } from '@emotion/cache'

let cache: EmotionCache | undefined

/** Where MUI's styles are written, under the nonce that the page came with: one place a page, so that whoever signs in again finds them there. */
export const styleCache = (): EmotionCache => (cache ??= createCache({ key: 'css', ...nonceOfPage() }))

const nonceOfPage = () => {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
  return nonce ? { nonce } : {}
}
