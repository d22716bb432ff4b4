import { addDays, type Day, formatDay, isDay, latest, weekday } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { isTargetDay } from '@app/contract/values/target-day'
import { Anchor } from '@mantine/core'
import { Complaint } from '../../../kit/fields/complaint.tsx'
import { DateField } from '../../../kit/fields/date-field.tsx'
import { clubTime } from '../../../kit/reads/clock.ts'
import { today } from '../../../kit/reads/today.ts'
import { dayName, weekdayNames } from '../../../kit/texts/date-labels.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { BankFile, FilePreview } from './use-bank-file.ts'

const shownDays = 21
/** Holidays of all of Spain on which banks settle nevertheless, month and day. */
const bankedHolidays = new Set(['01-06', '08-15', '10-12', '11-01', '12-06', '12-08'])
const monday = (day: Day) => addDays(day, 1 - weekday(day))

/** Earliest instant after which a bank takes one of the files no more; undefined without a file. */
export const deadlineOf = ({ ficheros }: Pick<FilePreview, 'ficheros'>): { fecha: string; hora: string } | undefined => {
  const [first] = ficheros.map(({ hasta }) => hasta.getTime()).toSorted((one, other) => one - other)
  if (first === undefined) return undefined
  const { day, minute } = clubTime(first)
  return { fecha: formatDay(day), hora: formatMinute(minute) }
}

interface WeeksProps {
  day: Day | null
  first: Day
  onPick: (day: Day) => void
}
/** Three weeks around a day; days without banks are struck out, those too early are grey. */
function Weeks({ day, first, onPick }: WeeksProps) {
  const now = monday(today())
  const start = day === null || day < addDays(now, shownDays) ? now : addDays(monday(day), -7)
  const days = Array.from({ length: shownDays }, (_, index) => addDays(start, index))
  return (
    <div className="bf-weeks" role="group" aria-label={t('bank-file.days')}>
      {weekdayNames('short').map((name) => (
        <span key={name} aria-hidden>
          {name}
        </span>
      ))}
      {days.map((one) => {
        const name = dayName(one, 'long')
        const hasBanks = isTargetDay(one)
        return (
          <button
            key={one}
            type="button"
            tabIndex={one === day ? 0 : -1}
            aria-pressed={one === day}
            aria-label={hasBanks ? name : t('bank-file.closed', { dia: name })}
            data-closed={!hasBanks || undefined}
            disabled={!hasBanks || one < first}
            onClick={() => onPick(one)}
          >
            {Number(one.slice(8))}
          </button>
        )
      })}
    </div>
  )
}

/** Reasons for the shown day, and until when its file can be sent. */
function Sentence({ preview, isProposed }: { preview: FilePreview; isProposed: boolean }) {
  const { fecha, primera } = preview
  const before = addDays(primera, -1)
  const until = deadlineOf(preview)
  const skipped = isProposed && before >= today() && !isTargetDay(before)
  const parts = [
    skipped && t('bank-file.skipped', { fecha: formatDay(before), siguiente: formatDay(primera) }),
    bankedHolidays.has(fecha.slice(5)) && t('bank-file.holiday'),
    until && t('bank-file.until', until),
  ]
  return <p className="bf-why">{parts.filter(Boolean).join(' ')}</p>
}

/** Day of collection: typed, or picked among three weeks; the first possible one is proposed. */
export function FileDay({ file }: { file: BankFile }) {
  const { day, setDay, fault, preview, isProposed } = file
  const picked = day !== null && isDay(day) ? day : null
  const instead = fault?.instead
  return (
    <div className="bf-day">
      <DateField
        label={t('bank-file.day')}
        value={day}
        error={fault !== null}
        onChange={(next) => setDay(next ?? '')}
        onUnreadable={setDay}
      />
      {fault && (
        <>
          <Complaint text={fault.text} />
          {instead && (
            <Anchor component="button" type="button" onClick={() => setDay(instead)}>
              {t('bank-file.set_day', { fecha: formatDay(instead) })}
            </Anchor>
          )}
        </>
      )}
      {preview && (
        <>
          <Weeks day={picked} first={latest(preview.primera, today())} onPick={setDay} />
          {fault === null && <Sentence preview={preview} isProposed={isProposed} />}
        </>
      )}
    </div>
  )
}
