import type { ComponentType } from 'react'
import type { ControlProps } from './control-props.ts'

/** Controls of references by table, for tables with too many rows for a dropdown: registered by their modules at startup, and possibly lazy. */
export const pickers: Record<string, ComponentType<ControlProps>> = {}
