import { say, type TextKey } from '@app/contract'
import type { Language } from '@app/contract/kit/texts'
import type { SettingsGuard } from '../../kit/http/guarded.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { mayAnyAdminSignIn } from './account.ts'
import { notifyAdministrators } from './notify-administrators.ts'
import { confirmedAccount } from './own-account.ts'

/** Guarded settings: administrators only, with the password, notified to all of them, and never so that none could sign in. */
export const settingsGuard: SettingsGuard = {
  confirmUser: async (call, password) => {
    if (password === null) refuse('msg.password_confirms')
    await confirmedAccount(call, password, 'confirmed')
  },
  confirm: async (call, change) => {
    const ajustes = change.settings.map((key) => call.say(key as TextKey)).join(' ')
    if (!call.user.is_admin) refuse('msg.guarded_setting', {}, { ajustes })
    if (change.password === null) refuse('msg.password_needed', {}, { ajustes })
    await confirmedAccount(call, change.password, 'guarded')
    const named = (language: Language) => change.settings.map((key) => say(key as TextKey, language)).join(' ')
    await notifyAdministrators(call, 'mail.guarded', (language) => ({ autor: call.user.nombre, ajustes: named(language) }))
    const couldSignIn = await mayAnyAdminSignIn(call.tx, call.today)
    return async () => {
      if (couldSignIn && !(await mayAnyAdminSignIn(call.tx, call.today))) refuse('account.no_admin_could_sign_in')
    }
  },
}
