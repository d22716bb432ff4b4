import { formatMinute } from '@app/contract/values/minute'

interface Props {
  /** Courts with the minutes at which they open and close; null while closed. */
  courts: readonly { name: string; from: number | null; to: number | null }[]
}
const hours = [8, 10, 12, 14, 16, 18, 20, 22]
const mostCourts = 8

/** Small picture of the calendar: courts across, hours down, closed ones hatched. */
export const CourtPicture = ({ courts }: Props) =>
  courts.length > 0 && (
    <table className="setup-picture">
      <thead>
        <tr>
          <td />
          {courts.slice(0, mostCourts).map(({ name }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may be equal while they are typed
            <th key={at} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hours.map((hour) => (
          <tr key={hour}>
            <th scope="row">{formatMinute(hour * 60)}</th>
            {courts.slice(0, mostCourts).map(({ from, to }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <td key={at} className={from !== null && to !== null && from <= hour * 60 && hour * 60 < to ? '' : 'setup-closed'} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
