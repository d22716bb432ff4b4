import type { OutputOf } from '@app/contract/kit/action'
import { changePassTypeImage, type getPassType } from '@app/contract/pass-types/pass-types'
import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { FileField } from '../../kit/fields/file-field.tsx'
import { useAction } from '../../kit/reads/api.ts'
import { useUpload } from '../../kit/reads/use-upload.ts'
import { Card } from '../../kit/screen/card.tsx'
import { t } from '../../kit/texts/i18n.ts'

/** A photo is at most 2097152 bytes, inclusive. */
const photoMax = 2_097_152

/** Picture of a pass type on its tile at the till; saved immediately. */
export function PassPicture({ pass: { id_mst_tipoabonos: id, imagen, desc_tipoabonos } }: { pass: OutputOf<typeof getPassType> }) {
  const photo = useUpload(changePassTypeImage, { file: 'pictureFile', input: { id }, onDone: () => {} })
  const change = useAction(changePassTypeImage)
  return (
    <Card title={t('pass-types.part.picture')}>
      {imagen && (
        <div className="pt-picture">
          <img src={imagen} alt={desc_tipoabonos} />
          <Button variant="default" leftSection={<IconTrash size={15} />} loading={change.isBusy} onClick={() => void change.run({ id })}>
            {t('pass-types.picture_none')}
          </Button>
        </div>
      )}
      <FileField
        label={t('pass-type.imagen')}
        hint={t('pass-types.picture_hint')}
        accept="image/jpeg,image/png,image/webp"
        max={photoMax}
        tooLargeText={t('MaxSizeFoto')}
        {...photo}
      />
    </Card>
  )
}
