/** Style of a button whose words wrap where they do not fit, as with large letters on a phone. */
export const breaking = { maxWidth: '100%', whiteSpace: 'normal' } as const
