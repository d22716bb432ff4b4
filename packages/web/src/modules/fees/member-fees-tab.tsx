import './fees.css'
import { fee as feeResource } from '@app/contract/fees/fee'
import { feeChoices } from '@app/contract/fees/fees'
import { activateWaiting } from '@app/contract/fees/member-fee-dates'
import { createMemberFee, feesOfMember, periodsOfMemberFee, removeMemberFee, updateMemberFee } from '@app/contract/fees/member-fees'
import { callsOf } from '@app/contract/kit/generic-calls'
import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { Alert, Button, Checkbox, SegmentedControl, Select } from '@mantine/core'
import { IconCalendarOff, IconPencil, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { DeleteButton } from '../../kit/buttons/delete-button.tsx'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { SideDrawer } from '../../kit/dialogs/side-drawer.tsx'
import { ActionForm } from '../../kit/forms/form.tsx'
import { formatCount } from '../../kit/grid/cells/value.ts'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { isParameterOn, userMay } from '../../kit/reads/session.ts'
import { today } from '../../kit/reads/today.ts'
import { Empty, LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { AddMembersDialog } from './adding/add-members-dialog.tsx'
import { AmountButton } from './amount-button.tsx'
import { ComingMonths } from './fee-explanation.tsx'
import { EndDialog } from './holder-dialogs.tsx'
import { HolderExplanation } from './holder-explanation.tsx'
import { asHolder, type Holder, holderReason, isInPart } from './holder-row.ts'
import { periodDays, periodLabel } from './period-label.ts'
import { ReasonChip } from './reason-chip.tsx'

type Part = 'on' | 'over'
type Open = { readonly what: 'why' | 'end' | 'edit'; readonly id: number }

interface RowProps {
  holder: Holder
  isChosen: boolean
  onChoose: () => void
  onOpen: (what: Open['what']) => void
}
/** One fee: whose it is, what it pays next, and its acts. */
function FeeLine({ holder, isChosen, onChoose, onOpen }: RowProps) {
  const remove = useAction(removeMemberFee)
  const mayEdit = userMay(updateMemberFee.permission)
  const { id, nombre_completo, desc_cuota, desc_curso, fecha_proxima, fecha_fin_cuota, precio, paga, espera, generada } = holder
  return (
    <tr data-on={isChosen} data-tone={espera ? 'warn' : undefined} onClick={onChoose}>
      <th scope="row">{nombre_completo}</th>
      <td>
        {[desc_cuota, desc_curso].filter(Boolean).join(' · ')} <ReasonChip reason={holderReason(holder)} />
      </td>
      <td>{fecha_proxima === null || espera ? '—' : formatDay(fecha_proxima)}</td>
      <td>{fecha_fin_cuota === null ? '—' : formatDay(fecha_fin_cuota)}</td>
      <td className="fe-num dimmed">{formatEuros(precio)}</td>
      <td className="fe-num">
        <AmountButton importe={paga} nombre={`${nombre_completo}, ${desc_cuota}`} onOpen={() => onOpen('why')} />
      </td>
      <td className="fe-acts">
        {mayEdit && (
          <>
            <IconButton label={t('fees.edit_of', { nombre: desc_cuota })} icon={IconPencil} onClick={() => onOpen('edit')} />
            <IconButton label={t('fees.end_of', { nombre: desc_cuota })} icon={IconCalendarOff} onClick={() => onOpen('end')} />
            {!generada && <DeleteButton name={desc_cuota} disabled={remove.isBusy} onDelete={() => remove.run({ id })} />}
          </>
        )}
      </td>
    </tr>
  )
}

const heads = ['whose', 'fee', 'next', 'until', 'price', 'pays'] as const

interface TableProps {
  rows: readonly Holder[]
  chosen: number | undefined
  onChoose: (id: number) => void
  onOpen: (open: Open) => void
}
function FeeTable({ rows, chosen, onChoose, onOpen }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the table is scrolled by keyboard
    <section className="fe-scroll" tabIndex={0} aria-label={t('fees.tab')}>
      <table className="fe-table fe-people">
        <thead>
          <tr>
            {heads.map((one) => (
              <th key={one} scope="col" {...((one === 'price' || one === 'pays') && { className: 'fe-num' })}>
                {t(`fees.tab.${one}`)}
              </th>
            ))}
            <th aria-label={t('core.actions')} />
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <FeeLine
              key={one.id}
              holder={one}
              isChosen={one.id === chosen}
              onChoose={() => onChoose(one.id)}
              onOpen={(what) => onOpen({ what, id: one.id })}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={5}>
              {t('fees.total')}
            </th>
            <td className="fe-num">{formatEuros(rows.reduce((sum, { paga }) => sum + (paga ?? 0), 0))}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

/** Months of the chosen fee: those to come with their amounts, and the lines of those that are raised. */
function Months({ holder }: { holder: Holder }) {
  const { data, error, refetch } = useRead(periodsOfMemberFee, { id: holder.id })
  const activate = useAction(activateWaiting, { toast: true })
  return (
    <>
      <h3 className="fe-head">
        {holder.nombre_completo}, {holder.desc_cuota} <small>{t('fees.from_day', { fecha: formatDay(holder.fecha_inicio_cuota) })}</small>
      </h3>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!error && !data && <LinesSkeleton lines={3} />}
      {holder.espera && (
        <Alert color="yellow" variant="light">
          {t('fees.waits')}{' '}
          {activate.may && (
            <Button variant="subtle" size="compact-sm" loading={activate.isBusy} onClick={() => void activate.run({ id: holder.id })}>
              {t('fees.activate')}
            </Button>
          )}
        </Alert>
      )}
      {data && <ComingMonths months={data.proximos} />}
      {data && data.generados.length > 0 && (
        <table className="fe-table">
          <tbody>
            {data.generados.toReversed().map((one) => (
              <tr key={`${one.k} ${one.id_reg_factura} ${one.retirado}`} data-gone={one.retirado}>
                <th scope="row" title={periodDays(one)}>
                  {periodLabel(one)}
                </th>
                <td>{one.fecha_creacion && formatDay(one.fecha_creacion)}</td>
                <td className="fe-num">{formatEuros(one.importe)}</td>
                <td>
                  {one.retirado
                    ? t('fees.taken_back')
                    : one.fecha_pago === null
                      ? t(one.id_reg_factura === null ? 'fees.no_line' : 'fees.unpaid')
                      : [one.desc_tipopago, formatDay(one.fecha_pago)].filter(Boolean).join(', ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

/** Price, discounts and days of a member's fee (R-097: the special price only while its parameter is on). */
function EditDrawer({ holder, onClose }: { holder: Holder; onClose: () => void }) {
  const special = isParameterOn('CUOTA_USUARIO_PRECIO_ESPECIAL') ? (['precio_especial'] as const) : []
  const ofPass = holder.id_reg_abonos === null ? [] : (['frec_dias'] as const)
  return (
    <SideDrawer opened title={t('fees.edit_of', { nombre: holder.desc_cuota })} onClose={onClose}>
      {special.length === 0 && holder.precio_especial !== null && (
        <p className="fe-hint">{t('fees.special_kept', { importe: formatEuros(holder.precio_especial) })}</p>
      )}
      <ActionForm
        action={updateMemberFee}
        given={{ id: holder.id }}
        ask={[
          ...special,
          ...(['importe_descuento', 'prc_descuento', 'prc_descuento_acum', 'cantidad', 'fecha_proxima', 'dia_generacion_factura'] as const),
          ...ofPass,
          'observaciones',
        ]}
        first={holder}
        words="member-fee"
        onDone={onClose}
        onCancel={onClose}
      />
    </SideDrawer>
  )
}

/** Chooses a fee, then gives it to the member by the dialog of one person. */
function AddFee({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const choices = useRead(feeChoices, {}).data ?? []
  const [chosen, setChosen] = useState<number | null>(null)
  const fee = useRead(callsOf(feeResource).get, chosen === null ? null : { id: chosen }).data
  if (fee) return <AddMembersDialog fee={fee} first={[{ id, name, descuento: null }]} onClose={onClose} />
  return (
    <DialogFrame title={t('fees.add_fee')} size={420} onClose={onClose}>
      <Select
        data-autofocus
        searchable
        label={t('fees.fee')}
        placeholder={t('core.choose')}
        data={choices.map((one) => ({ value: String(one.id), label: one.text }))}
        value={chosen === null ? null : String(chosen)}
        onChange={(value) => setChosen(value === null ? null : Number(value))}
      />
    </DialogFrame>
  )
}

/** End or edit panel of a fee. */
function OpenPart({ what, holder, onClose }: { what: 'end' | 'edit'; holder: Holder; onClose: () => void }) {
  if (what === 'end') return <EndDialog fee={holder.id_cuota} holders={[holder]} onClose={onClose} />
  return <EditDrawer holder={holder} onClose={onClose} />
}

/** Fees of a member, with those of the family that the member pays: why each pays that, and the months to come (spec 2 §2). */
export function MemberFeesTab({ id, name }: { id: number; name: string }) {
  const [part, setPart] = useState<Part>('on')
  const [familia, setFamilia] = useState(false)
  const [chosen, setChosen] = useState<number | null>(null)
  const [open, setOpen] = useState<Open | null>(null)
  const [isAdding, setAdding] = useState(false)
  const { data, error, refetch } = useRead(feesOfMember, { id, familia }, { keepPrevious: true })
  const all = (data ?? []).map(asHolder)
  const rows = all.filter((one) => isInPart(part, one, today()))
  const shown = rows.find((one) => one.id === chosen) ?? rows[0]
  const acted = open && all.find((one) => one.id === open.id)
  const close = () => setOpen(null)
  const add = userMay(createMemberFee.permission) && (
    <Button variant="default" leftSection={<IconPlus size={15} />} onClick={() => setAdding(true)}>
      {t('fees.add_fee')}
    </Button>
  )
  const count = (one: Part) => formatCount(all.filter((row) => isInPart(one, row, today())).length)
  return (
    <>
      <div className="fe-beside">
        <div className="fe-act">
          <div className="fe-bar">
            <SegmentedControl<Part>
              aria-label={t('fees.which')}
              value={part}
              onChange={setPart}
              data={(['on', 'over'] as const).map((one) => ({ value: one, label: t(`fees.part.${one}`, { n: count(one) }) }))}
            />
            <Checkbox label={t('fees.with_family')} checked={familia} onChange={({ currentTarget }) => setFamilia(currentTarget.checked)} />
            {add}
          </div>
          {error && <ReadError error={error} onRetry={refetch} />}
          {!error && !data && <LinesSkeleton lines={5} />}
          {data && rows.length === 0 && <Empty title={t('fees.has_none')} action={part === 'on' && add} />}
          {rows.length > 0 && <FeeTable rows={rows} chosen={shown?.id} onChoose={setChosen} onOpen={setOpen} />}
          {shown && <Months key={shown.id} holder={shown} />}
        </div>
        {acted && open.what === 'why' && <HolderExplanation key={acted.id} holder={acted} onClose={close} />}
      </div>
      {acted && open.what !== 'why' && <OpenPart what={open.what} holder={acted} onClose={close} />}
      {isAdding && <AddFee id={id} name={name} onClose={() => setAdding(false)} />}
    </>
  )
}
