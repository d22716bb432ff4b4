import { Button, Group, Modal, Text } from '@mantine/core'
import { dialogs } from './dialogs.ts'

/** Shows the question that is asked first; the others wait behind it. */
export function DialogHost() {
  const dialog = dialogs.use()[0]
  const { title, hint, choices, safe, settle } = dialog ?? { title: '', hint: undefined, choices: [], safe: null, settle: () => {} }
  const isLong = choices.length > 1
  return (
    <Modal
      opened={dialog !== undefined}
      onClose={() => settle(null)}
      title={title}
      withCloseButton={false}
      size="sm"
      zIndex={400}
      styles={{ title: { fontSize: 15, fontWeight: 600, lineHeight: '20px' } }}
      {...(hint === undefined && { 'aria-describedby': undefined })}
    >
      {hint && (
        <Text c="dimmed" mb="md">
          {hint}
        </Text>
      )}
      <Group justify="flex-end" gap={8} {...(isLong && { className: 'dialog-choices' })}>
        {safe !== null && (
          <Button variant="default" data-autofocus onClick={() => settle(null)}>
            {safe}
          </Button>
        )}
        {choices.map(({ id, text, danger, hint: more }) => (
          <Button key={id} title={more} {...(danger && { color: 'red.8' })} {...(safe === null && { 'data-autofocus': true })} onClick={() => settle(id)}>
            {text}
          </Button>
        ))}
      </Group>
    </Modal>
  )
}
