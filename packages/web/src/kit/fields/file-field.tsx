import './file-field.css'
import { Progress } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { type DragEvent, useId, useState } from 'react'
import { t } from '../texts/i18n.ts'

interface Props {
  label: string
  hint?: string
  /** Accepted file types: '.xlsx,.csv'. */
  accept?: string
  /** Bytes; a larger file is already refused here. */
  max?: number
  /** Message for a larger file, in place of the general one. */
  tooLargeText?: string
  multiple?: boolean
  /** 0 to 1 during an upload. */
  progress?: number | null
  error?: string | null
  onFiles: (files: File[]) => void
}

/** True if the list of extensions names that of a file; other lists are the browser's. */
function isAccepted({ name }: File, accept: string | undefined): boolean {
  const ends = accept?.split(',').map((one) => one.trim().toLowerCase()) ?? []
  return ends.length === 0 || !ends.every((one) => one.startsWith('.')) || ends.some((one) => name.toLowerCase().endsWith(one))
}

/** File input by drag and drop or the browser's chooser; reachable by keyboard like any field. */
export function FileField({ label, hint, accept, max, tooLargeText, multiple = false, progress = null, error, onFiles }: Props) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1)
    const isLarge = (file: File) => max !== undefined && file.size > max
    const large = files.find(isLarge)
    const strange = files.find((file) => !isAccepted(file, accept))
    const general = (name: string) => t('ui.file_too_large', { nombre: name, max: Math.round((max ?? 0) / 1_048_576) })
    const whyNot = [large && (tooLargeText ?? general(large.name)), strange && t('ui.file_not_accepted', { nombre: strange.name })].filter(
      Boolean,
    )
    setRefused(whyNot.length > 0 ? whyNot.join(' ') : null)
    // a refused file does not stop the others
    const good = files.filter((file) => !isLarge(file) && isAccepted(file, accept))
    if (good.length > 0) onFiles(good)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const wrong = refused ?? error
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the input
    <div
      className={`file-field${isOver ? ' over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <IconFileUpload size={22} aria-hidden />
      <label htmlFor={id}>
        <b>{label}</b>
        <span>{hint ?? t('core.upload_hint')}</span>
      </label>
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={progress !== null}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
        onChange={(event) => {
          take(event.currentTarget.files)
          event.currentTarget.value = ''
        }}
      />
      {progress !== null && <Progress value={progress * 100} size="sm" animated={progress >= 1} aria-label={t('ui.uploading')} />}
      {wrong && (
        <p id={`${id}-wrong`} role="alert">
          {wrong}
        </p>
      )}
    </div>
  )
}
