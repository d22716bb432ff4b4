import { Button, Group, Modal, Text } from '@mantine/core'
import { useState } from 'react'
import type { Dialog } from './dialogs.ts'
import { useFocusBack } from './focus-back.ts'

/** One question: its subject, the safe way out with the focus, the other choices. */
export function DialogModal({ dialog }: { dialog: Dialog }) {
  const { title, hint, more, choices, safe, settle } = dialog
  const [isOpen, setOpen] = useState(true)
  useFocusBack()
  const close = (id: string | null) => {
    setOpen(false)
    settle(id)
  }
  return (
    <Modal opened={isOpen} onClose={() => close(null)} title={title} withCloseButton={false} size="sm" zIndex={400}>
      {more?.(() => close(null))}
      {hint && (
        <Text c="dimmed" mb="md">
          {hint}
        </Text>
      )}
      <Group justify="flex-end" gap={8}>
        {safe !== null && (
          <Button variant="default" data-autofocus onClick={() => close(null)}>
            {safe}
          </Button>
        )}
        {choices.map(({ id, text, danger, hint: more }) => (
          <Button
            key={id}
            title={more}
            {...(danger && { color: 'red.8' })}
            {...(safe === null && { 'data-autofocus': true })}
            onClick={() => close(id)}
          >
            {text}
          </Button>
        ))}
      </Group>
    </Modal>
  )
}
