import { bookingType } from '@app/contract/bookings/booking-type'
import { hoursCourts } from '@app/contract/member-hours/member-hours'
import { Button, Select } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useChoices, useRead } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'

const asData = (rows: readonly { readonly id: number; readonly text: string }[] = []) =>
  rows.map((one) => ({ value: String(one.id), label: one.text }))

/** Court and booking type of hours. */
export interface HoursTarget {
  readonly id_mst_recurso: number
  readonly id_mst_tiporeserva: number
}
interface Props {
  /** Name of the section, to distinguish its fields from those of the other one. */
  of: string
  isBusy: boolean
  onAdd: (wanted: HoursTarget) => unknown
}
/** Picks court and booking type of new hours. */
export function NewHours({ of, isBusy, onAdd }: Props) {
  const courts = useRead(hoursCourts, {})
  const types = useChoices(bookingType)
  const [court, setCourt] = useState<string | null>(null)
  const [type, setType] = useState<string | null>('1')
  return (
    <div className="mh-new">
      <Select
        aria-label={`${of}: ${t('season-hours.id_mst_recurso')}`}
        placeholder={t('season-hours.id_mst_recurso')}
        searchable
        data={asData(courts.data)}
        value={court}
        onChange={setCourt}
      />
      <Select
        aria-label={`${of}: ${t('season-hours.id_mst_tiporeserva')}`}
        data={asData(types.data)}
        value={type}
        allowDeselect={false}
        onChange={setType}
      />
      <Button
        variant="default"
        leftSection={<IconPlus size={14} />}
        disabled={court === null || type === null || isBusy}
        onClick={() => void onAdd({ id_mst_recurso: Number(court), id_mst_tiporeserva: Number(type) })}
      >
        {t('member-hours.add')}
      </Button>
    </div>
  )
}

/** Name of a booking type. */
export function useTypeName() {
  const { data } = useChoices(bookingType)
  return (id: number) => data?.find((one) => one.id === id)?.text ?? ''
}
