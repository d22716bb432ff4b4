import { Button, Group, TextInput } from '@mantine/core'
import type { Editor } from '@tiptap/react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { DialogFrame } from '../../../kit/dialogs/dialog-frame.tsx'
import { RefusedError } from '../../../kit/dialogs/refused-error.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { linkAddress } from './link-address.ts'

interface FormProps {
  readonly title: string
  readonly isBusy?: boolean
  readonly onSubmit: () => void
  readonly onClose: () => void
  /** Further button at the left. */
  readonly more?: ReactNode
  readonly children: ReactNode
}
function DialogForm({ title, isBusy = false, onSubmit, onClose, more, children }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onSubmit()
  }
  return (
    <DialogFrame title={title} size={400} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        {children}
        <Group gap={8} mt="md" justify="flex-end">
          {more}
          <Button variant="default" onClick={onClose}>
            {t('core.cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t('core.confirm')}
          </Button>
        </Group>
      </form>
    </DialogFrame>
  )
}

interface LinkProps {
  readonly editor: Editor
  readonly isButton: boolean
  /** The letter has a link for paying. */
  readonly mayPay: boolean
  readonly onClose: () => void
}
/** Address of a link, or text and address of a button. */
export function LinkDialog({ editor, isButton, mayPay, onClose }: LinkProps) {
  const { empty, from, to } = editor.state.selection
  const now = editor.getAttributes('link') as { href?: string }
  const [address, setAddress] = useState(now.href ?? '')
  const [text, setText] = useState(() => editor.state.doc.textBetween(from, to, ' '))
  const [wrong, setWrong] = useState<string | null>(null)
  const isNew = now.href === undefined
  const asksText = isNew && (isButton || empty)
  const submit = () => {
    const href = linkAddress(address)
    if (href === null) return setWrong(t('letters.bad_address'))
    const attrs = { href, boton: isButton ? '1' : null }
    const words = text.trim() || address.trim()
    const link = { type: 'text', text: words, marks: [{ type: 'link', attrs }] }
    const chain = editor.chain().focus()
    if (!asksText) chain.extendMarkRange('link').setMark('link', attrs).run()
    else if (isButton) chain.insertContent([{ type: 'paragraph', content: [link] }, { type: 'paragraph' }]).run()
    else chain.insertContent([link, { type: 'text', text: ' ' }]).run()
    onClose()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
    onClose()
  }
  return (
    <DialogForm
      title={t(isButton ? 'letters.button' : 'letters.link')}
      onSubmit={submit}
      onClose={onClose}
      more={
        !isNew && (
          <Button variant="default" onClick={remove}>
            {t('letters.remove_link')}
          </Button>
        )
      }
    >
      {asksText && (
        <TextInput
          data-autofocus
          label={t(isButton ? 'letters.button_text' : 'letters.link_text')}
          mb={10}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      <TextInput
        {...(!asksText && { 'data-autofocus': true })}
        label={t('letters.address')}
        placeholder="https://"
        value={address}
        error={wrong}
        onChange={(event) => {
          setWrong(null)
          setAddress(event.currentTarget.value)
        }}
      />
      {mayPay && (
        <Button variant="subtle" size="compact-sm" mt={6} onClick={() => setAddress('{{enlace_pago}}')}>
          {t('letters.use_payment_link')}
        </Button>
      )}
    </DialogForm>
  )
}

interface PictureProps {
  readonly editor: Editor
  /** New picture; the words of the selected one are changed if it is null. */
  readonly file: File | null
  /** Stores a picture and returns its path. */
  readonly onPicture: (file: File) => Promise<string>
  readonly onClose: () => void
}
/** Words of a picture for those that see none. */
export function PictureDialog({ editor, file, onPicture, onClose }: PictureProps) {
  const [alt, setAlt] = useState(() => (file ? '' : String((editor.getAttributes('image') as { alt?: string }).alt ?? '')))
  const [isBusy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const submit = async () => {
    const words = alt.trim()
    if (words === '') return setWrong(t('letters.picture_needs_words'))
    if (!file) {
      editor.chain().focus().updateAttributes('image', { alt: words }).run()
      return onClose()
    }
    setBusy(true)
    try {
      const src = await onPicture(file)
      editor
        .chain()
        .focus()
        .insertContent([{ type: 'image', attrs: { src, alt: words } }, { type: 'paragraph' }])
        .run()
      onClose()
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      setBusy(false)
      setWrong(error.msg)
    }
  }
  return (
    <DialogForm title={t('letters.picture')} isBusy={isBusy} onSubmit={() => void submit()} onClose={onClose}>
      {file && <p className="dimmed letter-file">{file.name}</p>}
      <TextInput
        data-autofocus
        label={t('letters.picture_words')}
        description={t('letters.picture_words_hint')}
        maxLength={200}
        value={alt}
        error={wrong}
        onChange={(event) => {
          setWrong(null)
          setAlt(event.currentTarget.value)
        }}
      />
    </DialogForm>
  )
}
