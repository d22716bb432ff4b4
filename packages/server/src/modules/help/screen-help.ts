import { helpTopics, textFound } from '@app/contract'
import { helpTasks, screenHelp } from '@app/contract/help/screen-help'
import { account } from '@app/contract/identity/account'
import { memberRight } from '@app/contract/identity/member-right'
import type { HelpTask } from '@app/contract/kit/help'
import { type Language, languages, type Translations } from '@app/contract/kit/texts'
import { menuRowAt, menuRows } from '@app/contract/menu'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { screensOf } from '../shell/public.ts'

const inLanguageOf = (lang: Language) => (text: Translations) => text[languages.indexOf(lang)]!

/** Codes of the screens open to a user, which decide over tasks too. */
const codesOf = async ({ tx, user, club }: Pick<Call<unknown>, 'tx' | 'user' | 'club'>) =>
  new Set((await screensOf(tx, user, club)).map(({ code }) => code))

/** True if a task does not begin on a screen that is closed to the user. */
const isOpen =
  (codes: ReadonlySet<string>) =>
  ({ to }: HelpTask) =>
    to === undefined || codes.has(menuRowAt(to)?.code ?? '')

export const one = handle(screenHelp, async ({ tx, user, club, input, reads }) => {
  reads(account, memberRight)
  const topic = helpTopics.find(({ screens }) => screens.some((code) => code === input.pantalla)) ?? refuse('msg.not_found')
  const say = inLanguageOf(user.lang)
  return {
    que: say(topic.about),
    tareas: topic.tasks.filter(isOpen(await codesOf({ tx, user, club }))).map(({ title, how, to = '', key = '', show }) => ({
      titulo: say(title),
      como: say(how),
      ruta: to,
      tecla: key,
      control: show === undefined ? '' : (textFound(show, user.lang) ?? ''),
    })),
    palabras: (topic.words ?? []).map(([word, meaning]) => ({ palabra: say(word), significado: say(meaning) })),
  }
})

export const all = handle(helpTasks, async ({ tx, user, club, reads }) => {
  reads(account, memberRight)
  const codes = await codesOf({ tx, user, club })
  const say = inLanguageOf(user.lang)
  return menuRows.flatMap(({ code }) =>
    (helpTopics.find(({ screens }) => screens[0] === code)?.tasks ?? []).flatMap(({ title, to }) =>
      to !== undefined && !to.includes('{') && isOpen(codes)({ title, how: title, to })
        ? [{ pantalla: code, titulo: say(title), ruta: to }]
        : [],
    ),
  )
})
