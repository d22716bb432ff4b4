import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useRef } from 'react'
import { useCommands } from '../screen/commands.ts'

interface Props {
  /** Id of the command in the palette: 'tariff.new'. */
  id: string
  text: string
  onClick: () => void
}

/** Adds a row to the screen's list; the key n does the same. */
export function NewButton({ id, text, onClick }: Props) {
  const latest = useRef(onClick)
  latest.current = onClick
  useCommands(useMemo(() => [{ id, text, keys: 'n', run: () => latest.current() }], [id, text]))
  return (
    <Button leftSection={<IconPlus size={15} />} onClick={onClick}>
      {text}
    </Button>
  )
}
