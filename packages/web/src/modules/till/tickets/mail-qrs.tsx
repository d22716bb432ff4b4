import { mailTicketQrs, ticketQrs } from '@app/contract/till/cart-passes'
import { Button, Group, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { DialogFrame } from '../../../kit/dialogs/dialog-frame.tsx'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { useAction, useRead } from '../../../kit/reads/api.ts'
import { LinesSkeleton, ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'

/** Takes the address for the QRs of a ticket, by default the member's own; Enter sends, unless it is empty. */
export function MailQrs({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch } = useRead(ticketQrs, { id })
  return (
    <DialogFrame title={t('till.mail_qrs_to')} size={400} onClose={onClose}>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!error && !data && <LinesSkeleton lines={2} />}
      {data && <Address id={id} first={data.email ?? ''} onClose={onClose} />}
    </DialogFrame>
  )
}

function Address({ id, first, onClose }: { id: number; first: string; onClose: () => void }) {
  const [email, setEmail] = useState(first)
  const send = useAction(mailTicketQrs)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (email.trim() === '' || !(await send.run({ id, email: email.trim() }))) return
    toast.good(t('till.mail_sent', { email: email.trim() }))
    onClose()
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <TextInput
        type="email"
        label={t('till.mail_address')}
        data-autofocus
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Group gap={8} mt="md" justify="flex-end">
        <Button type="submit" loading={send.isBusy} disabled={email.trim() === ''}>
          {t('till.mail_qrs')}
        </Button>
      </Group>
    </form>
  )
}
