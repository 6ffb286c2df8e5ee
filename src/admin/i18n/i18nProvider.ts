import polyglotI18nProvider from 'ra-i18n-polyglot'
import { mergeTranslations } from 'ra-core'
import spanish from 'ra-language-spanish'
import { espanol } from './espanol.ts'

/** react-admin in Spanish: the community's bundle, completed and corrected where it is old. A text that is no key (a message of the server, a label) is shown as it stands. */
export const i18nProvider = polyglotI18nProvider(
  () => mergeTranslations(spanish, espanol),
  'es',
  [{ locale: 'es', name: 'Español' }],
  {
    onMissingKey: (key: string) => key,
  },
)
