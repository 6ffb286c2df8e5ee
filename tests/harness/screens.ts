import { cleanup } from '@testing-library/react'
import { File } from 'node:buffer'
import { afterEach } from 'vitest'

/** Files travel only in the forms that `fetch` knows, which are not those of jsdom. */
const { constructor: FormData } = await new Response(new URLSearchParams()).formData()
Object.assign(globalThis, { FormData, File })

/** What is hidden here is hidden by attributes or not drawn at all: working out a whole style sheet for each element would only take a third of the time. */
window.getComputedStyle = element => (element instanceof HTMLElement || element instanceof SVGElement ? element.style : new CSSStyleDeclaration())

afterEach(cleanup)
