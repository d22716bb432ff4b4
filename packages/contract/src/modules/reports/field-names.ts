import { by } from '../../values/order.ts'

/** Prefix of a field name, by the kind of its values (R-417, spec 2 §3); text has none. */
const prefixes = {
  instant: 'frm$FechaHora',
  money: 'frm$Moneda',
  minute: 'frm$HoraMM',
  day: 'frm$Fecha',
  hour: 'frm$Hora',
  dec2: 'frm$Dec2',
  dec3: 'frm$Dec3',
  integer: 'frm$Num',
  html: 'frm$Html',
  text: '',
} as const
export type ReportKind = keyof typeof prefixes

/** Name of a column in its rows: `frm$Moneda$importe`. */
export const fieldName = (kind: ReportKind, name: string): string => (kind === 'text' ? name : `${prefixes[kind]}$${name}`)

/** Longest prefix first: `frm$FechaHora` also begins with `frm$Fecha`. */
const known = [...Object.entries(prefixes), ['day', 'msg$Fecha'] as const]
  .map(([kind, prefix]) => ({ kind: kind as ReportKind, prefix: prefix as string }))
  .filter(({ prefix }) => prefix !== '')
  .sort(by((one) => -one.prefix.length))

/** Splits a field name into the kind of its values and its name without the prefix. */
export function readField(field: string): { kind: ReportKind; name: string } {
  const found = known.find(({ prefix }) => field.startsWith(prefix))
  if (!found) return { kind: 'text', name: field }
  return { kind: found.kind, name: field.slice(found.prefix.length).replace(/^[$_]/, '') || field.replaceAll(/\W/g, '_') }
}
