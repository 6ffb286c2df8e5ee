import polyglotI18nProvider from 'ra-i18n-polyglot'
import { enCifras } from '../../language/enCifras.ts'
import { spanishTexts } from './spanishTexts.ts'

/** react-admin in Spanish. A text that is no key (a message of the server, a label) is shown as it stands. Numbers in texts are written as Mexico writes them. */
export const i18nProvider = polyglotI18nProvider(() => spanishTexts, 'es', [{ locale: 'es', name: 'Español' }], {
  onMissingKey: (key: string) => key,
  replace: interpolate,
})

/** Inserts the values of a text as polyglot does, numbers with their thousands apart. */
function interpolate(this: string, place: RegExp, valueOf: (...found: string[]) => string | number) {
  return this.replace(place, (...found) => {
    const value = valueOf(...found)
    return typeof value === 'number' ? enCifras(value) : value
  })
}
