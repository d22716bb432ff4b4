/** Fields of a letter to many, filled for each reader. */
export const mergeFields = [
  'nombre',
  'apellidos',
  'numsocio',
  'club',
  'curso',
  'grupo',
  'horario',
  'cuota',
  'importe',
  'enlace_pago',
  'actividad',
  'campeonato',
] as const
export type MergeField = (typeof mergeFields)[number]

/** Fields of a letter about bookings. */
export const bookingFields = ['nombre', 'apellidos', 'club', 'reservas', 'importe', 'enlace_pago'] as const

/** A field in a text: `{{nombre|socio}}`, its word for nobody behind the bar. */
const pattern = /\{\{([^{}|]*)(?:\|([^{}]*))?\}\}/g
const fieldName = /^[\p{L}\d_][\p{L}\d_ ]*$/u

/** A field as written in a text. */
export interface WrittenField {
  readonly field: string
  /** Word in its place where a reader has none. */
  readonly otherwise: string
}

/** Replaces each field of a text. */
export const replaceFields = (text: string, by: (written: WrittenField) => string): string =>
  text.replaceAll(pattern, (whole, written: string, otherwise: string | undefined) => {
    const field = written.trim()
    return fieldName.test(field) ? by({ field, otherwise: (otherwise ?? '').trim() }) : whole
  })

/** Fields written in a text, in their order. */
export function writtenFields(text: string): readonly WrittenField[] {
  const found: WrittenField[] = []
  replaceFields(text, (written) => {
    found.push(written)
    return ''
  })
  return found
}

/** Fields of a text that do not exist, each once. */
export const unknownFields = (text: string, known: readonly string[]): readonly string[] => [
  ...new Set(
    writtenFields(text)
      .map(({ field }) => field)
      .filter((field) => !known.includes(field)),
  ),
]

/** Fills the fields of a text: the reader's value, otherwise the word for nobody. */
export const fillFields = (text: string, values: Readonly<Partial<Record<string, string | null>>>): string =>
  replaceFields(text, ({ field, otherwise }) => values[field] || otherwise)
