import type { Scale } from './day/geometry.ts'

/** Width of the column of hours in pixels. */
export const gutter = 48

interface Measures {
  readonly width: number
  /** Pixels per 15 minutes. */
  readonly density: number
  readonly scale: Scale
  readonly now: number | null
}
/** Measures of the planner as variables of its style sheets. */
export const plannerStyle = ({ width, density, scale, now }: Measures) => ({
  '--pl-col': `${width}px`,
  '--pl-row': `${density}px`,
  '--pl-gutter': `${gutter}px`,
  '--pl-from': scale.from,
  '--pl-now-y': `${now === null ? 0 : scale.y(now)}px`,
  '--pl-phase': `${(-(scale.from % 60) / 15) * density}px`,
})

interface State {
  readonly isBusy: boolean
  readonly isToday: boolean
  readonly isNowShown: boolean
  readonly titleBelow: boolean | undefined
}
/** Classes of the planner for its state. */
export const plannerClass = ({ isBusy, isToday, isNowShown, titleBelow }: State) =>
  `pl${isBusy ? ' pl-busy' : ''}${isToday ? ' pl-today' : ''}${isNowShown ? ' pl-now' : ''}${titleBelow ? ' pl-title-below' : ''}`
