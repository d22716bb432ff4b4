import { readColour } from '@app/contract/values/colour'
import { TextInput } from '@mantine/core'
import { t } from '../i18n.ts'
import { type ControlProps, inputProps } from './control-props.ts'

/** A colour: typed, or picked with the browser's own picker. */
export function ColourControl(props: ControlProps) {
  const { name, value, label, disabled, onChange, onLeave } = props
  const text = String(value ?? '')
  return (
    <TextInput
      {...inputProps(props)}
      value={text}
      autoComplete="off"
      spellCheck={false}
      leftSection={
        <input
          type="color"
          className="kit-swatch"
          aria-label={`${label}: ${t('ui.pick_colour')}`}
          disabled={disabled}
          value={readColour(text) ?? '#000000'}
          onChange={(event) => onChange(name, event.currentTarget.value)}
        />
      }
      onChange={(event) => onChange(name, event.currentTarget.value)}
      onBlur={() => onLeave(name)}
    />
  )
}
