import { PasswordInput, TextInput } from '@mantine/core'
import type { ChangeEvent } from 'react'
import { t } from '../../texts/i18n.ts'
import { type ControlProps, inputProps } from './control-props.ts'

/** Password: hidden until the user reveals it, and never autofilled. A one-time code is not hidden. */
export function SecretControl(props: ControlProps) {
  const shared = {
    ...inputProps(props),
    value: String(props.value ?? ''),
    onChange: (event: ChangeEvent<HTMLInputElement>) => props.onChange(props.name, event.currentTarget.value),
  }
  if (props.once) return <TextInput {...shared} autoComplete="one-time-code" inputMode="numeric" />
  return <PasswordInput {...shared} autoComplete="new-password" visibilityToggleButtonProps={{ 'aria-label': t('ui.show_password') }} />
}
