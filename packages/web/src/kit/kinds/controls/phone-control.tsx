import { formatPhone } from '@app/contract/values/phone'
import type { ControlProps } from './control-props.ts'
import { TextControl } from './text-control.tsx'

/** Telephone, in groups except during editing. */
export const PhoneControl = (props: ControlProps) => <TextControl {...props} atRest={formatPhone} />
