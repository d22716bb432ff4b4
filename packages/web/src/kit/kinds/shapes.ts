import type { Field, KindName } from '@app/contract/kit/field'
import { choice } from './choice.ts'
import { colour } from './colour.ts'
import { day } from './day.ts'
import { email } from './email.ts'
import { flag } from './flag.ts'
import { httpsUrl } from './https-url.ts'
import { iban } from './iban.ts'
import { instant } from './instant.ts'
import { integer } from './integer.ts'
import { level } from './level.ts'
import { minute } from './minute.ts'
import { money } from './money.ts'
import { nif } from './nif.ts'
import { number } from './number.ts'
import { percent } from './percent.ts'
import { phone } from './phone.ts'
import { secret } from './secret.ts'
import type { Shape } from './shape.ts'
import { text } from './text.ts'
import { weekdays } from './weekdays.ts'

/** Shape of every kind of the contract; null is never shown. */
const shapes = {
  id: integer,
  ref: choice,
  text,
  choice,
  flag,
  integer,
  number,
  level,
  money,
  percent,
  day,
  minute,
  weekdays,
  instant,
  email,
  phone,
  httpsUrl,
  deviceHost: httpsUrl,
  nif,
  iban,
  colour,
  secret,
  file: null,
  bytes: null,
  json: null,
  list: null,
  object: null,
} satisfies Record<KindName, Shape<unknown> | null>

/** Kind shown by columns and controls. */
export type ShownKind = { [K in KindName]: (typeof shapes)[K] extends null ? never : K }[KindName]

/** Shape of a kind; null if nothing shows it. */
export function shapeOf(kind: ShownKind): Shape<unknown>
export function shapeOf(kind: KindName): Shape<unknown> | null
export function shapeOf(kind: KindName) {
  return shapes[kind] as Shape<unknown> | null
}

/** Kind of a field for columns and controls; throws for a file, a list and other kinds without a shape. */
export function shownKind({ kind }: Field): ShownKind {
  if (!shapes[kind]) throw new Error(`Neither a column nor a control shows a ${kind}.`)
  return kind as ShownKind
}

/** Initial text of an editor for a value. */
export const draftText = (shape: Shape<unknown>, value: unknown): string => shape.toDraft?.(value) ?? shape.format(value)
