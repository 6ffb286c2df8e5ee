/** Length of a session, on the server and in the browser (ms). (A §9) */
export const sessionLength = 4 * 60 * 60 * 1000
