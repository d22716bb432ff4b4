import { changeCourtImage, removeCourtImage } from '@app/contract/courts/court-file'
import type { courtsOfType } from '@app/contract/courts/courts'
import type { OutputOf } from '@app/contract/kit/action'
import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { useAction } from '../../kit/api.ts'
import { confirmDelete } from '../../kit/dialogs.ts'
import { FileField } from '../../kit/file-field.tsx'
import { t } from '../../kit/i18n.ts'
import { refresh } from '../../kit/queries.ts'
import { Refused } from '../../kit/refused.ts'
import { userMay } from '../../kit/session.ts'
import { toast } from '../../kit/toasts.ts'
import { upload } from '../../kit/upload.ts'

type Court = OutputOf<typeof courtsOfType>[number]
/** A photo is 2097152 bytes at most, inclusive; a larger one is refused in the product's words. */
const photoMax = 2_097_152

/** The picture over the bookings of a court. */
export function PictureCard({ court: { id_mst_recurso: id, desc_recurso: nombre, path_imagen_banner: path } }: { court: Court }) {
  const heading = useId()
  const [progress, setProgress] = useState<number | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const remove = useAction(removeCourtImage, { toast: true })
  const send = async ([file]: File[]) => {
    if (!file) return
    if (file.size > photoMax) return setWrong(t('MaxSizeFoto'))
    setWrong(null)
    setProgress(0)
    try {
      await upload(changeCourtImage, { id }, { pictureFile: file }, setProgress)
      toast.good(t('Operacio_realitzada_correctament'))
      void refresh(['court'])
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      setWrong(error.msg)
    } finally {
      setProgress(null)
    }
  }
  const onRemove = async () => {
    if (await confirmDelete(t('courts.picture_delete', { nombre }))) await remove.run({ id })
  }
  return (
    <section className="card" aria-labelledby={heading}>
      <h2 id={heading}>{t('courts.part.picture')}</h2>
      {path && <img className="ct-banner" src={path} alt={t('courts.picture_of', { nombre })} />}
      {userMay(changeCourtImage.permission) && (
        <>
          <FileField
            label={t('courts.picture_choose')}
            hint={t('courts.picture_hint')}
            accept="image/jpeg,image/png,image/webp"
            progress={progress}
            error={wrong}
            onFiles={(files) => void send(files)}
          />
          {path && (
            <Button variant="default" mt="sm" loading={remove.isBusy} onClick={() => void onRemove()}>
              {t('courts.picture_remove')}
            </Button>
          )}
        </>
      )}
    </section>
  )
}
