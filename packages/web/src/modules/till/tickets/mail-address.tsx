import { Button, Group, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { t } from '../../../kit/texts/i18n.ts'

interface Props {
  /** Address at first. */
  first: string
  /** Text of the button. */
  text: string
  isBusy: boolean
  /** Sends to the address; anything but an answer keeps the dialog open. */
  onSend: (email: string) => Promise<unknown>
  onClose: () => void
}
/** Address of a letter; Enter sends, unless it is empty. */
export function MailAddress({ first, text, isBusy, onSend, onClose }: Props) {
  const [email, setEmail] = useState(first)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (email.trim() === '' || !(await onSend(email.trim()))) return
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
        <Button type="submit" loading={isBusy} disabled={email.trim() === ''}>
          {text}
        </Button>
      </Group>
    </form>
  )
}
