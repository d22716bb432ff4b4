import { updateCourtType } from '@app/contract/courts/court-type-file'
import { memberType } from '@app/contract/members/member-type'
import { formatMinute } from '@app/contract/values/minute'
import { formatEuros, readEuros } from '@app/contract/values/money'
import { Button, Select, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import { TimeField } from '../../kit/fields/time-field.tsx'
import { call, useChoices } from '../../kit/reads/api.ts'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import type { SetUpState } from './set-up-state.ts'

interface Props {
  sports: SetUpState['deportes']
  onClose: () => void
}

/** Types that do not play: they wait for validation. */
const waiting = new Set([6, 7])
const endOfDay = 1439

type Priced = { readonly id: number; readonly text: string }
type Typed = Readonly<Record<string, string>>

interface FormProps extends Props {
  sport: number
  types: readonly Priced[]
  children: ReactNode
}

interface TableProps {
  types: readonly Priced[]
  /** Minute at which the second column begins, if there is one. */
  split: number | null
  textOf: (type: number, column: number) => string
  onType: (type: number, column: number, text: string) => void
}

/** Member types down, parts of the day across. */
function PriceTable({ types, split, textOf, onType }: TableProps) {
  const columns =
    split === null ? [t('set-up.prices.all_day')] : [`00:00–${formatMinute(split)}`, t('set-up.prices.from', { hora: formatMinute(split) })]
  return (
    <table>
      <thead>
        <tr>
          <td />
          {columns.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {types.map(({ id, text }, row) => (
          <tr key={id}>
            <th scope="row">{text}</th>
            {columns.map((heading, column) => (
              <td key={heading}>
                <TextInput
                  {...(row === 0 && column === 0 && { 'data-autofocus': true })}
                  aria-label={`${text}, ${heading}`}
                  className="kit-number"
                  inputMode="decimal"
                  autoComplete="off"
                  rightSection="€"
                  value={textOf(id, column)}
                  onChange={(event) => onType(id, column, event.currentTarget.value)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function PricesForm({ sport, types, onClose, children }: FormProps) {
  /** Typed prices by member type and column. */
  const [typed, setTyped] = useState<Typed>({})
  /** Minute at which the second column begins, if there is one. */
  const [split, setSplit] = useState<number | null>(null)
  const [complaint, setComplaint] = useState('')
  const [isBusy, setBusy] = useState(false)
  const columns = split === null ? [0] : [0, 1]
  // the first row is copied to the rows that nobody touched
  const textOf = (type: number, column: number) => typed[`${type}.${column}`] ?? typed[`${types[0]?.id}.${column}`] ?? ''
  const centsOf = (type: number, column: number) => {
    const text = textOf(type, column).trim()
    return text === '' ? null : readEuros(text)
  }
  const onType = (type: number, column: number, text: string) => {
    setTyped((before) => ({ ...before, [`${type}.${column}`]: text }))
    setComplaint('')
  }
  const save = async (event?: FormEvent) => {
    event?.preventDefault()
    const rows = types.flatMap(({ id }) =>
      columns.flatMap((column) => {
        const text = textOf(id, column).trim()
        const cents = centsOf(id, column)
        if (text === '') return []
        return [
          {
            id_mst_tiposocio: id,
            precio: cents,
            hora_ini: column === 0 ? 0 : split!,
            hora_fin: column === 0 && split !== null ? split - 1 : endOfDay,
          },
        ]
      }),
    )
    if (rows.some(({ precio }) => precio === null) || rows.length === 0) return setComplaint(t('invalid.money'))
    setBusy(true)
    try {
      await call(updateCourtType, {
        id: sport,
        tiporecurso_tiposocio: rows.map((row) => ({ ...row, precio: row.precio! })),
      })
      toast.good(t('set-up.prices.saved'))
      onClose()
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      setComplaint(error.msg)
    } finally {
      setBusy(false)
    }
  }
  const shown = types.find(({ id }) => centsOf(id, 0) !== null)
  return (
    <form className="setup-prices" onSubmit={(event) => void save(event)}>
      {children}
      <p>{t('set-up.prices.lead')}</p>
      <PriceTable types={types} split={split} textOf={textOf} onType={onType} />
      <div className="setup-split">
        {split === null ? (
          <Button variant="default" onClick={() => setSplit(18 * 60)}>
            {t('set-up.prices.split')} 18:00
          </Button>
        ) : (
          <>
            <label>
              {t('set-up.prices.split')} <TimeField value={split} onChange={setSplit} w={84} />
            </label>
            <Button variant="subtle" color="gray" onClick={() => setSplit(null)}>
              {t('set-up.prices.one')}
            </Button>
          </>
        )}
      </div>
      {shown && (
        <p className="setup-would">
          <b>{t('set-up.prices.would_pay')}</b>{' '}
          {t('set-up.prices.would_pay_line', {
            tipo: shown.text,
            minutos: 90,
            importe: formatEuros(Math.round((centsOf(shown.id, 0)! * 90) / 60)),
          })}
        </p>
      )}
      <footer className="setup-foot">
        {complaint && <p role="alert">{complaint}</p>}
        <Button variant="default" onClick={onClose}>
          {t('core.cancel')}
        </Button>
        <Button type="submit" loading={isBusy}>
          {t('set-up.prices.save')}
        </Button>
      </footer>
    </form>
  )
}

/** First prices of a sport per player and hour: member types down, one or two parts of the day across. */
export function PricesDialog({ sports, onClose }: Props) {
  const [sport, setSport] = useState(sports[0]!.id_mst_tiporecurso)
  const types = useChoices(memberType)
  const chosen = sports.find(({ id_mst_tiporecurso }) => id_mst_tiporecurso === sport)!
  return (
    <DialogFrame title={t('set-up.prices.title', { deporte: chosen.desc_tiporecurso })} size={560} fillsPhone onClose={onClose}>
      {types.error && <ReadError error={types.error} onRetry={types.refetch} />}
      {types.isPending && <LinesSkeleton lines={6} />}
      {types.data && (
        <PricesForm
          key={sport}
          sports={sports}
          sport={sport}
          types={types.data
            .flatMap(({ id, text }) => (waiting.has(Number(id)) ? [] : [{ id: Number(id), text }]))
            .toSorted((a, b) => a.id - b.id)}
          onClose={onClose}
        >
          {sports.length > 1 && (
            <Select
              label={t('set-up.sport.name')}
              data={sports.map(({ id_mst_tiporecurso, desc_tiporecurso }) => ({
                value: String(id_mst_tiporecurso),
                label: desc_tiporecurso,
              }))}
              allowDeselect={false}
              value={String(sport)}
              onChange={(value) => setSport(Number(value))}
            />
          )}
        </PricesForm>
      )}
    </DialogFrame>
  )
}
