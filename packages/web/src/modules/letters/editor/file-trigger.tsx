import type { RefObject } from 'react'

interface Props {
  readonly ref: RefObject<HTMLInputElement | null>
  readonly accept: string
  readonly onFile: (file: File) => void
}
/** File chooser of the browser, opened by a button beside it. */
export const FileTrigger = ({ ref, accept, onFile }: Props) => (
  <input
    ref={ref}
    type="file"
    hidden
    accept={accept}
    onChange={({ currentTarget }) => {
      const file = currentTarget.files?.[0]
      currentTarget.value = ''
      if (file) onFile(file)
    }}
  />
)
