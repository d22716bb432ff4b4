import { plain } from '../../../values/text.ts'
import { columnHeaders } from '../../members/import/column-headers.ts'
import { normalisedHeader } from '../../members/import/guess-columns.ts'
import type { ExtraColumn } from '../extra-columns.ts'

/** Fields of a list of people: those that find a member, the person's own, the enrolment's own. */
export const listFields = [
  ...(['numsocio', 'nif', 'email', 'telefono', 'nombre', 'apellidos', 'nombre_completo'] as const),
  ...(['precio', 'fecha', 'fecha_facturacion'] as const),
] as const
export type ListField = (typeof listFields)[number]
/** Field of each column, in order: a field of the list, `valores.<name>` for an extra column, '' to leave it out. */
export type ListMapping = readonly string[]

/** Limits of a list: rows and columns of its table, characters of a cell. */
export const listLimits = { rows: 2000, columns: 100, cell: 4000 } as const

const extra = 'valores.'
/** Field of an extra column in a mapping. */
export const extraField = (nombre: string) => `${extra}${nombre}`
/** Name of the extra column behind a field; null for another field. */
export const extraName = (field: string): string | null => (field.startsWith(extra) ? field.slice(extra.length) : null)

/** Headings in the seven languages, in plain letters; those of a person are shared with the list of members. */
const headings: Readonly<Record<ListField, string>> = {
  numsocio: columnHeaders.numsocio,
  nif: columnHeaders.nif,
  email: columnHeaders.email,
  telefono: columnHeaders.telefono,
  nombre: columnHeaders.nombre,
  apellidos: columnHeaders.apellidos,
  nombre_completo: `${columnHeaders.nombre_completo}|inscrito|participante|jugador|alumno|inscrit|participant|parte hartzailea|inscritos|enrolled|player|iscritto|partecipante`,
  precio: 'precio|importe|preu|import|prezioa|zenbatekoa|preco|valor|price|amount|prezzo|importo|prix|montant',
  fecha:
    'fecha|fecha inscripcion|fecha de inscripcion|inscrito el|data|data inscripcio|data d inscripcio|inscrit el|izen ematea|izen-ematea|data inscricao|inscrito em|date|enrolled on|enrolment date|data iscrizione|iscritto il|date inscription|inscrit le',
  fecha_facturacion:
    'fecha facturacion|facturado el|facturado|data facturacio|facturat el|fakturatua|data faturacao|faturado em|billed on|billing date|fatturato il|facture le',
}
const fieldOf = new Map(listFields.flatMap((name) => headings[name].split('|').map((word) => [word, name] as const)))

/** Guesses the field of each column by its heading, an extra column by its name first; each field once. */
export function guessListColumns(header: readonly string[], columns: readonly ExtraColumn[]): string[] {
  const own = new Map(columns.map(({ nombre }) => [plain(nombre), extraField(nombre)]))
  const taken = new Set<string>()
  return header.map((title) => {
    const word = normalisedHeader(title).replaceAll('.', ' ').replaceAll(/\s+/g, ' ').trim()
    const found = own.get(plain(title)) ?? fieldOf.get(word)
    if (found === undefined || taken.has(found)) return ''
    taken.add(found)
    return found
  })
}
