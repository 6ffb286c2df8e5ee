import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { temporaryFolder } from './tests/harness/temporaryFolder.ts'

/* Inherited by every process that the run starts. */
process.env.TMPDIR ??= temporaryFolder()

/** The time zone of the specification's dates. */
const env = { TZ: 'America/Mexico_City' }

/** The composition root that both halves share. */
const house = 'src/university.ts'

/** Another house on the same generator. Nothing of this one may be registered beside it. */
const otraCasa = 'tests/otraCasa/**'

/** Tests that take minutes each. Only `npm run ensayo -- largas` runs them. */
const largas = 'tests/largas/**'

const pure = ['tests/domain/**/*.test.ts', 'tests/schema/**/*.test.ts']

/**
 * Kinds of test: plain and API, rules without a database (`npm test -- domain`), documents, screens in jsdom, and the
 * built app (`tests/e2e`, `tests/arranque`). Files of one kind share their modules.
 */
export default defineConfig({
  test: {
    globalSetup: 'tests/harness/globalSetup.ts',
    /* Tests wait for PostgreSQL and each other: one worker more than there are cores fills the pauses. */
    maxWorkers: availableParallelism() + 1,
    /* Tests allocate much that is soon garbage: a larger young generation saves a twentieth of the work. */
    execArgv: ['--max-semi-space-size=64'],
    /* Transformed files are cached by content for the next runs, which saves a twenty-fifth of the work. */
    experimental: { fsModuleCache: true },
    projects: [
      ...(process.env.REGLAS
        ? [
            {
              test: {
                name: 'domain',
                env,
                environment: 'node' as const,
                isolate: false,
                setupFiles: house,
                include: pure,
              },
            },
          ]
        : []),
      {
        test: {
          name: 'api',
          env,
          environment: 'node',
          isolate: false,
          setupFiles: [house, 'tests/harness/quickScrypt.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
          expect: { poll: { timeout: 15_000 } },
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'tests/arranque/**', 'tests/pdf/**', otraCasa, largas],
        },
      },
      {
        test: {
          /* Apart, since pdf.js refuses to share a process with drizzle-kit. */
          name: 'pdf',
          env,
          environment: 'node',
          setupFiles: house,
          testTimeout: 30_000,
          include: ['tests/pdf/**/*.test.ts'],
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'screens',
          env,
          environment: 'jsdom',
          isolate: false,
          include: ['tests/**/*.test.tsx'],
          exclude: [otraCasa, largas],
          setupFiles: [house, 'tests/harness/quickScrypt.ts', 'tests/harness/screens.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'otraCasa',
          env,
          environment: 'node',
          isolate: false,
          include: ['tests/otraCasa/**/*.test.ts'],
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'otraCasa en pantalla',
          env,
          environment: 'jsdom',
          include: ['tests/otraCasa/**/*.test.tsx'],
          setupFiles: 'tests/harness/screens.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          env,
          /* A browser and the app it shows fill a core by themselves. */
          maxWorkers: availableParallelism(),
          maxConcurrency: 3,
          sequence: { groupOrder: 1 },
          environment: 'node',
          isolate: false,
          setupFiles: house,
          include: ['tests/e2e/**/*.test.ts', 'tests/arranque/**/*.test.ts'],
          testTimeout: 90_000,
          hookTimeout: 90_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      ...(process.env.LARGAS
        ? [
            {
              test: {
                name: 'largas',
                env,
                environment: 'node' as const,
                isolate: false,
                setupFiles: house,
                include: ['tests/largas/**/*.test.ts'],
                testTimeout: 180_000,
                hookTimeout: 120_000,
                expect: { poll: { timeout: 15_000 } },
              },
            },
            {
              plugins: [react()],
              test: {
                name: 'largas en pantalla',
                env,
                environment: 'jsdom' as const,
                isolate: false,
                setupFiles: [house, 'tests/harness/screens.ts'],
                include: ['tests/largas/**/*.test.tsx'],
                testTimeout: 180_000,
                hookTimeout: 120_000,
              },
            },
          ]
        : []),
    ],
  },
})
