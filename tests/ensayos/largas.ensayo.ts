import { correrPruebas } from './correrPruebas.ts'

/** Runs the tests of tests/largas, which take minutes: commands as a developer gives them, whole stories in a browser, several processes, large seeds. Further words are parts of their names. */
export const ensayo = (palabras: readonly string[] = []): Promise<boolean> =>
  correrPruebas(['--project', 'largas*', ...palabras])
