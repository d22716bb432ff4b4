import { Button, Group, Modal, PasswordInput, Text } from '@mantine/core'
import { useState } from 'react'
import { t } from '../texts/i18n.ts'
import { ConfirmKey } from './confirm-key.tsx'
import type { Dialog } from './dialogs.ts'
import { useFocusBack } from './focus-back.ts'

/** One question: its subject, the safe way out with the focus, the other choices. Ctrl+Enter takes an only choice. */
export function DialogModal({ dialog }: { dialog: Dialog }) {
  const { title, hint, more, choices, safe, settle, password } = dialog
  const [isOpen, setOpen] = useState(true)
  const [typed, setTyped] = useState('')
  useFocusBack()
  const close = (id: string | null) => {
    setOpen(false)
    settle(id === null || !password ? id : typed)
  }
  const [only, ...others] = choices
  return (
    <Modal opened={isOpen} onClose={() => close(null)} title={title} withCloseButton={false} size="sm" zIndex={400}>
      {only && others.length === 0 && !password && <ConfirmKey run={() => close(only.id)} />}
      {more?.(() => close(null))}
      {hint && (
        <Text c="dimmed" mb="md">
          {hint}
        </Text>
      )}
      {password && (
        <PasswordInput
          data-autofocus
          label={t('core.password')}
          autoComplete="current-password"
          mb="md"
          value={typed}
          error={password.complaint || undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && typed !== '' && close('yes')}
        />
      )}
      <Group justify="flex-end" gap={8}>
        {safe !== null && (
          <Button variant="default" {...(!password && { 'data-autofocus': true })} onClick={() => close(null)}>
            {safe}
          </Button>
        )}
        {choices.map(({ id, text, danger, hint: more }) => (
          <Button
            key={id}
            title={more}
            {...(danger && { color: 'red.8' })}
            {...(safe === null && { 'data-autofocus': true })}
            disabled={password !== undefined && typed === ''}
            onClick={() => close(id)}
          >
            {text}
          </Button>
        ))}
      </Group>
    </Modal>
  )
}
