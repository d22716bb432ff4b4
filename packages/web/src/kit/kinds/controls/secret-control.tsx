import { PasswordInput, TextInput } from '@mantine/core'
import type { ChangeEvent } from 'react'
import { t } from '../../texts/i18n.ts'
import { type ControlProps, inputProps } from './control-props.ts'

/** A password: hidden until the user asks to see it, and never filled in from elsewhere. A code that is good once hides nothing. */
export function SecretControl(props: ControlProps) {
  const shared = {
    ...inputProps(props),
    value: String(props.value ?? ''),
    onChange: (event: ChangeEvent<HTMLInputElement>) => props.onChange(props.name, event.currentTarget.value),
  }
  if (props.once) return <TextInput {...shared} autoComplete="one-time-code" inputMode="numeric" />
  return <PasswordInput {...shared} autoComplete="new-password" visibilityToggleButtonProps={{ 'aria-label': t('ui.show_password') }} />
}
