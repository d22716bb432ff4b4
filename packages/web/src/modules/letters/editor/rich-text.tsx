import '@mantine/tiptap/styles.css'
import './letter-editor.css'
import {
  AlignCenterControl,
  AlignLeftControl,
  AlignRightControl,
  BoldControl,
  BulletListControl,
  H2Control,
  H3Control,
  HrControl,
  ItalicControl,
  OrderedListControl,
  RichTextEditor,
  UnderlineControl,
} from '@mantine/tiptap'
import { IconLink, IconPhoto, IconSquareRoundedPlus } from '@tabler/icons-react'
import type { Editor } from '@tiptap/react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { t } from '../../../kit/texts/i18n.ts'
import { letterExtensions } from './extensions.ts'
import { FieldButton, FieldDialogs } from './field-parts.tsx'
import { withChips, withoutChips } from './field-text.ts'
import { FileTrigger } from './file-trigger.tsx'
import { LinkDialog, PictureDialog } from './letter-dialogs.tsx'
import { useLetterEditor } from './use-letter-editor.ts'

interface Props {
  readonly label: string
  /** Stored markup; null is empty. */
  readonly value: string | null
  readonly fields: readonly string[]
  readonly isReadOnly?: boolean
  readonly complaint?: string | undefined
  /** Stores a picture and returns its path; without it the letter takes none. */
  readonly onPicture?: ((file: File) => Promise<string>) | undefined
  /** End of the bar: the switch of languages. */
  readonly end?: ReactNode
  readonly onChange: (value: string | null) => void
}

const labels = () => ({
  boldControlLabel: t('letters.bold'),
  italicControlLabel: t('letters.italic'),
  underlineControlLabel: t('letters.underline'),
  bulletListControlLabel: t('letters.bullets'),
  orderedListControlLabel: t('letters.numbers'),
  h2ControlLabel: t('letters.heading'),
  h3ControlLabel: t('letters.subheading'),
  hrControlLabel: t('letters.line'),
  alignLeftControlLabel: t('letters.left'),
  alignCenterControlLabel: t('letters.centre'),
  alignRightControlLabel: t('letters.right'),
})

type Opened = { readonly kind: 'link' | 'button' | 'words' } | { readonly kind: 'picture'; readonly file: File } | null

/** Text of a letter: bar, text with fields, dialogs of its links and pictures. */
export function RichText({ label, value, fields, isReadOnly = false, complaint, onPicture, end, onChange }: Props) {
  const id = useId()
  const [opened, setOpened] = useState<Opened>(null)
  const text = useLetterEditor({
    ...{ label, value, isReadOnly, onChange, open: withChips, close: withoutChips, extensions: letterExtensions },
    ...(complaint && { describedBy: id }),
  })
  const { editor } = text
  return (
    <div className="letter-text">
      <RichTextEditor editor={editor} labels={labels()}>
        {!isReadOnly && (
          <RichTextEditor.Toolbar role="toolbar" aria-label={t('letters.bar')}>
            <RichTextEditor.ControlsGroup>
              <BoldControl />
              <ItalicControl />
              <UnderlineControl />
            </RichTextEditor.ControlsGroup>
            <RichTextEditor.ControlsGroup>
              <H2Control />
              <H3Control />
              <BulletListControl />
              <OrderedListControl />
            </RichTextEditor.ControlsGroup>
            <RichTextEditor.ControlsGroup>
              <AlignLeftControl />
              <AlignCenterControl />
              <AlignRightControl />
            </RichTextEditor.ControlsGroup>
            <Insertions editor={editor} hasPictures={onPicture !== undefined} onOpen={setOpened} />
            <FieldButton onOpen={text.setAsking} />
            {end}
          </RichTextEditor.Toolbar>
        )}
        <RichTextEditor.Content />
      </RichTextEditor>
      {complaint && (
        <p id={id} className="complaint" role="alert">
          {complaint}
        </p>
      )}
      <FieldDialogs text={text} fields={fields} />
      {(opened?.kind === 'link' || opened?.kind === 'button') && (
        <LinkDialog
          editor={editor}
          isButton={opened.kind === 'button'}
          mayPay={fields.includes('enlace_pago')}
          onClose={() => setOpened(null)}
        />
      )}
      {onPicture && (opened?.kind === 'picture' || opened?.kind === 'words') && (
        <PictureDialog
          editor={editor}
          file={opened.kind === 'picture' ? opened.file : null}
          onPicture={onPicture}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  )
}

interface InsertionProps {
  readonly editor: Editor
  readonly hasPictures: boolean
  readonly onOpen: (opened: Opened) => void
}
/** Buttons of links, buttons, pictures and lines; with a picture selected, its words. */
function Insertions({ editor, hasPictures, onOpen }: InsertionProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <RichTextEditor.ControlsGroup>
      <RichTextEditor.Control aria-label={t('letters.link')} title={t('letters.link')} onClick={() => onOpen({ kind: 'link' })}>
        <IconLink size={16} />
      </RichTextEditor.Control>
      <RichTextEditor.Control aria-label={t('letters.button')} title={t('letters.button')} onClick={() => onOpen({ kind: 'button' })}>
        <IconSquareRoundedPlus size={16} />
      </RichTextEditor.Control>
      {hasPictures && (
        <RichTextEditor.Control
          aria-label={t('letters.picture')}
          title={t('letters.picture')}
          onClick={() => (editor.isActive('image') ? onOpen({ kind: 'words' }) : input.current?.click())}
        >
          <IconPhoto size={16} />
        </RichTextEditor.Control>
      )}
      <HrControl />
      <FileTrigger ref={input} accept="image/png,image/jpeg,image/webp,image/gif" onFile={(file) => onOpen({ kind: 'picture', file })} />
    </RichTextEditor.ControlsGroup>
  )
}
