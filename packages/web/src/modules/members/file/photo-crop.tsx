import { Button, Slider } from '@mantine/core'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { t } from '../../../kit/texts/i18n.ts'
import { type Place, squareOf } from './photo-square.ts'

/** Side in pixels of the stored photo, and of the cropping square. */
const side = 800
const shown = 280

/** Photo cropping by finger or mouse, with zoom; returns the square as a JPEG. */
export function PhotoCrop({ picture, isBusy, onChosen }: { picture: ImageBitmap; isBusy: boolean; onChosen: (photo: File) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [place, setPlace] = useState<Place>({ x: 0.5, y: 0.5, zoom: 1 })
  useEffect(() => {
    const { left, top, size } = squareOf(picture, place)
    canvas.current?.getContext('2d')?.drawImage(picture, left, top, size, size, 0, 0, side, side)
  }, [picture, place])
  const move = ({ buttons, movementX, movementY }: PointerEvent) => {
    if (buttons === 0) return
    const { left, top, size } = squareOf(picture, place)
    const by = size / shown
    const middle = (start: number, moved: number, whole: number) => Math.min(Math.max((start + size / 2 - moved * by) / whole, 0), 1)
    setPlace({ ...place, x: middle(left, movementX, picture.width), y: middle(top, movementY, picture.height) })
  }
  const choose = () =>
    canvas.current?.toBlob((blob) => blob && onChosen(new File([blob], 'foto.jpg', { type: 'image/jpeg' })), 'image/jpeg', 0.9)
  return (
    <div className="mb-crop">
      <canvas ref={canvas} width={side} height={side} role="img" aria-label={t('members.photo_crop')} onPointerMove={move} />
      <Slider
        thumbLabel={t('members.photo_zoom')}
        min={1}
        max={4}
        step={0.1}
        label={null}
        value={place.zoom}
        onChange={(zoom) => setPlace({ ...place, zoom })}
      />
      <Button loading={isBusy} onClick={choose}>
        {t('members.photo_use')}
      </Button>
    </div>
  )
}
