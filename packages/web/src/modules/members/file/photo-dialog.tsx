import { changeMemberImage, removeMemberImage } from '@app/contract/members/member-photo'
import { Button } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { DialogFrame } from '../../../kit/dialogs/dialog-frame.tsx'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { FileField } from '../../../kit/fields/file-field.tsx'
import { useAction } from '../../../kit/reads/api.ts'
import { useUpload } from '../../../kit/reads/use-upload.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { Member } from './member-header.tsx'
import { PhotoCrop } from './photo-crop.tsx'

/** A photo is at most 2097152 bytes, inclusive; a larger one is refused with the product's message. */
const photoMax = 2_097_152

/** Photo of a member: chosen, dropped, or taken with the camera of a phone; and removed. */
export function PhotoDialog({
  member: { id_mst_socios: id, nombre_completo: nombre, path_imagen },
  onClose,
}: {
  member: Member
  onClose: () => void
}) {
  const [taken, setTaken] = useState<ImageBitmap | null>(null)
  const remove = useAction(removeMemberImage, { toast: true })
  const photo = useUpload(changeMemberImage, {
    file: 'pictureFile',
    input: { id },
    onDone: () => {
      toast.good(t('members.photo_kept'))
      onClose()
    },
  })
  return (
    <DialogFrame title={t('members.photo_of', { nombre })} size={420} onClose={onClose}>
      {taken && <PhotoCrop picture={taken} isBusy={photo.progress !== null} onChosen={(one) => photo.onFiles([one])} />}
      {path_imagen && !taken && <img className="mb-large" src={path_imagen} alt={t('members.photo_of', { nombre })} />}
      <FileField
        label={t('members.photo_choose')}
        hint={t('members.photo_hint')}
        accept="image/jpeg,image/png,image/webp"
        max={photoMax}
        tooLargeText={t('MaxSizeFoto')}
        {...photo}
      />
      <Camera onPicture={setTaken} onOther={(one) => photo.onFiles([one])} />
      {path_imagen && (
        <Button variant="default" mt="sm" loading={remove.isBusy} onClick={() => void remove.run({ id }).then((done) => done && onClose())}>
          {t('members.photo_remove')}
        </Button>
      )}
    </DialogFrame>
  )
}

/** Opens the camera of a phone for a photo; elsewhere the browser's file chooser. A file that is not a picture is sent unchanged, and refused by the server. */
function Camera({ onPicture, onOther }: { onPicture: (picture: ImageBitmap) => void; onOther: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    currentTarget.value = ''
    if (file) void createImageBitmap(file).then(onPicture, () => onOther(file))
  }
  return (
    <>
      <input ref={input} type="file" accept="image/*" capture="user" hidden aria-label={t('members.photo_camera')} onChange={take} />
      <Button mt="sm" mr="sm" variant="default" leftSection={<IconCamera size={15} />} onClick={() => input.current?.click()}>
        {t('members.photo_camera')}
      </Button>
    </>
  )
}
