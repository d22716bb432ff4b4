import { Button, Group, Menu, TextInput } from '@mantine/core'
import { IconBraces } from '@tabler/icons-react'
import { type FormEvent, type MouseEvent, useState } from 'react'
import { IconButton } from '../../../kit/buttons/icon-button.tsx'
import { type MenuPlace, RowMenu } from '../../../kit/buttons/row-menu.tsx'
import { DialogFrame } from '../../../kit/dialogs/dialog-frame.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { fieldLabel } from './field-label.ts'
import { plainWord } from './field-text.ts'
import type { FieldsEditor, OpenField } from './use-letter-editor.ts'

interface MenuProps {
  readonly fields: readonly string[]
  readonly at: MenuPlace
  readonly onPick: (field: string, otherwise: string) => void
  readonly onClose: () => void
}
/** Fields to insert, at the caret or below their button. */
const FieldMenu = ({ fields, at, onPick, onClose }: MenuProps) => (
  <RowMenu label={t('letters.fields')} at={at} width={200} onClose={onClose}>
    <div className="letter-fields" role="none">
      {fields.map((field) => (
        <Menu.Item key={field} onClick={() => onPick(field, field === 'nombre' ? t('letters.field_word') : '')}>
          {fieldLabel(field)}
        </Menu.Item>
      ))}
    </div>
  </RowMenu>
)

/** Button that opens the fields below itself. */
export function FieldButton({ isSmall = false, onOpen }: { isSmall?: boolean; onOpen: (at: MenuPlace) => void }) {
  const open = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const { right, bottom } = currentTarget.getBoundingClientRect()
    onOpen({ x: right, y: bottom })
  }
  if (isSmall) return <IconButton label={t('letters.field_in_subject')} icon={IconBraces} aria-haspopup="menu" onClick={open} />
  return (
    <Button variant="default" leftSection={<IconBraces size={15} />} aria-haspopup="menu" onClick={open}>
      {t('letters.insert_field')}
    </Button>
  )
}

interface WordProps {
  readonly open: OpenField
  /** Receives the word for nobody; null takes the field out. */
  readonly onDone: (otherwise: string | null) => void
  readonly onClose: () => void
}
/** Word of a field for readers that have none. */
function FieldWord({ open, onDone, onClose }: WordProps) {
  const [typed, setTyped] = useState(open.otherwise)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onDone(plainWord(typed))
  }
  return (
    <DialogFrame title={fieldLabel(open.field)} size={380} onClose={onClose}>
      <form onSubmit={submit}>
        <TextInput
          data-autofocus
          label={t('letters.otherwise')}
          description={t('letters.otherwise_hint')}
          maxLength={60}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Group gap={8} mt="md" justify="flex-end">
          <Button variant="default" onClick={() => onDone(null)}>
            {t('letters.take_out_field')}
          </Button>
          <Button type="submit">{t('core.save')}</Button>
        </Group>
      </form>
    </DialogFrame>
  )
}

interface DialogsProps {
  readonly text: FieldsEditor
  readonly fields: readonly string[]
}
/** Menu of fields and word of one, over the text that they belong to. */
export const FieldDialogs = ({ text, fields }: DialogsProps) => (
  <>
    {text.asking && <FieldMenu fields={fields} at={text.asking} onPick={text.insertField} onClose={() => text.setAsking(null)} />}
    {text.openField && <FieldWord open={text.openField} onDone={text.changeField} onClose={() => text.setOpenField(null)} />}
  </>
)
