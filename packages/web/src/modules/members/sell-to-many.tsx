import { sellPassToMany } from '@app/contract/passes/sell-pass'
import { formatEuros } from '@app/contract/values/money'
import { Button } from '@mantine/core'
import { IconTicket } from '@tabler/icons-react'
import { useState } from 'react'
import { DialogFrame } from '../../kit/dialog-frame.tsx'
import { ActionForm } from '../../kit/forms/form.tsx'
import { t } from '../../kit/i18n.ts'
import { toast } from '../../kit/toasts.ts'

/** Sells one pass to all of the chosen members, each at the price of his type. */
export function SellToMany({ members }: { members: readonly number[] }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button size="compact-sm" variant="default" leftSection={<IconTicket size={14} />} onClick={() => setOpen(true)}>
        {t('passes.sell')}
      </Button>
      {isOpen && (
        <DialogFrame title={t('passes.sell_many', { n: members.length })} size={420} onClose={close}>
          <ActionForm
            action={sellPassToMany}
            given={{ socios: [...members] }}
            ask={['id_mst_tipoabonos']}
            words="pass"
            save={t('passes.sell')}
            said={null}
            onDone={({ vendidos, importe }) => {
              toast.good(t('passes.sold_many', { n: vendidos, importe: formatEuros(importe) }))
              close()
            }}
            onCancel={close}
          />
        </DialogFrame>
      )}
    </>
  )
}
