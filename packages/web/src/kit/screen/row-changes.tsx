import './row-changes.css'
import type { Fields } from '@app/contract/kit/field'
import type { rowChange } from '@app/contract/kit/row-change'
import { instant } from '../kinds/instant.ts'
import { shapeOf, shownKind } from '../kinds/shapes.ts'
import { t, tFound } from '../texts/i18n.ts'

type RowChange = ReturnType<(typeof rowChange)['read']>
interface Words {
  /** The fields of the row, by which its values are written. */
  readonly fields: Fields
  /** The beginning of the keys of their names. */
  readonly words: Parameters<typeof tFound>[0]
  /** What is said of an entry by which the row was made. */
  readonly made: string
  /** Who did what no signed-in person did. */
  readonly byNobody: (accion: string) => string
}

/** A stored value in the words of its kind. */
function valueText(fields: Fields, name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return t(value ? 'grid.yes' : 'grid.no')
  const own = fields[name]
  if (!own || typeof value === 'object') return JSON.stringify(value)
  return shapeOf(shownKind(own)).format(value)
}

/** The history of one row, the newest first: who, when, and each datum before and after. */
export function RowChanges({ entries, fields, words, made, byNobody }: { entries: readonly RowChange[] } & Words) {
  return (
    <ol className="row-changes">
      {entries.map((entry, at) => (
        // entries of one command share its moment
        <li key={at}>
          <p>
            <b>{instant.format(entry.fecha)}</b> · {entry.desc_socio ?? byNobody(entry.accion)}
            {entry.es_nueva && ` · ${made}`}
          </p>
          {!entry.es_nueva && (
            <dl>
              {entry.cambios.map(({ campo, antes, despues }) => (
                <div key={campo}>
                  <dt>{tFound(words, campo)}</dt>
                  <dd>
                    <del>{valueText(fields, campo, antes)}</del> → <ins>{valueText(fields, campo, despues)}</ins>
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ol>
  )
}
