import createCache from '@emotion/cache'

/** Where MUI's styles are written, under the nonce that the page came with. */
export const styleCache = () => {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
  return createCache({ key: 'css', ...(nonce ? { nonce } : {}) })
}
