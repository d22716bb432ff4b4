import { ActionIcon } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ComponentProps } from 'react'

type Native = 'tabIndex' | 'onClick' | 'onPointerDown' | 'aria-haspopup' | 'aria-expanded' | 'aria-pressed' | 'aria-keyshortcuts'
interface Props extends Pick<ComponentProps<'button'>, Native> {
  /** Accessible name of the action and its object, shown on hover. */
  label: string
  /** Tooltip in place of the label, such as the reason for being disabled. */
  title?: string | undefined
  icon: Icon
  disabled?: boolean
  /** Small in grids and inside fields; the height of a field beside form fields. */
  size?: 'sm' | 'md' | number
}

/** Quiet icon-only button, as in the rows of lists. */
export const IconButton = ({ label, title = label, icon: Picture, size = 'sm', ...button }: Props) => (
  <ActionIcon variant="subtle" color="gray" size={size} aria-label={label} title={title} {...button}>
    <Picture size={15} />
  </ActionIcon>
)
