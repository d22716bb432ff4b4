import { changeMemberImage, removeMemberImage } from '@app/contract/members/member-photo'
import { Button } from '@mantine/core'
import { useAction } from '../../kit/api.ts'
import { DialogFrame } from '../../kit/dialog-frame.tsx'
import { FileField } from '../../kit/file-field.tsx'
import { t } from '../../kit/i18n.ts'
import { toast } from '../../kit/toasts.ts'
import { useUpload } from '../../kit/use-upload.ts'
import type { Member } from './member-head.tsx'

/** A photo is 2097152 bytes at most, inclusive; a larger one is refused in the product's words. */
const photoMax = 2_097_152

/** The photo of a member: chosen, dropped, or taken with the camera of a phone; and taken away. */
export function PhotoDialog({
  member: { id_mst_socios: id, nombre_completo: nombre, path_imagen },
  onClose,
}: {
  member: Member
  onClose: () => void
}) {
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
      {path_imagen && <img className="mb-large" src={path_imagen} alt={t('members.photo_of', { nombre })} />}
      <FileField
        label={t('members.photo_choose')}
        hint={t('members.photo_hint')}
        accept="image/jpeg,image/png,image/webp"
        max={photoMax}
        tooLargeText={t('MaxSizeFoto')}
        {...photo}
      />
      {path_imagen && (
        <Button variant="default" mt="sm" loading={remove.isBusy} onClick={() => void remove.run({ id }).then((done) => done && onClose())}>
          {t('members.photo_remove')}
        </Button>
      )}
    </DialogFrame>
  )
}
