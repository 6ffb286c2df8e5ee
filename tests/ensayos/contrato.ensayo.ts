import { correrPruebas } from './correrPruebas.ts'

/** Makes every call that the OpenAPI document tells, generated from it, and judges each answer by it. */
export const ensayo = (): Promise<boolean> =>
  correrPruebas(['--project', 'api', '--project', 'largas', 'tests/openapi/', 'tests/largas/aFondo/respuestas'])
