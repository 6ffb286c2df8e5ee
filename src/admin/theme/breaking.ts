/** A button whose words break where they do not fit, as with large letters on a phone. */
export const breaking = { maxWidth: '100%', whiteSpace: 'normal' } as const
