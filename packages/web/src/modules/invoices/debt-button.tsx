import { memberDebt } from '@app/contract/invoices/debt'
import { formatEuros } from '@app/contract/values/money'
import { Button } from '@mantine/core'
import { IconCoinEuro } from '@tabler/icons-react'
import { Suspense, useMemo, useState } from 'react'
import { useRead } from '../../kit/reads/api.ts'
import { useCommands } from '../../kit/screen/commands.ts'
import { t } from '../../kit/texts/i18n.ts'
import { DebtDialog } from './dialogs.ts'

/** Debt of a member, as a button that collects it, also with F8; nothing if neither the member nor dependants have debt. */
export function DebtButton({ id }: { id: number }) {
  const [isOpen, setOpen] = useState(false)
  const { data } = useRead(memberDebt, { id })
  useCommands(useMemo(() => [{ id: 'debt.collect', text: t('debt.title'), keys: 'F8', run: () => setOpen(true) }], []))
  const due = data?.lineas.reduce((sum, line) => sum + line.pendiente, 0) ?? 0
  return (
    <>
      {due > 0 && (
        <Button leftSection={<IconCoinEuro size={15} />} title="F8" onClick={() => setOpen(true)}>
          {t('debt.collect_debt', { importe: formatEuros(due) })}
        </Button>
      )}
      <Suspense fallback={null}>{isOpen && <DebtDialog id={id} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
