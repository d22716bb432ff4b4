import './row-changes.css'
import type { Fields } from '@app/contract/kit/field'
import type { rowChange } from '@app/contract/kit/row-change'
import { instant } from '../kinds/instant.ts'
import { shapeOf } from '../kinds/shapes.ts'
import { t, tFound } from '../texts/i18n.ts'

type RowChange = ReturnType<(typeof rowChange)['read']>
interface ChangeTexts {
  /** Fields of the row, for formatting its values. */
  readonly fields: Fields
  /** Key prefix of the field labels. */
  readonly words: Parameters<typeof tFound>[0]
  /** Text for the entry of the row's creation. */
  readonly made: string
  /** Author of entries without a signed-in user. */
  readonly systemActor: (accion: string) => string
}

/** Stored value in the format of its kind. */
function valueText(fields: Fields, name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return t(value ? 'grid.yes' : 'grid.no')
  const own = fields[name]
  const shape = own && shapeOf(own.kind)
  if (shape && typeof value !== 'object') return shape.format(value)
  // a kind without a shape, such as the path of a file
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** History of one row, the newest first: author, time, and each datum before and after. */
export function RowChanges({ entries, fields, words, made, systemActor }: { entries: readonly RowChange[] } & ChangeTexts) {
  return (
    <ol className="row-changes">
      {entries.map((entry, at) => (
        // entries of one command share its instant
        <li key={at}>
          <p>
            <b>{instant.format(entry.fecha)}</b> · {entry.desc_socio ?? systemActor(entry.accion)}
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
