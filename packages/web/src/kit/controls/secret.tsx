import { PasswordInput } from '@mantine/core'
import { t } from '../i18n.ts'
import { type ControlProps, inputProps } from './control-props.ts'

/** A password: hidden until the user asks to see it, and never filled in from elsewhere. */
export function SecretControl(props: ControlProps) {
  return (
    <PasswordInput
      {...inputProps(props)}
      autoComplete="new-password"
      visibilityToggleButtonProps={{ 'aria-label': t('ui.show_password') }}
      value={String(props.value ?? '')}
      onChange={(event) => props.onChange(props.name, event.currentTarget.value)}
    />
  )
}
