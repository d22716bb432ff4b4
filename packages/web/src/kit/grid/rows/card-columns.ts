import { shapeOf } from '../../kinds/shapes.ts'
import { type GridColumn, readAs } from '../column.ts'
import type { VisibleColumn } from './visible-columns.ts'

type Spot = NonNullable<GridColumn<never>['card']>
const spots: readonly Spot[] = ['name', 'end', 'below']

const isText = <T>({ column }: VisibleColumn<T>) =>
  column.kind !== 'flag' && column.kind !== 'colour' && shapeOf(readAs(column)).align === 'start'

/** Default positions of columns without one: the first text is the name, the first number or colour is the end, the next three texts are below. */
function firstSpots<T>(shown: readonly VisibleColumn<T>[]): Map<VisibleColumn<T>, Spot> {
  const name = shown.find(isText) ?? shown[0]
  const rest = shown.filter((one) => one !== name)
  const end = rest.find((one) => one.column.kind !== 'flag' && !isText(one))
  const below = rest.filter(isText).slice(0, 3)
  return new Map([
    ...(name ? [[name, 'name'] as const] : []),
    ...(end ? [[end, 'end'] as const] : []),
    ...below.map((one) => [one, 'below'] as const),
  ])
}

/** Columns of a row's card, name first; positioned columns only, if one of them is the name. */
export function cardColumns<T>(shown: readonly VisibleColumn<T>[]): VisibleColumn<T>[] {
  const own = new Map(shown.flatMap((one) => (one.column.card ? [[one, one.column.card] as const] : [])))
  const placed = [...own.values()].includes('name') ? own : firstSpots(shown)
  return [...placed]
    .toSorted(([, one], [, other]) => spots.indexOf(one) - spots.indexOf(other))
    .map(([one, spot]) => ({ ...one, spot, className: `dg-cell dg-card-${spot}`, style: {} }))
}
