import { Button, Checkbox } from '@mantine/core'
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconArrowMerge,
  IconCheck,
  IconEye,
  IconMail,
  IconPencil,
  IconTrash,
  IconX,
} from '@tabler/icons-react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { rangeText } from '../planner/public.ts'
import { isApproved, isPending, type SeasonBooking, titleOf, type Verdict } from './season-model.ts'
import type { SeasonActs } from './use-season-acts.ts'

interface Props {
  row: SeasonBooking
  court: string
  verdict: Verdict | undefined
  isSelected: boolean
  isTicked: boolean
  mayTick: boolean
  acts: SeasonActs
  onSelect: (id: number) => void
  onTick: (ids: readonly number[], on: boolean) => void
}

/** Booking of the week: its tick, its data, the effect of its approval; the selected one shows its actions. */
export function SeasonRow({ row, court, verdict, isSelected, isTicked, mayTick, acts, onSelect, onTick }: Props) {
  const id = row.id_reg_reserva
  const name = titleOf(row)
  const people = row.responsable && row.responsable !== name ? row.responsable : null
  const facts = [
    `${court} ${rangeText(row.hora_ini, row.hora_fin)}`,
    verdict && verdict.fechas > 0 && t('season.dates', { n: verdict.fechas }),
  ]
  return (
    <li className={`swl-row${isSelected ? ' on' : ''}${verdict?.pasada ? ' past' : ''}`} data-wish={id}>
      <div className="swl-line">
        {isPending(row) ? (
          <Checkbox
            size="xs"
            aria-label={t('season.tick', { nombre: name })}
            disabled={!mayTick}
            checked={isTicked}
            {...(mayTick && { 'data-stop': true })}
            onFocus={() => onSelect(id)}
            onChange={() => onTick([id], !isTicked)}
          />
        ) : (
          <span />
        )}
        <button
          type="button"
          className="swl-name"
          aria-expanded={isSelected}
          {...(!mayTick && { 'data-stop': true })}
          onFocus={() => onSelect(id)}
          onClick={() => onSelect(id)}
        >
          <b>
            {name}
            {people && <small> {people}</small>}
          </b>
          <span>{facts.filter(Boolean).join(' · ')}</span>
        </button>
        <Chip row={row} verdict={verdict} onMerge={() => acts.merge(id)} />
      </div>
      {isSelected && <Acts row={row} name={name} verdict={verdict} acts={acts} />}
    </li>
  )
}

/** Verdict before approval: free, clashes, over, overlapping; for decided ones their state. */
function Chip({ row, verdict, onMerge }: { row: SeasonBooking; verdict: Verdict | undefined; onMerge: () => void }) {
  if (!isApproved(row) && row.solapa_con.length > 0)
    return (
      <Button size="compact-sm" variant="default" leftSection={<IconArrowMerge size={13} />} title="E" onClick={onMerge}>
        {t('season.merge')}
      </Button>
    )
  const { tone, text, more } = signOf(row, verdict)
  if (text === '') return null
  const Sign = { good: IconCheck, warn: IconAlertTriangle, bad: IconX, plain: IconPencil }[tone]
  return (
    <span className={`swl-chip ${tone}`} title={more}>
      <Sign size={12} aria-hidden /> {text}
    </span>
  )
}

type Tone = 'good' | 'warn' | 'bad' | 'plain'
function signOf(row: SeasonBooking, verdict: Verdict | undefined): { tone: Tone; text: string; more?: string } {
  if (isApproved(row)) return { tone: 'good', text: t('season.state.approved') }
  if (!isPending(row)) return { tone: 'plain', text: t('season.state.draft') }
  if (!verdict) return { tone: 'plain', text: '' }
  if (verdict.pasada) return { tone: 'bad', text: t('season.over') }
  if (verdict.motivo) return { tone: 'bad', text: t('season.cannot'), more: verdict.motivo }
  if (verdict.chocan === 0) return { tone: 'good', text: t('season.free') }
  return { tone: 'warn', text: t('season.clash', { n: verdict.chocan }), more: verdict.fijas.join(', ') }
}

/** Actions on the selected booking, each with its key (A-37: a draft has no approval buttons). */
function Acts({ row, name, verdict, acts }: Pick<Props, 'row' | 'verdict' | 'acts'> & { name: string }) {
  const id = row.id_reg_reserva
  const words = verdict?.motivo ?? (verdict && verdict.fijas.length > 0 ? t('season.fixed', { nombres: verdict.fijas.join(', ') }) : null)
  return (
    <div className="swl-acts">
      {words && <p>{words}</p>}
      {isPending(row) && acts.mayApprove && (
        <Button size="compact-sm" leftSection={<IconCheck size={13} />} title="V" disabled={acts.isBusy} onClick={() => acts.approve([id])}>
          {t('season.approve')}
        </Button>
      )}
      {isApproved(row) && acts.mayApprove && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconX size={13} />}
          title="U"
          disabled={acts.isBusy}
          onClick={() => acts.cancel(row)}
        >
          {t('season.cancel')}
        </Button>
      )}
      {row.fusionada && !isApproved(row) && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconArrowBackUp size={13} />}
          disabled={acts.isBusy}
          onClick={() => acts.undoMerge(id)}
        >
          {t('season.undo_merge')}
        </Button>
      )}
      <span className="swl-more">
        <IconButton label={t('season.mail', { nombre: name })} icon={IconMail} disabled={acts.isBusy} onClick={() => acts.mail(id)} />
        <IconButton label={t('season.open', { nombre: name })} icon={IconEye} onClick={() => acts.open(row)} />
        {!isApproved(row) && (
          <IconButton
            label={t('season.withdraw', { nombre: name })}
            icon={IconTrash}
            disabled={acts.isBusy}
            onClick={() => acts.withdraw(row)}
          />
        )}
      </span>
    </div>
  )
}
