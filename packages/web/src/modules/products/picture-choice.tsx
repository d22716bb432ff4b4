import './products.css'
import type { OutputOf } from '@app/contract/kit/action'
import { changeProductImage, type listProducts, productImageChoices } from '@app/contract/products/products'
import { FileField } from '../../kit/fields/file-field.tsx'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { useUpload } from '../../kit/reads/use-upload.ts'
import { Card } from '../../kit/screen/card.tsx'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { ProductPicture } from './product-picture.tsx'

type Product = OutputOf<typeof listProducts>[number]
/** A photo is at most 2097152 bytes, inclusive. */
const photoMax = 2_097_152

/** Picture of a product's tile: one of the drawings, or a photo; saved immediately. */
export function PictureChoice({ product: { id_mst_producto: id, imagen } }: { product: Product }) {
  const choices = useRead(productImageChoices, {}, { staleTime: Number.POSITIVE_INFINITY })
  const change = useAction(changeProductImage)
  const photo = useUpload(changeProductImage, { file: 'pictureFile', input: { id }, onDone: () => {} })
  const isPhoto = imagen !== null && imagen.startsWith('/')
  return (
    <Card title={t('products.picture')}>
      {choices.error && <ReadError error={choices.error} onRetry={choices.refetch} />}
      {choices.isPending && <LinesSkeleton lines={3} height={44} />}
      <div className="prod-pictures" role="radiogroup" aria-label={t('products.picture')}>
        {isPhoto && (
          <button type="button" role="radio" aria-checked title={t('products.own_picture')} aria-label={t('products.own_picture')}>
            <ProductPicture imagen={imagen} />
          </button>
        )}
        {choices.data?.map(({ imagen: drawing, desc }) => (
          <button
            key={drawing}
            type="button"
            role="radio"
            aria-checked={imagen === drawing}
            aria-label={desc}
            title={desc}
            disabled={change.isBusy}
            onClick={() => void change.run({ id, imagen: imagen === drawing ? null : drawing })}
          >
            <ProductPicture imagen={drawing} />
          </button>
        ))}
      </div>
      <FileField
        label={t('products.own_picture')}
        hint={t('products.picture_hint')}
        accept="image/jpeg,image/png,image/webp"
        max={photoMax}
        tooLargeText={t('MaxSizeFoto')}
        {...photo}
      />
    </Card>
  )
}
