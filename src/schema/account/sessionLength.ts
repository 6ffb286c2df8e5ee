/** How long a session lasts, on the server and in the browser, in milliseconds. (A §9) */
export const sessionLength = 4 * 60 * 60 * 1000
