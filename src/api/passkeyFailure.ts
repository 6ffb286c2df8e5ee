/** Returns the reason why the browser gave no passkey, in the words that the person reads. */
export const passkeyFailure = (error: unknown): string => {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return 'Esta llave ya está registrada en su cuenta'
  if (name === 'NotAllowedError') return 'No se usó ninguna llave: se canceló o se agotó el tiempo'
  return 'Su navegador no pudo usar una llave de acceso aquí'
}
