import { deleteOfficialInvoice, deleteOfficialInvoices } from '@app/contract/official-invoices/change-invoices'
import { confirm } from '../../kit/dialogs/dialogs.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import { counted } from '../../kit/grid/cells/value.ts'
import { useAction } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'
import type { Invoice } from './series-summary.ts'

/** Maximum of invoices taken back by one call. */
export const mostTakenBack = 100

const ask = (title: string) => confirm({ title, hint: t('official-invoices.take_back_hint'), confirm: t('core.delete'), danger: true })

/** Takes invoices back after a question; the notice says whether they were cancelled or rectified, or why not. */
export function useTakeBack() {
  const one = useAction(deleteOfficialInvoice, { onDone: ({ mensaje }) => toast.good(mensaje) })
  const several = useAction(deleteOfficialInvoices, { onDone: ({ mensaje }) => toast.good(mensaje) })
  return {
    may: one.may,
    isBusy: one.isBusy || several.isBusy,
    run: async (rows: readonly Pick<Invoice, 'id_reg_facturaoficial' | 'num_completo'>[]): Promise<boolean> => {
      const [first, ...others] = rows
      if (!first) return false
      if (others.length === 0) {
        const isSure = await ask(t('official-invoices.take_back_question', { numero: first.num_completo }))
        return isSure && (await one.run({ id: first.id_reg_facturaoficial })) !== undefined
      }
      if (!(await ask(t('official-invoices.take_back_n_question', counted(rows.length))))) return false
      const ids = rows.map(({ id_reg_facturaoficial }) => id_reg_facturaoficial)
      return (await several.run({ id_reg_facturaoficial: ids })) !== undefined
    },
  }
}
