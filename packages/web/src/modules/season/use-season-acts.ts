import type { OutputOf } from '@app/contract/kit/action'
import { approveAll, approveSeason, cancelAllApprovals, cancelApproval } from '@app/contract/season/approve-season'
import { undoMerge } from '@app/contract/season/merge-season'
import { mailSeasonState, mailSeasonStates } from '@app/contract/season/season-mail'
import { withdrawSeason } from '@app/contract/season/withdraw-season'
import type { Day } from '@app/contract/values/day'
import { useState } from 'react'
import { confirm, showMessage } from '../../kit/dialogs/dialogs.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import { useAction } from '../../kit/reads/api.ts'
import { go } from '../../kit/screen/navigation.ts'
import { t } from '../../kit/texts/i18n.ts'
import { useRestore } from '../bookings/public.ts'
import { bookingPath } from '../planner/public.ts'
import { type SeasonBooking, titleOf, type Verdicts } from './season-model.ts'

/** Pending confirmation: clashes of one approval, those of several, bookings to merge. */
export type PendingQuestion =
  | { readonly what: 'one' | 'merge'; readonly id: number }
  | { readonly what: 'many'; readonly ids: readonly number[] }

const showApproved = ({ aprobadas, creadas, quedan }: OutputOf<typeof approveAll>) => {
  if (aprobadas > 0) toast.good(t('season.approved_n', { n: aprobadas, fechas: creadas }))
  const words = quedan.map((one) => `${one.nombre}: ${one.msg}`).join('\n')
  if (quedan.length > 0) void showMessage(t('season.left_n', { n: quedan.length }), words)
}

/** Actions on bookings of the week; a pending confirmation is in `asking`. */
export function useSeasonActs(sport: number, verdicts: Verdicts, avisar: boolean) {
  const [asking, setAsking] = useState<PendingQuestion | null>(null)
  const restore = useRestore()
  const one = useAction(approveSeason, { onDone: ({ creadas }) => toast.good(t('season.approved_n', { n: 1, fechas: creadas })) })
  const many = useAction(approveAll, { onDone: showApproved })
  const back = useAction(cancelApproval, { onDone: ({ quitadas }) => toast.good(t('season.cancelled_n', { n: 1, fechas: quitadas })) })
  const allBack = useAction(cancelAllApprovals, {
    onDone: ({ anuladas, quitadas }) => toast.good(t('season.cancelled_n', { n: anuladas, fechas: quitadas })),
  })
  const undo = useAction(undoMerge, { toast: true })
  const letter = useAction(mailSeasonState, { onDone: ({ enviados }) => toast.good(t('season.mailed', { n: enviados })) })
  const letters = useAction(mailSeasonStates, {
    onDone: ({ enviados, sin_correo }) =>
      toast.good(t(sin_correo > 0 ? 'season.mailed_but' : 'season.mailed', { n: enviados, sin: sin_correo })),
  })
  const out = useAction(withdrawSeason, {
    onDone: (_done, { id }) =>
      toast.good(t('season.withdrawn'), {
        action: { text: t('core.undo'), run: () => void restore(Number(id)) },
      }),
  })
  const clashes = (id: number) => (verdicts.get(id)?.chocan ?? 0) > 0
  return {
    asking,
    setAsking,
    mayApprove: one.may,
    isBusy: [one, many, back, allBack, undo, letter, letters, out].some((action) => action.isBusy),
    approve: (ids: readonly number[]) => {
      const [first] = ids
      if (first === undefined) return
      if (ids.length > 1 && ids.some(clashes)) setAsking({ what: 'many', ids })
      else if (ids.length > 1) void many.run({ ids: [...ids], avisar })
      else if (clashes(first)) setAsking({ what: 'one', id: first })
      else void one.run({ id: first, avisar })
    },
    approveMany: (ids: readonly number[], resolver: 'skip' | 'both' | 'notify') => many.run({ ids: [...ids], resolver, avisar }),
    cancel: async (row: SeasonBooking) => {
      const title = t('season.cancel_question', { nombre: titleOf(row) })
      if (await confirm({ title, hint: t('season.cancel_hint'), confirm: t('season.cancel'), danger: true }))
        await back.run({ id: row.id_reg_reserva })
    },
    cancelAll: async (n: number) => {
      const title = t('season.cancel_all_question', { n })
      if (await confirm({ title, hint: t('season.cancel_hint'), confirm: t('season.cancel'), danger: true }))
        await allBack.run({ id_mst_tiporecurso: sport })
    },
    merge: (id: number) => setAsking({ what: 'merge', id }),
    undoMerge: (id: number) => void undo.run({ id }),
    mail: (id: number) => void letter.run({ id }),
    mailDay: (day: Day) => void letters.run({ id_mst_tiporecurso: sport, day }),
    withdraw: async (row: SeasonBooking) => {
      const title = t('season.withdraw_question', { nombre: titleOf(row) })
      if (await confirm({ title, hint: t('season.withdraw_hint'), confirm: t('season.take_out'), danger: true }))
        await out.run({ id: row.id_reg_reserva })
    },
    open: (row: SeasonBooking) => go(bookingPath(sport, row.fecha, row.id_reg_reserva)),
  }
}
export type SeasonActs = ReturnType<typeof useSeasonActs>
