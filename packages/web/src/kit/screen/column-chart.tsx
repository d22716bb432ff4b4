import './column-chart.css'
import { useElementSize } from '@mantine/hooks'
import { ticksOf } from './chart-ticks.ts'

export interface ChartSeries {
  readonly name: string
  /** One value for each category. */
  readonly values: readonly number[]
  readonly format: (value: number) => string
}
interface Props {
  /** Accessible description of the chart. */
  label: string
  categories: readonly string[]
  /** Up to three. */
  series: readonly ChartSeries[]
}

const height = 280
const room = { top: 12, right: 8, bottom: 46, left: 84 }
/** Minimum width of a category in pixels: with more of them the chart is wider than the screen and scrolls. */
const leastStep = 26

/** Truncates text of 11 pixels to a width. */
const fitting = (text: string, width: number) => {
  const most = Math.max(6, Math.floor(width / 6.4))
  return text.length > most ? `${text.slice(0, most - 1)}…` : text
}

/** Columns of one to three series side by side, along categories; each shows its figure, and a table repeats them all for screen readers. */
export function ColumnChart({ label, categories, series }: Props) {
  const { ref, width: there } = useElementSize()
  const ticks = ticksOf(series.flatMap(({ values }) => values))
  const width = Math.max(there, 320, room.left + room.right + categories.length * leastStep)
  const step = (width - room.left - room.right) / Math.max(1, categories.length)
  const bar = Math.min(56, (step * 0.8) / Math.max(1, series.length))
  const [low, high] = [ticks[0]!, ticks.at(-1)!]
  const y = (value: number) => room.top + ((high - value) / (high - low)) * (height - room.top - room.bottom)
  const middle = (at: number) => room.left + step * (at + 0.5)
  const every = Math.ceil(64 / step)
  return (
    <figure className="chart" ref={ref}>
      <figcaption>
        {series.map(({ name }, at) => (
          <span key={name} className={`chart-key chart-${at}`}>
            {name}
          </span>
        ))}
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys */}
      <div className="chart-roll" tabIndex={0} role="region" aria-label={label}>
        <svg className="chart-bars" width={width} height={height} aria-hidden>
          {ticks.map((tick) => (
            <g key={tick}>
              <line className="chart-line" x1={room.left} x2={width - room.right} y1={y(tick)} y2={y(tick)} />
              <text x={room.left - 8} y={y(tick) + 4} textAnchor="end">
                {series[0]?.format(tick)}
              </text>
            </g>
          ))}
          {series.map(({ name, values, format }, index) => (
            <g key={name} className={`chart-${index}`}>
              {values.map((value, at) => (
                <rect
                  key={categories[at]}
                  className="chart-bar"
                  x={middle(at) + (index - series.length / 2) * bar}
                  y={Math.min(y(value), y(0))}
                  width={bar - 1}
                  height={Math.abs(y(value) - y(0))}
                >
                  <title>{`${categories[at]} · ${name}: ${format(value)}`}</title>
                </rect>
              ))}
            </g>
          ))}
          {categories.map(
            (category, at) =>
              at % every === 0 && (
                <text key={category} x={middle(at)} y={height - room.bottom + 18} textAnchor="middle">
                  {fitting(category, step * every)}
                </text>
              ),
          )}
        </svg>
        <table className="sr-only">
          <caption>{label}</caption>
          <thead>
            <tr>
              <td />
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categories.map((category, at) => (
              <tr key={category}>
                <th scope="row">{category}</th>
                {series.map(({ name, values, format }) => (
                  <td key={name}>{format(values[at] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
