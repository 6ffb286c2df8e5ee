import polyglotI18nProvider from 'ra-i18n-polyglot'
import { espanol } from './espanol.ts'

/** react-admin in Spanish. A text that is no key (a message of the server, a label) is shown as it stands. */
export const i18nProvider = polyglotI18nProvider(() => espanol, 'es', [{ locale: 'es', name: 'Español' }], {
  onMissingKey: (key: string) => key,
})
