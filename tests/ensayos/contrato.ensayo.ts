import { correrPruebas } from './correrPruebas.ts'

/** Makes every call of the OpenAPI document, generated from it, and validates each answer against it. */
export const ensayo = (): Promise<boolean> =>
  correrPruebas(['--project', 'api', '--project', 'largas', 'tests/openapi/', 'tests/largas/aFondo/respuestas'])
