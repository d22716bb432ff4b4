import { formatCount } from '../../../kit/grid/cells/value.ts'
import { t } from '../../../kit/texts/i18n.ts'

export const tiles = ['rows', 'ready', 'with_errors', 'duplicates'] as const
export type Tile = (typeof tiles)[number]

interface Props {
  counts: Readonly<Record<Tile, number>>
  chosen: Tile
  onChoose: (tile: Tile) => void
}

/** Outcome in numbers; each number shows its rows. */
export function CheckTiles({ counts, chosen, onChoose }: Props) {
  return (
    <div className="im-tiles">
      {tiles.map((tile) => (
        <button key={tile} type="button" className={`im-tile ${tile}`} aria-pressed={tile === chosen} onClick={() => onChoose(tile)}>
          <b>{formatCount(counts[tile])}</b>
          <span>{t(`import.summary.${tile}`)}</span>
        </button>
      ))}
    </div>
  )
}
