import react from '@vitejs/plugin-react'
import { resolve } from 'node:path'
import { defineConfig } from 'vite'

const pages = ['index', 'ag', 'mui']

export default defineConfig({
  logLevel: 'error',
  plugins: [react()],
  build: { rolldownOptions: { input: Object.fromEntries(pages.map(page => [page, resolve(`${page}.html`)])) } },
})
