import { cleanup, configure } from '@testing-library/react'
import { File } from 'node:buffer'
import React from 'react'
import { afterAll, afterEach, vi } from 'vitest'
import './quickLabels.ts'

/** `fetch` only sends the FormData and File of Node, not those of jsdom. */
const { constructor: FormData } = await new Response(new URLSearchParams()).formData()
Object.assign(globalThis, { FormData, File })

/** Returns only the inline style: elements here are hidden by attributes or not rendered, and computing whole style sheets takes a third of the time. */
window.getComputedStyle = element =>
  element instanceof HTMLElement || element instanceof SVGElement ? element.style : new CSSStyleDeclaration()

/**
 * Answers without searching when Emotion, with every text field, looks for server-rendered styles, and MUI for layers:
 * there are none, and the search takes a fifth of the time.
 */
for (const [place, prototype] of [
  [document, Document.prototype],
  [document.head, Element.prototype],
] as const)
  place.querySelector = (selector: string) =>
    /^style\[data-(emotion|mui-layer-order)=/.test(selector) ? null : prototype.querySelector.call(place, selector)

/** Keeps style elements out of the head: one for each rule would make thousands that every query of the document passes. */
document.head.insertBefore = (node, before) => {
  if (!(node instanceof HTMLStyleElement)) Node.prototype.insertBefore.call(document.head, node, before)
  return node
}

/** Makes styles plain text, so that jsdom does not parse them: no test reads a rule. */
Object.assign(document, {
  createElement: (...asked: Parameters<Document['createElement']>) => {
    const made = Document.prototype.createElement.apply(document, asked)
    if (made instanceof HTMLStyleElement) made.type = 'text/plain'
    return made
  },
})

/**
 * Loading a screen and hashing a password are slow on a busy machine. Errors of queries carry only their message:
 * waiting repeats the query, and would print the page each time.
 */
configure({
  asyncUtilTimeout: 10_000,
  getElementError: message => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
})

/** Makes React believe that it recorded many owner stacks lately, so that it records no more. They only serve warnings that nobody reads here, and take a tenth of the work of a screen. */
Object.defineProperty(
  Object(Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')),
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set() {} },
)

afterEach(cleanup)

/** The next file starts as in a fresh browser. */
afterAll(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

/** Turns motion off: whatever opens is open at once. */
window.matchMedia = query =>
  Object.assign(new EventTarget(), {
    matches: query === '(prefers-reduced-motion: reduce)',
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })
