import type { ComponentType } from 'react'
import type { ControlProps } from './control-props.ts'

/** Controls of references, by table, where there are too many rows for a dropdown: their modules put them here at the start, and may load them late. */
export const pickers: Record<string, ComponentType<ControlProps>> = {}
