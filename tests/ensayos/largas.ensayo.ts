import { correrPruebas } from './correrPruebas.ts'

/** Runs the tests of tests/largas, which take minutes: commands as a developer types them, whole stories in a browser, several processes, large seeds. Further words are parts of their file names. */
export const ensayo = (palabras: readonly string[] = []): Promise<boolean> =>
  correrPruebas(['--project', 'largas*', ...palabras])
