import '../fees.css'
import { feeDesk } from '@app/contract/fees/fee'
import type { Proportion } from '@app/contract/fees/fee-terms'
import { searchMembers } from '@app/contract/members/search'
import { formatEuros } from '@app/contract/values/money'
import { Alert, Button, Checkbox, Select } from '@mantine/core'
import { IconUserSearch } from '@tabler/icons-react'
import { useDeferredValue, useState } from 'react'
import { KeyCaps } from '../../../kit/buttons/key-caps.tsx'
import { DialogFrame } from '../../../kit/dialogs/dialog-frame.tsx'
import type { Found } from '../../../kit/dialogs/picking.ts'
import { DateField } from '../../../kit/fields/date-field.tsx'
import { SearchField } from '../../../kit/fields/search-field.tsx'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { useChoices, useRead } from '../../../kit/reads/api.ts'
import { userMay } from '../../../kit/reads/session.ts'
import { ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { FeeExplanation } from '../fee-explanation.tsx'
import { proportionChoices } from '../fee-row.ts'
import { CourseEffects, PlaceNotices } from './course-effects.tsx'
import { PeopleTable } from './people-table.tsx'
import { PercentField } from './percent-field.tsx'
import { type AddedMembers, type EnrolledCourse, type GivenFee, type Person, type Previewed, useAddedMembers } from './use-added-members.ts'

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

/** Terms once for all; without a right to see fees only the days. */
function TermFields({ added: { terms, setTerms, nextDay }, hasPrices }: { added: AddedMembers; hasPrices: boolean }) {
  const last = <DateField label={t('fees.last_day')} value={terms.final} onChange={(final) => setTerms({ final })} />
  const begins = (
    <DateField
      label={t('fees.begins')}
      required
      withAsterisk={false}
      value={terms.fecha_proporcional}
      onChange={(day) => day && setTerms({ fecha_proporcional: day })}
    />
  )
  if (!hasPrices) {
    return (
      <div className="fe-terms">
        {begins}
        {last}
      </div>
    )
  }
  return (
    <div className="fe-terms">
      {begins}
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
      {last}
    </div>
  )
}

/** Offers to change those of another member type to that of the fee. */
function TypeChange({ fee, added }: { fee: GivenFee; added: AddedMembers }) {
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
function Why({ fee, row }: { fee: GivenFee; row: Previewed | undefined }) {
  const [amount] = row?.meses ?? []
  if (!row || !amount) return <p className="fe-hint">{t('fees.why_empty')}</p>
  return (
    <>
      <h3 className="fe-head">{t('fees.why', { importe: formatEuros(amount.importe) })}</h3>
      <FeeExplanation amount={amount} who={row.nombre_completo} what={fee.desc_cuota} months={row.meses.slice(0, 4)} />
    </>
  )
}

/** Raises the limit of the course by those that wait; all is previewed again. */
function RaiseLimit({ added, course }: { added: AddedMembers; course: EnrolledCourse }) {
  const limit = added.places?.limite
  const more = added.groups.waiting.length
  if (!limit || more === 0 || course.isList) return null
  return (
    <Button variant="default" disabled={!added.isCurrent} onClick={() => void course.raise(limit + more)}>
      {t('fees.enrol.raise_limit', { n: formatCount(limit + more) })}
    </Button>
  )
}

/** Words of the main button: who enters, and who waits. */
function actText({ groups, count, sum }: AddedMembers, isCourse: boolean): string {
  const [n, m] = [groups.entering.length, groups.waiting.length]
  if (!isCourse) return t('fees.add_n', { n: formatCount(count), importe: sum })
  if (m === 0) return t('fees.enrol.act', { n: formatCount(n) })
  return t(n === 0 ? 'fees.enrol.act_wait' : 'fees.enrol.act_both', { n: formatCount(n), m: formatCount(m) })
}

interface Props {
  fee: GivenFee
  /** Course in which they are enrolled. */
  course?: EnrolledCourse
  first?: readonly Person[]
  onClose: () => void
}

/** First of those that can be added. */
const firstAdded = ({ people, byId }: AddedMembers) => people.find(({ id }) => byId.get(id)?.motivo === null)?.id ?? null

/** Title of the dialog, with the fee's price or the course's hours and places. */
function Title({ fee, course }: Pick<Props, 'fee' | 'course'>) {
  const price = fee.precio === null ? null : formatEuros(fee.precio)
  return (
    <>
      {course ? t('fees.enrol.title', { nombre: course.name }) : t('fees.add_members_to', { nombre: fee.desc_cuota })}
      <p className="fe-sub">
        {course ? [course.hint, price].filter(Boolean).join(' · ') : t('fees.add_members_hint', { precio: price ?? '' })}
      </p>
    </>
  )
}

/** Refusal of the last try, numbers of nobody, and a preview that was not read. */
function Complaints({ added: { refusal, unknown, error, refetch } }: { added: AddedMembers }) {
  return (
    <>
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
      {error && <ReadError error={error} onRetry={refetch} />}
    </>
  )
}

interface FootProps extends Pick<Props, 'course' | 'onClose'> {
  added: AddedMembers
  hasPrices: boolean
}
/** Buttons of the dialog: back out, another limit, the act with its counts. */
const Foot = ({ added, course, hasPrices, onClose }: FootProps) => (
  <div className="fe-foot">
    <span>{hasPrices && t('fees.adding_hint')}</span>
    <Button variant="default" onClick={onClose}>
      {t('core.cancel')}
    </Button>
    {course && <RaiseLimit added={added} course={course} />}
    <Button disabled={!added.isReady} loading={added.isBusy} rightSection={<KeyCaps keys="mod+Enter" />} onClick={added.run}>
      {actText(added, course !== undefined)}
    </Button>
  </div>
)

/** Gives a fee to members, or enrols them in a course: terms once for all, an amount for each while typing, and who cannot enter. */
export function AddMembersDialog({ fee, course, first = [], onClose }: Props) {
  const hasPrices = userMay(feeDesk)
  const added = useAddedMembers({ fee, course: course ?? null, first, onDone: onClose })
  const [open, setOpen] = useState<number | null>(null)
  const { people, byId } = added
  const isListed = people.some(({ id }) => id === open)
  const shown = isListed ? open : firstAdded(added)
  const type = <TypeChange fee={fee} added={added} />
  return (
    <DialogFrame
      isStatic
      fillsPhone
      size={1180}
      onClose={onClose}
      onConfirm={added.run}
      title={<Title fee={fee} {...(course && { course })} />}
    >
      <div className="fe-two fe-adding">
        <div className="fe-act">
          <PeopleBox added={added} />
          <TermFields added={added} hasPrices={hasPrices} />
          <Complaints added={added} />
          {course && people.length > 0 && <PlaceNotices added={added} course={course} />}
          {people.length > 0 && (
            <PeopleTable {...{ added, hasPrices }} course={course ?? null} open={course ? open : shown} onOpen={setOpen} />
          )}
          {!course && type}
        </div>
        <aside className="fe-side" aria-label={t(course ? 'fees.enrol.what_happens' : 'fees.reason')}>
          {course && (
            <CourseEffects fee={fee} added={added} hasPrices={hasPrices}>
              {type}
            </CourseEffects>
          )}
          {(!course || open !== null) && hasPrices && <Why fee={fee} row={shown === null ? undefined : byId.get(shown)} />}
        </aside>
      </div>
      <Foot {...{ added, hasPrices, onClose }} {...(course && { course })} />
    </DialogFrame>
  )
}
