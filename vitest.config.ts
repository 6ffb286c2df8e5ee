import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Three kinds of test: plain and API (`*.test.ts`), screens in jsdom (`*.test.tsx`), and the built app with a real browser or as a process (`tests/e2e`, `tests/arranque`). */
export default defineConfig({
  plugins: [react()],
  test: {
    globalSetup: 'tests/harness/globalSetup.ts',
    env: { TZ: 'America/Mexico_City' },
    projects: [
      {
        extends: true,
        test: { name: 'api', environment: 'node', include: ['tests/**/*.test.ts'], exclude: ['tests/e2e/**', 'tests/arranque/**'] },
      },
      {
        extends: true,
        test: { name: 'screens', environment: 'jsdom', include: ['tests/**/*.test.tsx'], setupFiles: 'tests/harness/screens.ts', testTimeout: 20_000 },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts', 'tests/arranque/**/*.test.ts'],
          testTimeout: 90_000,
          hookTimeout: 90_000,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
