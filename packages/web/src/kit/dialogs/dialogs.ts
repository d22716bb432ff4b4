import type { ReactNode } from 'react'
import { store } from '../reads/store.ts'
import { t } from '../texts/i18n.ts'

export interface ChooseOption {
  readonly id: string
  readonly text: string
  readonly hint?: string
  readonly danger?: boolean
}
export interface Dialog {
  /** Distinguishes dialogs with identical text. */
  readonly turn: number
  readonly title: string
  readonly hint?: string | undefined
  /** Content between title and hint, such as a list of links, which close the dialog. */
  readonly more?: ((close: () => void) => ReactNode) | undefined
  readonly choices: readonly ChooseOption[]
  /** Password typed in the dialog; it is the settled value of every choice. */
  readonly password?: { readonly complaint: string } | undefined
  /** Shown first and focused: the button that changes nothing. Null shows one button only. */
  readonly safe: string | null
  readonly settle: (id: string | null) => void
}

export const dialogs = store<readonly Dialog[]>([])

let turn = 0

/** Shows a dialog and returns the chosen id, or null if the user backs out. Dialogs are queued. */
function ask(dialog: Omit<Dialog, 'settle' | 'turn'>): Promise<string | null> {
  return new Promise((resolve) => {
    const one: Dialog = {
      ...dialog,
      turn: ++turn,
      settle: (id) => {
        dialogs.set((now) => now.filter((other) => other !== one))
        resolve(id)
      },
    }
    dialogs.set((now) => [...now, one])
  })
}

export interface ConfirmOptions {
  /** Names the object and the count: '¿Eliminar Pista 3?'. */
  title: string
  hint?: string
  confirm?: string
  danger?: boolean
}

/** Asks for confirmation; the safe button has the focus. */
export const confirm = async ({ title, hint, confirm: text, danger = false }: ConfirmOptions): Promise<boolean> =>
  (await ask({ title, hint, safe: t('core.cancel'), choices: [{ id: 'yes', text: text ?? t('core.confirm'), danger }] })) === 'yes'

/** Confirmation before a delete, naming the object. */
export const confirmDelete = (name: string, hint = t('core.delete_hint')): Promise<boolean> =>
  confirm({ title: t('core.delete_question', { nombre: name }), hint, confirm: t('core.delete'), danger: true })

/** Asks for the own password before a guarded change; `complaint` is that of the last one. Returns null if the user backs out. */
export const askPassword = (hint: string, complaint = ''): Promise<string | null> =>
  ask({
    title: t('core.password_again'),
    hint,
    password: { complaint },
    safe: t('core.cancel'),
    choices: [{ id: 'yes', text: t('core.confirm') }],
  })

/** Offers several choices; returns null if the user backs out. */
export const choose = (title: string, choices: readonly ChooseOption[], hint?: string): Promise<string | null> =>
  ask({ title, hint, choices, safe: t('core.cancel') })

/** Shows a message that must be read. */
export const showMessage = async (title: string, hint?: string, more?: Dialog['more']): Promise<void> => {
  await ask({ title, hint, more, choices: [{ id: 'yes', text: t('core.close') }], safe: null })
}
