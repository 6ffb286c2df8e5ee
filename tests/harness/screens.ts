import { cleanup } from '@testing-library/react'
import { File } from 'node:buffer'
import { afterEach } from 'vitest'

/** Files travel only in the forms that `fetch` knows, which are not those of jsdom. */
const { constructor: FormData } = await new Response(new URLSearchParams()).formData()
Object.assign(globalThis, { FormData, File })

afterEach(cleanup)
