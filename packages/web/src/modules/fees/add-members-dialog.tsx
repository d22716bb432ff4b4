import './fees.css'
import type { Proportion } from '@app/contract/fees/fee-terms'
import { searchMembers } from '@app/contract/members/search'
import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { Alert, Button, Checkbox, Select } from '@mantine/core'
import { IconAlertTriangle, IconUserSearch, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useDeferredValue, useState } from 'react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { KeyCaps } from '../../kit/buttons/key-caps.tsx'
import { ScreenLink } from '../../kit/buttons/link.tsx'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import type { Found } from '../../kit/dialogs/picking.ts'
import { DateField } from '../../kit/fields/date-field.tsx'
import { SearchField } from '../../kit/fields/search-field.tsx'
import { formatCount } from '../../kit/grid/cells/value.ts'
import { useChoices, useRead } from '../../kit/reads/api.ts'
import { ReadError } from '../../kit/screen/states.tsx'
import { t, tFound } from '../../kit/texts/i18n.ts'
import { FeeExplanation } from './fee-explanation.tsx'
import { type Fee, proportionChoices } from './fee-row.ts'
import { memberFeesPath } from './holder-columns.tsx'
import { PercentField } from './percent-field.tsx'
import { ReasonChip } from './reason-chip.tsx'
import { type AddedMembers, type Person, type Previewed, useAddedMembers } from './use-added-members.ts'

/** Members that match the typed text; none while its answer is not there, so that Enter takes nobody of the one before. */
function useFound(typed: string): Found {
  const text = useDeferredValue(typed.trim())
  const { data, isFetching } = useRead(searchMembers, text === '' ? null : { text, offset: 0 })
  const isReading = isFetching || text !== typed.trim()
  const items = (isReading || text === '' ? [] : (data ?? [])).map((one) => ({
    ...{ id: one.id_mst_socios, name: one.nombre_completo, isMuted: !one.activo },
    detail: [one.numsocio, one.desc_tiposocio].filter(Boolean).join(' · '),
  }))
  return { items, isReading, hasMore: false, more: () => undefined }
}

/** Box that takes one member after the other, or a pasted list of numbers. */
function PeopleBox({ added }: { added: AddedMembers }) {
  const [typed, setTyped] = useState('')
  const found = useFound(typed)
  return (
    <SearchField
      data-autofocus
      aria-label={t('fees.find_members')}
      placeholder={t('fees.find_members')}
      leftSection={<IconUserSearch size={15} aria-hidden />}
      chosen={null}
      typed={typed}
      onType={setTyped}
      found={found}
      onPick={(one) => one && added.add([{ id: one.id, name: one.name, descuento: null }])}
      onPaste={(event) => {
        const text = event.clipboardData.getData('text')
        if (!added.isList(text)) return
        event.preventDefault()
        void added.paste(text)
      }}
    />
  )
}

/** Terms once for all. */
function TermFields({ added: { terms, setTerms, nextDay } }: { added: AddedMembers }) {
  return (
    <div className="fe-terms">
      <DateField
        label={t('fees.begins')}
        required
        withAsterisk={false}
        value={terms.fecha_proporcional}
        onChange={(day) => day && setTerms({ fecha_proporcional: day })}
      />
      <Select
        label={t('member-fee.primera_mensualidad_proporcional')}
        allowDeselect={false}
        value={String(terms.primera_mensualidad_proporcional)}
        data={proportionChoices().map(({ value, text }) => ({ value: String(value), label: text }))}
        onChange={(value) => setTerms({ primera_mensualidad_proporcional: Number(value) as Proportion })}
      />
      <DateField
        label={t('fees.next_full')}
        value={terms.fecha_proxima ?? nextDay}
        onChange={(fecha_proxima) => setTerms({ fecha_proxima })}
      />
      <PercentField
        label={t('member-fee.prc_descuento')}
        value={terms.descuento}
        onChange={(descuento) => setTerms({ descuento: descuento ?? 0 })}
      />
      <PercentField
        label={t('member-fee.prc_descuento_acum')}
        value={terms.descuento_acum}
        onChange={(descuento_acum) => setTerms({ descuento_acum: descuento_acum ?? 0 })}
      />
      <DateField label={t('fees.last_day')} value={terms.final} onChange={(final) => setTerms({ final })} />
    </div>
  )
}

