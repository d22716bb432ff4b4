import { deleteRemittance, sendRemittance } from '@app/contract/receipts/remittances/remittances'
import { formatEuros } from '@app/contract/values/money'
import { Button } from '@mantine/core'
import { IconDownload, IconLock, IconTrash } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { KeyCaps } from '../../../kit/buttons/key-caps.tsx'
import { confirm } from '../../../kit/dialogs/dialogs.ts'
import { noticeTimes, toast } from '../../../kit/dialogs/toasts.ts'
import { counted } from '../../../kit/grid/cells/value.ts'
import { useAction } from '../../../kit/reads/api.ts'
import { today } from '../../../kit/reads/today.ts'
import { Card } from '../../../kit/screen/card.tsx'
import { go } from '../../../kit/screen/navigation.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { saveRemittanceFile } from '../lists/receipt-files.ts'
import { remittancePath } from '../lists/remittance-path.ts'
import { RemittanceLife } from './remittance-life.tsx'
import type { Remittance } from './remittance-row.ts'

const SettleDialog = lazy(() => import('./settle-dialog.tsx').then((module) => ({ default: module.SettleDialog })))

/** Number of payers that knew of a collection, as a further sentence; empty without any. */
const toldText = (avisados: number) => (avisados > 0 ? ` ${t('remittances.told', counted(avisados))}` : '')

/** Deletes a remittance after a question with its effect; then tells how many payers knew of the collection. */
function useRemoval() {
  const remove = useAction(deleteRemittance, {
    onDone: ({ recibos, avisados }) => {
      toast.good(`${t('remittances.deleted', counted(recibos))}${toldText(avisados)}`, { milliseconds: noticeTimes.long })
    },
  })
  const ask = async ({ id_reg_remesas, nombre, recibos, importe, avisados }: Remittance) => {
    const hint = `${t('remittances.delete_hint', { ...counted(recibos), importe: formatEuros(importe) })}${toldText(avisados)}`
    const title = t('remittances.delete_question', { nombre })
    if (await confirm({ title, hint, confirm: t('remittances.delete'), danger: true })) await remove.run({ id_reg_remesas })
  }
  return { ask, may: remove.may, isBusy: remove.isBusy }
}

/** Chosen remittance: its line of life, its money, and the acts that its state allows. */
export function RemittancePanel({ row }: { row: Remittance }) {
  const { id_reg_remesas: id, estado } = row
  const [isSettling, setSettling] = useState(false)
  const send = useAction(sendRemittance, { toast: true })
  const removal = useRemoval()
  const lock = estado === 'creada' ? null : t(estado === 'enviada' ? 'remesa.enviada' : 'remesa.cobrada')
  return (
    <Card
      title={row.nombre}
      hint={`${t('receipts.made', { ...counted(row.recibos), importe: formatEuros(row.importe) })} · ${row.desc_empresa}`}
    >
      <RemittanceLife row={row} />
      <div className="rm-acts">
        <Button variant="default" rightSection={<KeyCaps keys="Enter" />} onClick={() => go(remittancePath(id))}>
          {t('remittances.see_receipts', counted(row.recibos))}
        </Button>
        <Button variant="default" leftSection={<IconDownload size={15} />} onClick={() => void saveRemittanceFile(id)}>
          {t('remittances.file_again')}
        </Button>
        {estado === 'creada' && send.may && (
          <Button loading={send.isBusy} onClick={() => void send.run({ id })}>
            {t('remittances.mark_sent')}
          </Button>
        )}
        {estado === 'enviada' && send.may && (
          <Button variant="default" disabled={row.fecha > today()} onClick={() => setSettling(true)}>
            {t('remittances.mark_settled')}
          </Button>
        )}
        {removal.may && (
          <Button
            variant="default"
            leftSection={<IconTrash size={15} />}
            disabled={lock !== null}
            loading={removal.isBusy}
            onClick={() => void removal.ask(row)}
          >
            {t('remittances.delete')}
          </Button>
        )}
      </div>
      {lock !== null && (
        <p className="rm-lock">
          <IconLock size={14} aria-hidden /> {lock}
        </p>
      )}
      <Suspense fallback={null}>{isSettling && <SettleDialog row={row} onClose={() => setSettling(false)} />}</Suspense>
    </Card>
  )
}
