import { strings } from '@app/contract/shell/strings'
import { call } from '../../kit/reads/call.ts'
import { addTexts, startTexts } from '../../kit/texts/i18n.ts'
import { setTextLoader } from '../../kit/texts/more-texts.ts'

/** Namespaces needed by every screen. */
const first: readonly string[] = ['kit', 'shell', 'identity']
const loaded = new Map<string, Promise<void>>()

/** Starts the dictionary in the user's language; before signing in it is the browser's, otherwise the club's. A restart keeps the namespaces already requested by screens. */
export async function loadFirstTexts() {
  const answer = await call(strings, { namespaces: [...first, ...loaded.keys()].join('+') })
  startTexts(answer.lang, Object.assign({}, ...Object.values(answer.strings)))
  document.documentElement.lang = answer.lang
}

/** Loads the namespaces of a screen, each once. */
export async function needTexts(namespaces: readonly string[]) {
  const missing = namespaces.filter((name) => !loaded.has(name) && !first.includes(name))
  if (missing.length > 0) {
    const coming = call(strings, { namespaces: missing.join('+') }).then((answer) =>
      addTexts(Object.assign({}, ...Object.values(answer.strings))),
    )
    for (const name of missing) loaded.set(name, coming)
    coming.catch(() => {
      for (const name of missing) loaded.delete(name)
    })
  }
  await Promise.all(namespaces.flatMap((name) => loaded.get(name) ?? []))
}

setTextLoader(needTexts)