const refusedText = ({ motivo, desde }: Previewed) => tFound('fees.out', motivo ?? '', { fecha: desde === null ? '' : formatDay(desde) })

interface RowProps {
  person: Person
  row: Previewed | undefined
  added: AddedMembers
  isOpen: boolean
  onOpen: () => void
}
/** One person: own discount, reason, first fee and the one after it; who cannot enter stays with the reason. */
function PersonRow({ person, row, added, isOpen, onOpen }: RowProps) {
  const name = row?.nombre_completo ?? person.name
  const out = <IconButton label={t('ui.take_out', { nombre: name })} icon={IconX} onClick={() => added.remove(person.id)} />
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.key !== 'F2') return
    event.preventDefault()
    event.currentTarget.querySelector('input')?.focus()
  }
  if (row && row.motivo !== null) {
    return (
      <tr data-tone="warn">
        <th scope="row">
          <IconAlertTriangle size={14} aria-hidden /> {name} <small>{row.numsocio}</small>
        </th>
        <td colSpan={4}>
          {refusedText(row)} · <ScreenLink to={memberFeesPath(person.id)}>{t('fees.open')}</ScreenLink>
        </td>
        <td>{out}</td>
      </tr>
    )
  }
  const [now, later] = row?.meses ?? []
  return (
    <tr aria-selected={isOpen} data-on={isOpen} onClick={onOpen} onFocus={onOpen} onKeyDown={onKeyDown}>
      <th scope="row">
        {name} <small>{row?.numsocio}</small>
      </th>
      <td>
        <PercentField
          aria-label={t('fees.discount_of', { nombre: name })}
          placeholder="—"
          w={76}
          value={person.descuento}
          onChange={(descuento) => added.setDiscount(person.id, descuento)}
        />
      </td>
      <td>
        {row?.espera ? (
          <span className="fe-chip" data-tone="amber">
            {t('member-fee.espera')}
          </span>
        ) : (
          now && <ReasonChip reason={now.razon} />
        )}
      </td>
      <td className="fe-num">
        {now && !row?.espera && (
          <button
            type="button"
            className="fe-amount"
            aria-label={t('fees.why_of', { importe: formatEuros(now.importe), nombre: name })}
            onClick={onOpen}
          >
            {formatEuros(now.importe)}
          </button>
        )}
      </td>
      <td className="fe-num dimmed">{later && !row?.espera ? formatEuros(later.importe) : '—'}</td>
      <td>{out}</td>
    </tr>
  )
}

