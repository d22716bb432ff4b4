import type { ComponentType } from 'react'
import type { ShownKind } from '../shapes.ts'
import { ChoiceControl } from './choice-control.tsx'
import { ColourControl } from './colour-control.tsx'
import type { ControlProps } from './control-props.ts'
import { DayControl } from './day-control.tsx'
import { FlagControl } from './flag-control.tsx'
import { MinuteControl } from './minute-control.tsx'
import { PhoneControl } from './phone-control.tsx'
import { RefControl } from './ref-control.tsx'
import { SecretControl } from './secret-control.tsx'
import { TextControl } from './text-control.tsx'
import { WeekdaysControl } from './weekdays-control.tsx'

/** Control of every shown kind. Separate from the shapes: importing this loads all controls, and grids must not. */
export const controls = {
  id: TextControl,
  ref: RefControl,
  text: TextControl,
  choice: ChoiceControl,
  flag: FlagControl,
  integer: TextControl,
  number: TextControl,
  level: TextControl,
  money: TextControl,
  percent: TextControl,
  day: DayControl,
  minute: MinuteControl,
  weekdays: WeekdaysControl,
  instant: TextControl,
  email: TextControl,
  phone: PhoneControl,
  httpsUrl: TextControl,
  deviceHost: TextControl,
  nif: TextControl,
  iban: TextControl,
  colour: ColourControl,
  secret: SecretControl,
} satisfies Record<ShownKind, ComponentType<ControlProps>>
