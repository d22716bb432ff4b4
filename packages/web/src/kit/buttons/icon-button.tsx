import { ActionIcon } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ComponentProps } from 'react'

type Native = 'tabIndex' | 'onClick' | 'onPointerDown' | 'aria-haspopup' | 'aria-expanded' | 'aria-pressed'
interface Props extends Pick<ComponentProps<'button'>, Native> {
  /** What it does, and to what: the name that is said, and shown on hovering. */
  label: string
  /** What hovering shows instead, such as why it is disabled. */
  title?: string | undefined
  icon: Icon
  disabled?: boolean
  /** Small in grids and inside of fields; beside the fields of a form as high as they are. */
  size?: 'sm' | 'md' | number
}

/** A quiet button that is a picture, as the rows of lists have them. */
export const IconButton = ({ label, title = label, icon: Picture, size = 'sm', ...button }: Props) => (
  <ActionIcon variant="subtle" color="gray" size={size} aria-label={label} title={title} {...button}>
    <Picture size={15} />
  </ActionIcon>
)
