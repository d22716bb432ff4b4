import type { ScreenCode, TextKey } from './product.ts'
import type { Translations } from './texts.ts'

/** Common task of a screen, with the way to begin it: an address, a key of the screen, or a control that is ringed. */
export interface HelpTask {
  readonly title: Translations
  /** One or two sentences. */
  readonly how: Translations
  /** Route of the menu; its names are filled from the address of the screen. */
  readonly to?: string
  /** Key of a command of the screen, such as 'n'. */
  readonly key?: string
  /** Text of a control of the screen. */
  readonly show?: TextKey
}

/** Help of screens: what they are for, the three commonest tasks, their words. Declared beside the screens, in `help.ts` of the module. */
export interface HelpTopic {
  readonly screens: readonly ScreenCode[]
  /** Two sentences; no name of a control that is not on the screen. */
  readonly about: Translations
  readonly tasks: readonly HelpTask[]
  /** Words of the screen with their meanings. */
  readonly words?: readonly (readonly [word: Translations, meaning: Translations])[]
}

/** Help of a module. */
export const helpOf = (...topics: readonly HelpTopic[]): readonly HelpTopic[] => topics
