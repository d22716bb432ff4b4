import { changeCourtImage, removeCourtImage } from '@app/contract/courts/court-image'
import type { courtsOfType } from '@app/contract/courts/courts'
import type { OutputOf } from '@app/contract/kit/action'
import { Button } from '@mantine/core'
import { confirmDelete } from '../../kit/dialogs/dialogs.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import { FileField } from '../../kit/fields/file-field.tsx'
import { useAction } from '../../kit/reads/api.ts'
import { userMay } from '../../kit/reads/session.ts'
import { useUpload } from '../../kit/reads/use-upload.ts'
import { Card } from '../../kit/screen/card.tsx'
import { t } from '../../kit/texts/i18n.ts'

type Court = OutputOf<typeof courtsOfType>[number]
/** A photo is at most 2097152 bytes, inclusive; a larger one is refused with the product's message. */
const photoMax = 2_097_152

/** Picture over the bookings of a court. */
export function PictureCard({ court: { id_mst_recurso: id, desc_recurso: nombre, path_imagen_banner: path } }: { court: Court }) {
  const remove = useAction(removeCourtImage, { toast: true })
  const picture = useUpload(changeCourtImage, {
    file: 'pictureFile',
    input: { id },
    onDone: () => void toast.good(t('Operacio_realitzada_correctament')),
  })
  const onRemove = async () => {
    if (await confirmDelete(t('courts.picture_delete', { nombre }))) await remove.run({ id })
  }
  return (
    <Card title={t('courts.part.picture')}>
      {path && <img className="ct-banner" src={path} alt={t('courts.picture_of', { nombre })} />}
      {userMay(changeCourtImage.permission) && (
        <>
          <FileField
            label={t('courts.picture_choose')}
            hint={t('courts.picture_hint')}
            accept="image/jpeg,image/png,image/webp"
            max={photoMax}
            tooLargeText={t('MaxSizeFoto')}
            {...picture}
          />
          {path && (
            <Button variant="default" mt="sm" loading={remove.isBusy} onClick={() => void onRemove()}>
              {t('courts.picture_remove')}
            </Button>
          )}
        </>
      )}
    </Card>
  )
}
