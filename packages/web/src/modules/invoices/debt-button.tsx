import { paymentTypes } from '@app/contract/income-types/payment-type'
import { memberDebt } from '@app/contract/invoices/debt'
import { formatEuros } from '@app/contract/values/money'
import { Button } from '@mantine/core'
import { IconCoinEuro } from '@tabler/icons-react'
import { Suspense, useMemo, useRef, useState } from 'react'
import { toast } from '../../kit/dialogs/toasts.ts'
import { useRead } from '../../kit/reads/api.ts'
import { useCommands } from '../../kit/screen/commands.ts'
import { t } from '../../kit/texts/i18n.ts'
import { DebtDialog } from './dialogs.ts'
import { useCharge } from './use-charge.ts'

/** Debt of a member, as a button that collects it, also with F8; F9 and F10 collect all of it in cash or by card at once; nothing if neither the member nor dependants have debt. */
export function DebtButton({ id }: { id: number }) {
  const [isOpen, setOpen] = useState(false)
  const { data } = useRead(memberDebt, { id })
  const due = data?.lineas.reduce((sum, line) => sum + line.pendiente, 0) ?? 0
  const { charge, isBusy } = useCharge()
  const whole = async (type: number) => {
    if (due <= 0 || isBusy) return
    const cobrado = await charge({ lines: data?.lineas.map((line) => line.id_reg_factura) ?? [], type })
    if (cobrado !== null) toast.good(t('debt.done', { importe: formatEuros(cobrado) }))
  }
  const latest = useRef(whole)
  latest.current = whole
  useCommands(
    useMemo(
      () => [
        { id: 'debt.collect', text: t('debt.title'), keys: 'F8', run: () => setOpen(true) },
        { id: 'debt.cash', text: t('debt.cash'), keys: 'F9', run: () => void latest.current(paymentTypes.cash) },
        { id: 'debt.card', text: t('debt.card'), keys: 'F10', run: () => void latest.current(paymentTypes.cardTerminal) },
      ],
      [],
    ),
  )
  return (
    <>
      {due > 0 && (
        <Button leftSection={<IconCoinEuro size={15} />} title="F8" aria-keyshortcuts="F8" onClick={() => setOpen(true)}>
          {t('debt.collect_debt', { importe: formatEuros(due) })}
        </Button>
      )}
      <Suspense fallback={null}>{isOpen && <DebtDialog id={id} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
