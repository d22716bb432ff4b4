import { say, type TextKey } from '@app/contract'
import { languageOf } from '@app/contract/kit/texts'
import type { GuardedCall, GuardedChange, SettingsGuard } from '../../kit/http/guarded.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { writeLetter } from '../mail/public.ts'
import { admins, fullName, mayAnyAdminSignIn } from './account.ts'
import { confirmedAccount } from './own-account.ts'

/** Notifies every administrator with an address, in the own language. */
async function notifyAdmins({ tx, user, club, later }: GuardedCall, { settings }: GuardedChange) {
  for (const { email, lang, ...person } of await admins(tx)) {
    const language = lang ? languageOf(lang) : club.language
    const ajustes = settings.map((key) => say(key as TextKey, language)).join(' ')
    const words = { subject: 'mail.guarded.subject', body: 'mail.guarded.body', values: { autor: user.nombre, ajustes } } as const
    const letter = writeLetter({ email, lang, nombre: fullName(person) }, { club: club.nombre, standard: club.language }, words)
    if (letter) await later('mail', letter)
  }
}

/** Guarded settings: administrators only, with the password, notified to all of them, and never so that none could sign in. */
export const settingsGuard: SettingsGuard = {
  confirm: async (call, change) => {
    const ajustes = change.settings.map((key) => call.say(key as TextKey)).join(' ')
    if (!call.user.is_admin) refuse('msg.guarded_setting', {}, { ajustes })
    if (change.password === null) refuse('msg.password_needed', {}, { ajustes })
    await confirmedAccount(call, change.password, 'guarded')
    await notifyAdmins(call, change)
    const couldSignIn = await mayAnyAdminSignIn(call.tx, call.today)
    return async () => {
      if (couldSignIn && !(await mayAnyAdminSignIn(call.tx, call.today))) refuse('account.no_admin_could_sign_in')
    }
  },
}