interface TableProps {
  added: AddedMembers
  open: number | null
  onOpen: (id: number) => void
}
function PeopleTable({ added, open, onOpen }: TableProps) {
  const { people, byId, isCurrent, count, sum } = added
  const later = people.reduce((total, { id }) => total + (byId.get(id)?.espera ? 0 : (byId.get(id)?.meses[1]?.importe ?? 0)), 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the table is scrolled by keyboard
    <section className="fe-scroll" tabIndex={0} aria-label={t('fees.members')}>
      <table className="fe-table fe-people" aria-busy={!isCurrent}>
        <thead>
          <tr>
            <th scope="col">{t('member-fee.id_mst_socios')}</th>
            <th scope="col">{t('member-fee.prc_descuento')}</th>
            <th scope="col">{t('fees.reason')}</th>
            <th scope="col" className="fe-num">
              {t('fees.first')}
            </th>
            <th scope="col" className="fe-num">
              {t('fees.later')}
            </th>
            <th aria-label={t('core.actions')} />
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              row={byId.get(person.id)}
              added={added}
              isOpen={open === person.id}
              onOpen={() => onOpen(person.id)}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {t('fees.total_of', { n: formatCount(count) })}
            </th>
            <td className="fe-num">{sum}</td>
            <td className="fe-num">{formatEuros(later)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

/** Offers to change those of another member type to that of the fee. */
function TypeChange({ fee, added }: { fee: Fee; added: AddedMembers }) {
  const types = useChoices({ path: 'tipo_socio' }).data ?? []
  const { otherType } = added
  if (otherType.length === 0) return null
  const tipo = types.find(({ id }) => id === fee.id_mst_tiposocio)?.text ?? ''
  return (
    <Checkbox
      label={t('fees.change_member_type', { tipo, n: formatCount(otherType.length) })}
      description={otherType.join(' · ')}
      checked={added.changesType}
      onChange={({ currentTarget }) => added.setChangesType(currentTarget.checked)}
    />
  )
}

/** Explanation of the first amount of the focused person, with the next four months. */
function Why({ fee, row }: { fee: Fee; row: Previewed | undefined }) {
  const [amount] = row?.meses ?? []
  if (!row || !amount) return <p className="fe-hint">{t('fees.why_empty')}</p>
  return (
    <>
      <h3 className="fe-head">{t('fees.why', { importe: formatEuros(amount.importe) })}</h3>
      <FeeExplanation amount={amount} who={row.nombre_completo} what={fee.desc_cuota} months={row.meses.slice(0, 4)} />
    </>
  )
}

interface Props {
  fee: Fee
  /** Course, or 0 for none. */
  course: number
  first?: readonly Person[]
  onClose: () => void
}

/** Gives a fee to members: terms once for all, an amount for each while typing, and who cannot enter. */
export function AddMembersDialog({ fee, course, first = [], onClose }: Props) {
  const added = useAddedMembers({ fee, course, first, onDone: onClose })
  const [open, setOpen] = useState<number | null>(null)
  const { people, byId, refusal, unknown, error, count, sum } = added
  const shown =
    open !== null && people.some(({ id }) => id === open) ? open : (people.find(({ id }) => byId.get(id)?.motivo === null)?.id ?? null)
  return (
    <DialogFrame
      isStatic
      fillsPhone
      size={1180}
      onClose={onClose}
      onConfirm={added.run}
      title={
        <>
          {t('fees.add_members_to', { nombre: fee.desc_cuota })}
          <p className="fe-sub">{t('fees.add_members_hint', { precio: formatEuros(fee.precio) })}</p>
        </>
      }
    >
      <div className="fe-two fe-adding">
        <div className="fe-act">
          <PeopleBox added={added} />
          <TermFields added={added} />
          {refusal && (
            <Alert color="red" variant="light" role="alert">
              {refusal.msg}
            </Alert>
          )}
          {unknown.length > 0 && (
            <Alert color="yellow" variant="light" role="status">
              {t('fees.unknown_numbers', { n: formatCount(unknown.length), numeros: unknown.join(', ') })}
            </Alert>
          )}
          {error && <ReadError error={error} onRetry={added.refetch} />}
          {people.length > 0 && <PeopleTable added={added} open={shown} onOpen={setOpen} />}
          <TypeChange fee={fee} added={added} />
        </div>
        <aside className="fe-side">
          <Why fee={fee} row={shown === null ? undefined : byId.get(shown)} />
        </aside>
      </div>
      <div className="fe-foot">
        <span>{t('fees.adding_hint')}</span>
        <Button variant="default" onClick={onClose}>
          {t('core.cancel')}
        </Button>
        <Button disabled={!added.isReady} loading={added.isBusy} rightSection={<KeyCaps keys="mod+Enter" />} onClick={added.run}>
          {t('fees.add_n', { n: formatCount(count), importe: sum })}
        </Button>
      </div>
    </DialogFrame>
  )
}
