import { defineConfig } from 'vitest/config'

/** The tests that a mutant of the room under test must pass: those of `MUTANTES_PRUEBAS`, in one process. */
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    env: { TZ: 'America/Mexico_City', DEBUG_PRINT_LIMIT: '0' },
    environment: 'node',
    isolate: false,
    globalSetup: process.env.MUTANTES_BASE ? 'tests/harness/globalSetup.ts' : [],
    setupFiles: 'src/university.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    include: (process.env.MUTANTES_PRUEBAS ?? '').split(','),
  },
})
