import { deleteReceipts } from '@app/contract/receipts/receipts'
import { formatEuros } from '@app/contract/values/money'
import { Alert, Button } from '@mantine/core'
import { ScreenLink } from '../../../kit/buttons/link.tsx'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { counted, formatCount } from '../../../kit/grid/cells/value.ts'
import { useAction } from '../../../kit/reads/api.ts'
import { t, tFound } from '../../../kit/texts/i18n.ts'
import type { Made } from './use-generate.ts'

/** Lines that stayed out, counted by reason. */
const outText = (out: Made['fuera']) =>
  [...Map.groupBy(out, ({ motivo }) => motivo)]
    .map(([motivo, own]) => `${tFound('receipts.fault', motivo)} (${formatCount(own.length)})`)
    .join(', ')

/** Receipts that were made, with the way to them and the way back. */
export function MadeNotice({ made, onClose }: { made: Made; onClose: () => void }) {
  const { recibos, importe, fuera } = made
  const undo = useAction(deleteReceipts, {
    onDone: ({ eliminados }) => {
      toast.good(t('receipts.undone', counted(eliminados)))
      onClose()
    },
  })
  return (
    <Alert
      className="rc-note"
      variant="light"
      color="green"
      role="status"
      withCloseButton
      closeButtonLabel={t('core.close')}
      onClose={onClose}
    >
      <b>{t('receipts.made', { ...counted(recibos.length), importe: formatEuros(importe) })}</b>{' '}
      {fuera.length > 0 && `${t('receipts.made_without', { motivos: outText(fuera) })} `}
      <ScreenLink className="rc-link" to="/recibo/visualizar">
        {t('receipts.go_to_open')}
      </ScreenLink>
      {undo.may && (
        <Button variant="subtle" size="compact-sm" loading={undo.isBusy} onClick={() => void undo.run({ rebuts_seleccionats: recibos })}>
          {t('core.undo')}
        </Button>
      )}
    </Alert>
  )
}
