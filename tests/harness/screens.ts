import { cleanup, configure } from '@testing-library/react'
import { File } from 'node:buffer'
import React from 'react'
import { afterAll, afterEach, vi } from 'vitest'
import './quickLabels.ts'

/** Files travel only in the forms that `fetch` knows, which are not those of jsdom. */
const { constructor: FormData } = await new Response(new URLSearchParams()).formData()
Object.assign(globalThis, { FormData, File })

/** What is hidden here is hidden by attributes or not drawn at all: working out a whole style sheet for each element would only take a third of the time. */
window.getComputedStyle = element =>
  element instanceof HTMLElement || element instanceof SVGElement ? element.style : new CSSStyleDeclaration()

/** With every text field Emotion looks through the document for a style that a server rendered, and MUI with every theme for an order of layers: there is none, and looking would take a fifth of the time. */
for (const [place, prototype] of [
  [document, Document.prototype],
  [document.head, Element.prototype],
] as const)
  place.querySelector = (selector: string) =>
    /^style\[data-(emotion|mui-layer-order)=/.test(selector) ? null : prototype.querySelector.call(place, selector)

/** A style for each rule would stand in the head, thousands that every look through the document passes: they stay outside. */
document.head.insertBefore = (node, before) => {
  if (!(node instanceof HTMLStyleElement)) Node.prototype.insertBefore.call(document.head, node, before)
  return node
}

/** No rule of a style sheet is asked for here, so none is read: a style is left a plain text. */
Object.assign(document, {
  createElement: (...asked: Parameters<Document['createElement']>) => {
    const made = Document.prototype.createElement.apply(document, asked)
    if (made instanceof HTMLStyleElement) made.type = 'text/plain'
    return made
  },
})

/** A screen's code is loaded when it is first opened, and a password is hashed at every sign-in: both take their time on a busy machine. A failed query says its sentence: whoever waits for something asks many times, and would write the whole page out at each. */
configure({
  asyncUtilTimeout: 10_000,
  getElementError: message => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
})

/** React takes down where each element was made, for warnings that nobody reads here: a tenth of the work of a screen. Told that it took down many lately, it does not. */
Object.defineProperty(
  Object(Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')),
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set() {} },
)

afterEach(cleanup)

/** The next file begins in a browser that was just opened. */
afterAll(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

/** Turns motion off: what opens is open at once. */
window.matchMedia = query =>
  Object.assign(new EventTarget(), {
    matches: query === '(prefers-reduced-motion: reduce)',
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })
