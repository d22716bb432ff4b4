import { formatMinute } from '@app/contract/values/minute'
import { Alert, Button, Checkbox, Group, Radio } from '@mantine/core'
import { ariaKeys, KeyCaps } from '../../../kit/buttons/key-caps.tsx'
import { DialogFrame } from '../../../kit/dialogs/dialog-frame.tsx'
import { DateField } from '../../../kit/fields/date-field.tsx'
import { TimeField } from '../../../kit/fields/time-field.tsx'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { useClock } from '../../../kit/reads/clock.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { Autosave } from '../../letters/public.ts'
import { MonthBar } from '../month-bar.tsx'
import { momentText, type Notice, subjectText } from '../notice-row.ts'
import { type Count, unreachedOf } from '../recipients/sums-card.tsx'
import type { Attachments } from '../write/use-attachments.ts'
import { type Sending, useSending } from './use-sending.ts'

interface Props {
  readonly id: number
  readonly auto: Autosave<Notice>
  readonly count: Count | undefined
  readonly files: Attachments
  readonly onClose: () => void
  /** Shows those that the letter does not reach. */
  readonly onUnreached: () => void
}

/** Sends a letter, now or at an hour, after its counts, the month after it, and what is still going up. */
export function SendDialog({ id, auto, count, files, onClose, onUnreached }: Props) {
  const sending = useSending({ id, auto, count, files, onClose })
  const { month, mails, isLater, isOver, trouble, refused, cuando, maySend, isBusy, submit } = sending
  const n = formatCount(count?.reciben ?? 0)
  return (
    <DialogFrame title={t('notices.send_title', { n })} size={600} fillsPhone onClose={onClose} onConfirm={submit}>
      <p className="dimmed notice-subject">{subjectText(auto.shown.subject)}</p>
      <Figures count={count} onUnreached={onUnreached} />
      <When sending={sending} auto={auto} />
      {month && <MonthBar month={month} more={isLater ? 0 : mails} />}
      {isOver && <OverCap sending={sending} auto={auto} count={count} onUnreached={onUnreached} />}
      {trouble === null && refused && (
        <Alert color="red" variant="light" mt={10} role="alert" title={refused.msg}>
          {t('notices.nothing_sent')}
        </Alert>
      )}
      {trouble !== null && <Alert color="red" variant="light" mt={10} role="alert" title={trouble} />}
      {files.progress !== null && (
        <Alert color="yellow" variant="light" mt={10}>
          {t('notices.still_uploading', { porcentaje: Math.round(files.progress * 100) })}
        </Alert>
      )}
      <div className="notice-send-foot">
        <span className="dimmed">{!isLater && t('notices.time_to_undo')}</span>
        <Button variant="default" onClick={onClose}>
          {t('notices.keep_writing')}
        </Button>
        <Button
          loading={isBusy}
          disabled={!maySend}
          rightSection={<KeyCaps keys="mod+Enter" />}
          aria-keyshortcuts={ariaKeys('mod+Enter')}
          onClick={submit}
        >
          {cuando === null ? t('notices.send', { n }) : t('notices.plan', { momento: momentText(cuando) })}
        </Button>
      </div>
    </DialogFrame>
  )
}

interface PartProps {
  readonly sending: Sending
  readonly auto: Autosave<Notice>
}
/** Hour of a letter, and its channels. */
function When({ sending: { isLater, choose, day, setDay, hour, setHour }, auto: { shown, set } }: PartProps) {
  const { minute } = useClock()
  return (
    <div className="notice-when">
      <div>
        <Radio.Group label={t('notices.when')} value={isLater ? 'later' : 'now'} onChange={(next) => choose(next === 'later')}>
          <Radio value="now" mt={10} data-autofocus label={t('notices.now', { hora: formatMinute(minute) })} />
          <Radio value="later" mt={10} label={t('notices.later')} />
        </Radio.Group>
        {isLater && (
          <Group gap={8} align="end" mt={10}>
            <DateField label={t('notices.day')} w={150} value={day} onChange={(next) => next && setDay(next)} />
            <TimeField label={t('notices.hour')} w={100} value={hour} onChange={setHour} />
          </Group>
        )}
      </div>
      <fieldset>
        <legend>{t('notices.by')}</legend>
        <Checkbox
          label={t('notices.mail')}
          checked={shown.envio_email}
          onChange={({ currentTarget }) => set({ envio_email: currentTarget.checked })}
        />
        <Checkbox
          label={t('notices.app')}
          checked={shown.envio_app}
          onChange={({ currentTarget }) => set({ envio_app: currentTarget.checked })}
        />
      </fieldset>
    </div>
  )
}

type CapProps = PartProps & Pick<Props, 'count' | 'onUnreached'>
/** Cap of the month that a letter would pass, with three ways. */
function OverCap({ sending: { left, mails, postpone }, auto: { shown, set }, count, onUnreached }: CapProps) {
  const inApp = count?.avisos_app ?? 0
  const title = t('notices.over_cap', { quedan: formatCount(left), hacen: formatCount(mails) })
  return (
    <Alert color="red" variant="light" mt={10} role="alert" title={title}>
      <Group gap={8} mt={6}>
        <Button size="compact-sm" variant="default" onClick={postpone}>
          {t('notices.next_month')}
        </Button>
        {shown.envio_app && inApp > 0 && (
          <Button size="compact-sm" variant="default" onClick={() => set({ envio_email: false })}>
            {t('notices.only_app', { n: formatCount(inApp) })}
          </Button>
        )}
        <Button size="compact-sm" variant="default" onClick={onUnreached}>
          {t('notices.leave_out_some')}
        </Button>
      </Group>
    </Alert>
  )
}

/** Mails, messages of the app, and those that the letter does not reach. */
function Figures({ count, onUnreached }: Pick<Props, 'count' | 'onUnreached'>) {
  const languages =
    count?.idiomas.map(({ idioma, personas }) => t('notices.in_language', { n: formatCount(personas), idioma: t(`language.${idioma}`) })) ??
    []
  const unreached = count ? unreachedOf(count) : 0
  return (
    <dl className="notice-figures">
      <div>
        <dt>{t('notices.mails')}</dt>
        <dd className="tabular">{count ? formatCount(count.correos) : '—'}</dd>
        <dd>{languages.join(', ')}</dd>
      </div>
      <div>
        <dt>{t('notices.app_messages')}</dt>
        <dd className="tabular">{count ? formatCount(count.avisos_app) : '—'}</dd>
      </div>
      <div data-state={unreached > 0 ? 'warn' : undefined}>
        <dt>{t('notices.not_reached')}</dt>
        <dd className="tabular">{formatCount(unreached)}</dd>
        {unreached > 0 && (
          <dd>
            <button type="button" className="notice-see" onClick={onUnreached}>
              {t('notices.see_who')}
            </button>
          </dd>
        )}
      </div>
    </dl>
  )
}
