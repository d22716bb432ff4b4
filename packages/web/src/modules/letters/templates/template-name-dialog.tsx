import { Button, Group, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { DialogFrame } from '../../../kit/dialogs/dialog-frame.tsx'
import type { RefusedError } from '../../../kit/dialogs/refused-error.ts'
import { t } from '../../../kit/texts/i18n.ts'

interface Props {
  readonly title: string
  /** Word of its button. */
  readonly done: string
  readonly isBusy: boolean
  /** Refusal of the name that was sent. */
  readonly refused: RefusedError | null
  readonly onDone: (name: string) => void
  readonly onChange: () => void
  readonly onClose: () => void
  readonly children?: ReactNode
}
/** Asks for the name of a new template, and for what stands below it. */
export function TemplateNameDialog({ title, done, isBusy, refused, onDone, onChange, onClose, children }: Props) {
  const [name, setName] = useState('')
  const wrong = refused && (refused.fields.desc_plantilla?.join(' ') ?? refused.msg)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') onDone(name.trim())
  }
  return (
    <DialogFrame title={title} size={400} onClose={onClose}>
      <form onSubmit={submit}>
        <TextInput
          data-autofocus
          label={t('letters.template_name')}
          maxLength={80}
          value={name}
          error={wrong}
          mb={10}
          onChange={(event) => {
            onChange()
            setName(event.currentTarget.value)
          }}
        />
        {children}
        <Group gap={8} mt="md" justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('core.cancel')}
          </Button>
          <Button type="submit" loading={isBusy} disabled={name.trim() === ''}>
            {done}
          </Button>
        </Group>
      </form>
    </DialogFrame>
  )
}
