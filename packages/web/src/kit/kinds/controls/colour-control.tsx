import { colourName, readColour } from '@app/contract/values/colour'
import { TextInput } from '@mantine/core'
import { t } from '../../texts/i18n.ts'
import { type ControlProps, inputProps } from './control-props.ts'

/** Colour: typed, or picked with the browser's own picker. */
export function ColourControl(props: ControlProps) {
  const { name, value, label, disabled, onChange, onLeave } = props
  const text = String(value ?? '')
  const colour = readColour(text)
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
          value={colour ?? '#000000'}
          onChange={(event) => onChange(name, event.currentTarget.value)}
        />
      }
      rightSection={colour && <span className="kit-swatch-name">{t(`colour.${colourName(colour)}`)}</span>}
      rightSectionWidth={84}
      onChange={(event) => onChange(name, event.currentTarget.value)}
      onBlur={() => onLeave(name)}
    />
  )
}
