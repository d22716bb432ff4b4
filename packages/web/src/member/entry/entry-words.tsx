import type { OutputOf } from '@app/contract/kit/action'
import type { home } from '@app/contract/member-page/home'
import { t } from '../../kit/texts/i18n.ts'

/** Facts of the entry at the door. */
export type Entry = Pick<OutputOf<typeof home>, 'entrada' | 'codigo' | 'socio'>

/** Words on the entry now: allowed or not, with the reason or the door. */
export function EntryWords({ entrada, codigo }: Pick<Entry, 'entrada' | 'codigo'>) {
  if (!entrada)
    return (
      <div className="player-entry-words">
        <b className="player-entry-code">{codigo?.codigo}</b>
        <span className="player-soft">{t('member-page.qr_hint')}</span>
      </div>
    )
  return (
    <div className="player-entry-words">
      <b className={`player-entry-state ${entrada.permitido ? 'good' : 'warn'}`}>
        {t(entrada.permitido ? 'member-page.may_enter' : 'member-page.may_not_enter')}
      </b>
      <span className="player-soft">{[entrada.texto, entrada.permitido && entrada.desc_terminalacceso].filter(Boolean).join(' · ')}</span>
    </div>
  )
}
