import { secureHeaders } from 'hono/secure-headers'

/** Gives every answer the headers that keep a browser from guessing its type, framing it, telling its address to others or coming back without TLS, and from its camera, its place and other devices; an answer that says one of them itself keeps its own. */
export const secureAnswers = secureHeaders({
  overwrite: false,
  xFrameOptions: 'DENY',
  permissionsPolicy: {
    camera: [],
    microphone: [],
    geolocation: [],
    payment: [],
    usb: [],
    serial: [],
    midi: [],
  },
  /** Nothing is loaded from, or sent to, anybody else; MUI writes its styles into the page. */
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'", 'data:'],
    frameSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
})
