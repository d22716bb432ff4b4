import type { OutputOf } from '@app/contract/kit/action'
import { monthOfMail } from '@app/contract/notifications/notices'
import type { recipientCount } from '@app/contract/notifications/recipients'
import { Checkbox } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { IconButton } from '../../../kit/buttons/icon-button.tsx'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { useRead } from '../../../kit/reads/api.ts'
import { refresh } from '../../../kit/reads/queries.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { Autosave } from '../../letters/public.ts'
import type { Notice } from '../notice-row.ts'

export type Count = OutputOf<typeof recipientCount>

/** Reasons for which people get nothing, with their numbers: «1 rebota · 1 lo pidió». */
const reasonsText = ({ no_reciben }: Pick<Count, 'no_reciben'>): string =>
  no_reciben.map(({ motivo, personas }) => t(`notices.reason_n.${motivo}`, { n: personas })).join(' · ')

/** Number of people that get neither mail nor message. */
export const unreachedOf = ({ no_reciben }: Pick<Count, 'no_reciben'>): number => no_reciben.reduce((sum, one) => sum + one.personas, 0)

interface Props {
  readonly auto: Autosave<Notice>
  readonly count: Count | undefined
  readonly isReadOnly: boolean
}
/** Number of people that get the letter, by channel, and of those that do not. */
export function SumsCard({ auto: { shown, set }, count, isReadOnly }: Props) {
  const month = useRead(monthOfMail, {}).data
  const left = month ? Math.max(0, month.limite - month.enviados - month.programados) : null
  const line = (name: string, n: number | undefined) => (
    <div>
      <dt>{name}</dt>
      <dd>{n === undefined ? '—' : formatCount(n)}</dd>
    </div>
  )
  return (
    <section className="notice-sums" aria-label={t('notices.will_get')}>
      <h2>
        {t('notices.will_get')}
        <IconButton label={t('notices.refresh')} icon={IconRefresh} onClick={() => void refresh()} />
      </h2>
      <b className="notice-big tabular" role="status">
        {count ? formatCount(count.reciben) : '—'}
      </b>
      {count && (
        <p>
          {t('notices.of_people', {
            n: formatCount(count.elegidos),
            correos: formatCount(count.correos),
            avisos: formatCount(count.avisos_app),
          })}
        </p>
      )}
      <div className="notice-channel">
        <Checkbox
          label={t('notices.mail')}
          checked={shown.envio_email}
          disabled={isReadOnly}
          onChange={({ currentTarget }) => set({ envio_email: currentTarget.checked })}
        />
        <span className="tabular">
          <b>{count ? formatCount(count.correos) : '—'}</b> {left !== null && t('notices.left', { n: formatCount(left) })}
        </span>
      </div>
      <div className="notice-channel">
        <Checkbox
          label={t('notices.app')}
          checked={shown.envio_app}
          disabled={isReadOnly}
          onChange={({ currentTarget }) => set({ envio_app: currentTarget.checked })}
        />
        <b className="tabular">{count ? formatCount(count.avisos_app) : '—'}</b>
      </div>
      <Checkbox
        label={t('notice.por_familia')}
        checked={shown.por_familia}
        disabled={isReadOnly}
        onChange={({ currentTarget }) => set({ por_familia: currentTarget.checked })}
      />
      <dl>
        {line(t('notices.to_guardians'), count?.a_tutores)}
        {line(t('notices.shared'), count?.compartidos)}
        <div className="notice-warn">
          <dt>{t('notices.unreached')}</dt>
          <dd>{count ? formatCount(unreachedOf(count)) : '—'}</dd>
        </div>
      </dl>
      {count && unreachedOf(count) > 0 && <small>{reasonsText(count)}</small>}
    </section>
  )
}
