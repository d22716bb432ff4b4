import { addMembers } from '@app/contract/fees/add-members'
import { memberFee } from '@app/contract/fees/member-fee'
import { setEnd, setNextDate } from '@app/contract/fees/member-fee-dates'
import { updateMemberFee } from '@app/contract/fees/member-fees'
import type { RowOf } from '@app/contract/kit/field'
import { addDays, type Day, formatDay, parseDeskDay } from '@app/contract/values/day'
import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import { DateField } from '../../kit/fields/date-field.tsx'
import { FormFrame } from '../../kit/forms/form.tsx'
import { FormFields, SaveBar } from '../../kit/forms/form-fields.tsx'
import { useForm } from '../../kit/forms/use-form.ts'
import { formatCount } from '../../kit/grid/cells/value.ts'
import { call, useAction } from '../../kit/reads/api.ts'
import { call as ask } from '../../kit/reads/call.ts'
import { today } from '../../kit/reads/today.ts'
import { useDebounced } from '../../kit/reads/use-debounced.ts'
import { ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { ActFrame } from './act-frame.tsx'
import { EndEffects, LastFee } from './end-effects.tsx'
import type { Holder } from './holder-row.ts'

export interface HolderDialogProps {
  fee: number
  holders: readonly Holder[]
  onClose: () => void
}
const named = (holders: readonly Holder[]) =>
  holders.length === 1 ? holders[0]!.nombre_completo : t('fees.n_members', { n: formatCount(holders.length) })

/** Runs an act for one after the other; stops at a refusal, whose message it shows. */
async function runEach(holders: readonly Holder[], act: (holder: Holder) => Promise<unknown>): Promise<boolean> {
  let done = 0
  try {
    for (const holder of holders) {
      await act(holder)
      done += 1
    }
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    toast.bad(done === 0 ? error.msg : t('fees.stopped_after', { n: formatCount(done), motivo: error.msg }))
    return false
  }
  toast.good(t('fees.changed_n', { n: formatCount(done) }))
  return true
}

/** Sets the day on which the next fee is raised; counts first who it changes. */
export function NextDateDialog({ fee, holders, onClose }: HolderDialogProps) {
  const [typed, setTyped] = useState('')
  const day = parseDeskDay(typed, today())
  const isWrong = typed.trim() !== '' && day === null
  const ids = holders.map(({ id }) => id)
  const input = useDebounced(day === null ? null : { id: fee, fechaProx: formatDay(day), cursoId: 0, ids }, 150)
  const { data, error } = useQuery({
    queryKey: ['fees.next_date', input],
    queryFn: ({ signal }) => ask(setNextDate, { ...input!, solo_ver: true }, { signal }),
    enabled: input !== null,
    gcTime: 0,
  })
  const set = useAction(setNextDate, {
    onDone: ({ cambiados }) => {
      toast.good(t('fees.changed_n', { n: formatCount(cambiados) }))
      onClose()
    },
  })
  const isCounted = data !== undefined && input !== null && day !== null && input.fechaProx === formatDay(day)
  return (
    <ActFrame
      title={t('fees.next_date_of', { nombre: named(holders) })}
      act={t('fees.next_date_set')}
      isReady={isCounted && data.cambiados > 0 && set.may}
      isBusy={set.isBusy}
      onRun={() => input && void set.run(input)}
      onClose={onClose}
    >
      <TextInput
        label={t('member-fee.fecha_proxima')}
        placeholder={t('ui.date_form')}
        data-autofocus
        value={typed}
        error={isWrong && t('msg.fecha_invalida')}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <p className="fe-hint">{t('fees.next_date_hint')}</p>
      {error instanceof RefusedError && <ReadError error={error} />}
      {isCounted && (
        <p role="status">
          {t('fees.next_date_counts', { n: formatCount(data.cambiados), otros: formatCount(data.ya_generados), fecha: formatDay(day) })}
        </p>
      )}
    </ActFrame>
  )
}

/** Sets the last day, or takes it away. */
export function EndDialog({ holders, onClose }: HolderDialogProps) {
  const [one] = holders
  const [fecha, setFecha] = useState<Day | null>(one?.fecha_fin_cuota ?? null)
  const [proportion, setProportion] = useState<number>(one?.ultima_mensualidad_proporcional ?? 0)
  const [isBusy, setBusy] = useState(false)
  const hadEnd = holders.some(({ fecha_fin_cuota }) => fecha_fin_cuota !== null)
  const run = async () => {
    setBusy(true)
    const end = fecha === null ? { sin_final: true } : { fecha, ultima_mensualidad_proporcional: proportion as 0 | 1 | 2 }
    const isDone = await runEach(holders, ({ id }) => call(setEnd, { id, ...end }))
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <ActFrame
      title={t('fees.end_of', { nombre: named(holders) })}
      act={fecha === null ? t('fees.end_clear') : t('fees.end_set', { fecha: formatDay(fecha) })}
      isReady={fecha !== null || hadEnd}
      isBusy={isBusy}
      onRun={() => void run()}
      onClose={onClose}
    >
      <DateField label={t('fees.last_day')} data-autofocus value={fecha} onChange={setFecha} />
      <p className="fe-hint">{t('fees.last_day_hint')}</p>
      {fecha !== null && holders.length === 1 && one && (
        <EndEffects id={one.id} fecha={fecha} proportion={proportion} onProportion={setProportion} />
      )}
      {fecha !== null && holders.length > 1 && <LastFee value={proportion} onChange={setProportion} />}
    </ActFrame>
  )
}

/** Takes the fee from those chosen, all or none of them; raised lines stay. */
export function LeaveDialog({ fee, holders, onClose }: HolderDialogProps) {
  const [last, setLast] = useState<Day | null>(today)
  const leave = useAction(addMembers, {
    onDone: ({ quitados }) => {
      toast.good(t('fees.left_n', { n: formatCount(quitados) }))
      onClose()
    },
  })
  const raised = holders.filter(({ generada }) => generada).length
  const run = () => {
    if (last === null) return
    const eliminar = holders.map(({ id }) => id)
    void leave.run({ id: fee, idcurso: 0, socios: [], eliminar, fecha_modificacion: addDays(last, 1) })
  }
  return (
    <ActFrame
      danger
      title={t('fees.leave_of', { nombre: named(holders) })}
      act={t('fees.leave_n', { n: formatCount(holders.length) })}
      isReady={last !== null && leave.may}
      isBusy={leave.isBusy}
      onRun={run}
      onClose={onClose}
    >
      <DateField label={t('fees.last_day')} data-autofocus value={last} onChange={setLast} />
      <p className="fe-hint">{t('fees.leave_hint', { n: formatCount(raised) })}</p>
    </ActFrame>
  )
}

const { importe_descuento, prc_descuento, prc_descuento_acum } = memberFee.fields
const discounts = { importe_descuento, prc_descuento, prc_descuento_acum }

/** Discounts of those chosen: the typed ones are set for each. */
export function DiscountDialog({ holders, onClose }: HolderDialogProps) {
  const [one] = holders
  const form = useForm({
    fields: discounts,
    first: holders.length === 1 && one ? one : { importe_descuento: 0, prc_descuento: 0, prc_descuento_acum: 0 },
    guards: false,
    save: async (values: RowOf<typeof discounts>) => {
      await runEach(holders, ({ id }) => call(updateMemberFee, { id, ...values }))
    },
    onSaved: onClose,
  })
  return (
    <DialogFrame title={t('fees.discount_of', { nombre: named(holders) })} size={420} onClose={onClose}>
      <FormFrame form={form} words="member-fee">
        <FormFields form={form} words="member-fee" names={['importe_descuento', 'prc_descuento', 'prc_descuento_acum']} />
        <SaveBar form={form} always onCancel={onClose} />
      </FormFrame>
    </DialogFrame>
  )
}
