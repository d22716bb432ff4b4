import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { flushSync } from 'react-dom'

interface Props {
  text: string
  /** Adds a row; returns the id of its first control, which then gets the focus. */
  onAdd: () => string
}

/** Button that adds a row to a list of a form and puts the caret into it. */
export function AddRow({ text, onAdd }: Props) {
  const add = () => {
    const control = flushSync(onAdd)
    document.getElementById(control)?.focus()
  }
  return (
    <Button variant="subtle" size="compact-sm" leftSection={<IconPlus size={14} />} onClick={add}>
      {text}
    </Button>
  )
}
