import { Button, Group, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import type { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'

interface Props {
  title: string
  /** Text of the button. */
  text: string
  /** Read with the address of the member, which is the first one offered. */
  reading: { data: { readonly email: string | null } | undefined; error: RefusedError | null; refetch: () => unknown }
  isBusy: boolean
  /** Sends to the address; anything but an answer keeps the dialog open. */
  onSend: (email: string) => Promise<unknown>
  onClose: () => void
}
/** Takes the address of a letter, by default the member's own. */
export function MailDialog({ title, reading: { data, error, refetch }, onClose, ...more }: Props) {
  return (
    <DialogFrame title={title} size={400} onClose={onClose}>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!error && !data && <LinesSkeleton lines={2} />}
      {data && <Address first={data.email ?? ''} onClose={onClose} {...more} />}
    </DialogFrame>
  )
}

/** Address of the letter; Enter sends, unless it is empty. */
function Address({ first, text, isBusy, onSend, onClose }: { first: string } & Pick<Props, 'text' | 'isBusy' | 'onSend' | 'onClose'>) {
  const [email, setEmail] = useState(first)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (email.trim() === '' || !(await onSend(email.trim()))) return
    toast.good(t('mail.sent_to', { email: email.trim() }))
    onClose()
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <TextInput
        type="email"
        label={t('mail.address')}
        data-autofocus
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Group gap={8} mt="md" justify="flex-end">
        <Button type="submit" loading={isBusy} disabled={email.trim() === ''}>
          {text}
        </Button>
      </Group>
    </form>
  )
}
