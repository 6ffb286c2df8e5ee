/** Whether this is `npm run ensayo -- largas`: what walks every role or tries by chance then walks and tries all that there is time for. */
export const aFondo = Boolean(process.env.LARGAS)
