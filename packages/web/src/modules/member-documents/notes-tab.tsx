import './member-documents.css'
import type { OutputOf } from '@app/contract/kit/action'
import { addNote, changeNote, memberNotes, removeNote } from '@app/contract/member-documents/member-note'
import { Button, Textarea } from '@mantine/core'
import { IconNote, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { DeleteButton } from '../../kit/buttons/delete-button.tsx'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { instant } from '../../kit/kinds/instant.ts'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { Card } from '../../kit/screen/card.tsx'
import { Empty, LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'

type Note = OutputOf<typeof memberNotes>[number]
const longest = 4000

/** Notes of the desk about a member, the newest first; an empty note is not saved. */
export function NotesTab({ id }: { id: number }) {
  const { data, error, refetch } = useRead(memberNotes, { id_mst_socios: id })
  return (
    <div className="md">
      <section aria-label={t('member-documents.notes')}>
        {error && <ReadError error={error} onRetry={refetch} />}
        {!data && !error && <LinesSkeleton lines={5} />}
        {data?.length === 0 && <Empty icon={<IconNote size={28} />} title={t('member-documents.no_notes')} />}
        {data && data.length > 0 && (
          <ul className="md-list">
            {data.map((note) => (
              <NoteRow key={note.id_reg_notas_socio} note={note} />
            ))}
          </ul>
        )}
      </section>
      <div className="md-side">
        <NewNote id={id} />
      </div>
    </div>
  )
}

function NewNote({ id }: { id: number }) {
  const [text, setText] = useState('')
  const add = useAction(addNote)
  const save = async () => {
    if (await add.run({ id_mst_socios: id, desc_nota: text })) setText('')
  }
  return (
    <Card title={t('member-documents.new_note')}>
      <div className="md-form">
        <Textarea
          aria-label={t('member-documents.new_note')}
          autosize
          minRows={3}
          maxLength={longest}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button disabled={text.trim() === '' || add.isBusy} onClick={() => void save()}>
          {t('member-documents.add_note')}
        </Button>
      </div>
    </Card>
  )
}

function NoteRow({ note }: { note: Note }) {
  const { id_reg_notas_socio: id, desc_nota, desc_user_created, fecha_created } = note
  const [draft, setDraft] = useState<string | null>(null)
  const change = useAction(changeNote)
  const remove = useAction(removeNote)
  const save = async () => {
    if (draft !== null && (await change.run({ id, desc_nota: draft }))) setDraft(null)
  }
  if (draft !== null)
    return (
      <li>
        <div className="md-form md-wide">
          <Textarea
            aria-label={t('member-documents.edit_note')}
            autosize
            autoFocus
            minRows={2}
            maxLength={longest}
            value={draft}
            onChange={(event) => setDraft(event.currentTarget.value)}
          />
          <div className="md-acts">
            <Button size="compact-sm" disabled={draft.trim() === '' || change.isBusy} onClick={() => void save()}>
              {t('core.save')}
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => setDraft(null)}>
              {t('core.cancel')}
            </Button>
          </div>
        </div>
      </li>
    )
  return (
    <li>
      <div>
        <p>{desc_nota}</p>
        <small>{[instant.format(fecha_created), desc_user_created].filter(Boolean).join(' · ')}</small>
      </div>
      <div className="md-acts">
        <IconButton label={t('member-documents.edit_note')} icon={IconPencil} onClick={() => setDraft(desc_nota)} />
        <DeleteButton name={t('member-documents.this_note')} onDelete={() => remove.run({ id })} />
      </div>
    </li>
  )
}
