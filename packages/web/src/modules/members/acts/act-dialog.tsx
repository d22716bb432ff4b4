import './member-acts.css'
import type { TextKey } from '@app/contract'
import type { OutputOf, SentOf } from '@app/contract/kit/action'
import { undoAct } from '@app/contract/member-acts/member-act'
import { previewAct, runAct } from '@app/contract/member-acts/run-act'
import { formatEuros } from '@app/contract/values/money'
import { Alert, Button, Checkbox } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useDeferredValue, useState } from 'react'
import { DialogFrame } from '../../../kit/dialogs/dialog-frame.tsx'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { counted, formatCount } from '../../../kit/grid/cells/value.ts'
import { useAction, useRead } from '../../../kit/reads/api.ts'
import { LinesSkeleton } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import type { Choice } from '../list/chosen-members.ts'
import { ActFields, type ActInput, isComplete } from './act-fields.tsx'
import { showUndoToast } from './undo-toast.ts'

export type ActName = SentOf<typeof runAct>['acto']
type Preview = OutputOf<typeof previewAct>
type Group = Preview['saltados'][number]

export const actText = (acto: ActName) => t(`member-acts.${acto}`)

/** Preview in figures: affected and excluded members, and the amount. */
function Tiles({ shown, acto }: { shown: Preview; acto: ActName }) {
  const left = shown.saltados.reduce((sum, group) => sum + group.socios, 0)
  return (
    <dl className="ma-tiles">
      <div className="ma-will">
        <dt>{t('member-acts.will')}</dt>
        <dd>{formatCount(shown.hechos)}</dd>
      </div>
      <div className={left > 0 ? 'ma-left' : undefined}>
        <dt>{t('member-acts.skipped')}</dt>
        <dd>{formatCount(left)}</dd>
      </div>
      {shown.importe > 0 && (
        <div>
          <dt>{t(acto === 'link' ? 'member-acts.asked' : 'member-acts.money')}</dt>
          <dd>{formatEuros(shown.importe)}</dd>
          <dd className="ma-note">{t(acto === 'link' ? 'member-acts.by_card' : 'member-acts.unpaid')}</dd>
        </div>
      )}
    </dl>
  )
}

/** Reasons with the number of their members, and the first ones by name. */
function Groups({ title, groups }: { title: string; groups: readonly Group[] }) {
  if (groups.length === 0) return null
  return (
    <section className="ma-groups" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {groups.map(({ motivo, socios, nombres }) => (
          <li key={motivo}>
            <span>{t(`member-acts.reason.${motivo}`)}</span>
            <strong>{formatCount(socios)}</strong>
            <small>
              {nombres.join(' · ')}
              {socios > nombres.length && ` · ${t('member-acts.and_more', { n: formatCount(socios - nombres.length) })}`}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}

const hints: Partial<Record<ActName, TextKey>> = {
  pass: 'member-acts.undo_hint_pass',
  fee: 'member-acts.undo_hint_fee',
  topup: 'member-acts.undo_hint_topup',
  link: 'member-acts.undo_hint_link',
  mail: 'member-acts.undo_hint_mail',
}

/** Names listed of the members outside of the filter. */
const named = 8

/** Selected members that the filter of the list does not show, before everything else. */
function OutsideNames({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  const more = names.length - named
  return (
    <Alert color="yellow" variant="light" className="ma-outside" title={t('member-acts.outside', { n: formatCount(names.length) })}>
      {names.slice(0, named).join(' · ')}
      {more > 0 && ` · ${t('member-acts.and_more', { n: formatCount(more) })}`}
    </Alert>
  )
}

interface Props {
  acto: ActName
  choice: Choice
  count: number
  /** Names of the selected members that the filter does not show. */
  outside: readonly string[]
  onDone: () => void
  onClose: () => void
}

/** Bulk action on the selected members: its fields, its preview, and the button that runs it, with the number on it. */
export function ActDialog({ acto, choice, count, outside, onDone, onClose }: Props) {
  const [words, setWords] = useState<ActInput>({ acto })
  const late = useDeferredValue(words)
  const isReady = isComplete(late)
  const input = { seleccion: choice, ...late }
  const { data, error } = useRead(previewAct, isReady ? input : null, { keepPrevious: true, staleTime: 0 })
  const shown = isReady ? data : undefined
  const undo = useAction(undoAct, { onDone: showUndoToast })
  const run = useAction(runAct, {
    onDone: ({ id_reg_socio_acto: id, hechos, id_reg_proceso }) => {
      const back = { text: t('member-acts.undo'), run: () => void undo.run({ id }) }
      const done = t('member-acts.done', counted(hechos))
      toast.good(id_reg_proceso === null ? done : t('runs.goes_on', { nombre: actText(words.acto) }), { action: back })
      onDone()
      onClose()
    },
  })
  const isSettled = late === words && shown !== undefined && shown.hechos > 0
  const hasPass = shown?.saltados.some(({ motivo }) => motivo === 'has_pass') || words.incluir_con_abono
  const name = actText(words.acto)
  return (
    <DialogFrame title={t('member-acts.title', { acto: name, ...counted(count) })} size={760} fillsPhone onClose={onClose}>
      <p className="ma-note">{t('member-acts.nothing_yet')}</p>
      <OutsideNames names={outside} />
      <div className="ma-parts">
        <div className="ma-seen" aria-live="polite">
          {error && (
            <Alert color="red" variant="light">
              {error.msg}
            </Alert>
          )}
          {isReady && !shown && !error && <LinesSkeleton lines={4} />}
          {shown && !error && (
            <>
              <Tiles shown={shown} acto={words.acto} />
              <Groups title={t('member-acts.warnings')} groups={shown.avisos} />
              <Groups title={t('member-acts.skipped')} groups={shown.saltados} />
            </>
          )}
        </div>
        <div className="ma-fields">
          <ActFields words={words} onChange={setWords} />
          {hasPass && (
            <Checkbox
              label={t('member-acts.include')}
              checked={words.incluir_con_abono ?? false}
              onChange={({ currentTarget }) => setWords({ ...words, incluir_con_abono: currentTarget.checked })}
            />
          )}
        </div>
      </div>
      <footer className="ma-foot">
        <span className="ma-note">
          <IconArrowBackUp size={14} aria-hidden />
          {t(hints[words.acto] ?? 'member-acts.undo_hint')}
        </span>
        <Button variant="default" onClick={onClose}>
          {t('core.cancel')}
        </Button>
        <Button disabled={!isSettled} loading={run.isBusy} onClick={() => void run.run({ ...input, huella: shown?.huella ?? null })}>
          {t('member-acts.run', { acto: name, n: formatCount(shown?.hechos ?? 0) })}
        </Button>
      </footer>
    </DialogFrame>
  )
}
