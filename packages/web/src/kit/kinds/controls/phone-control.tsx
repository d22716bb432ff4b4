import { formatPhone } from '@app/contract/values/phone'
import type { ControlProps } from './control-props.ts'
import { TextControl } from './text-control.tsx'

/** A telephone, in groups until somebody writes in it. */
export const PhoneControl = (props: ControlProps) => <TextControl {...props} atRest={formatPhone} />
