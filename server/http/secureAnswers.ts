import { createMiddleware } from 'hono/factory'
import { secureHeaders } from 'hono/secure-headers'

/**
 * Adds security headers that an answer does not set itself. Hashed files go without those that only a page obeys: they
 * were two thirds of the bytes of each file.
 */
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
  /** Policy of all but the page of the web app (`page.ts` has that one's): no script runs, and nothing is loaded from, or sent to, another address. */
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
