import { createMiddleware } from 'hono/factory'
import { secureHeaders } from 'hono/secure-headers'

/** Gives every answer the headers that keep a browser from guessing its type, framing it, telling its address to others or coming back without TLS, and from its camera, its place and other devices; an answer that says one of them itself keeps its own. A hashed file of the web app goes without what only a page obeys: it was two thirds of what travelled with each. */
export const secureAnswers = createMiddleware(async (c, next) => {
  await next()
  const give = c.res.ok && c.req.path.startsWith('/assets/') ? ofFiles : ofPages
  await give(c, async () => undefined)
})

const always = {
  overwrite: false,
  strictTransportSecurity: 'max-age=31536000; includeSubDomains',
  xFrameOptions: 'DENY',
} as const

const ofFiles = secureHeaders(always)

const ofPages = secureHeaders({
  ...always,
  permissionsPolicy: {
    accelerometer: [],
    autoplay: [],
    camera: [],
    clipboardRead: [],
    displayCapture: [],
    geolocation: [],
    gyroscope: [],
    hid: [],
    idleDetection: [],
    localFonts: [],
    magnetometer: [],
    microphone: [],
    midi: [],
    payment: [],
    screenWakeLock: [],
    serial: [],
    usb: [],
    xrSpatialTracking: [],
  },
  /** Of what is no page of the web app (`page.ts` says what that may): nothing runs, and nothing is loaded from, or sent to, anybody else. */
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'none'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'", 'data:'],
    frameSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
})
