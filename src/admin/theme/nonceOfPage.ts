/** Returns the nonce of the page, under which styles may be written into it; `undefined` for a page without one. */
export const nonceOfPage = () => document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce || undefined
