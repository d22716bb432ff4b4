import i18next from 'i18next'

/** One interface text in the user's language; `{name}` in the text is replaced from `values`. Texts come from GET /api/strings/{namespaces}. */
export function t(key: string, values?: Record<string, string | number>): string {
  return i18next.t(key, values ?? {})
}

/** The language of the interface: 'es', 'ca'… */
export const language = (): string => (i18next.language ?? 'es').slice(0, 2)

/** Whether the loaded dictionary has the text. */
export const has = (key: string): boolean => i18next.exists(key)

/** Starts the dictionary with the texts of the namespaces the shell needs at once. */
export async function startTexts(locale: string, texts: Record<string, string>) {
  await i18next.init({
    lng: locale,
    resources: { [locale]: { translation: texts } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  })
}

/** Adds the texts of further namespaces, loaded with the screen that needs them. */
export function addTexts(texts: Record<string, string>) {
  i18next.addResourceBundle(i18next.language, 'translation', texts, true, true)
}
