/** The nonce that the page came with, under which a style may be written into it; nothing where it came with none. */
export const nonceOfPage = () => document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce || undefined
