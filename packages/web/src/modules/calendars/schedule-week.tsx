import type { Slot } from '@app/contract/calendars/opening-rules'
import type { ScheduleComplaints } from '@app/contract/calendars/schedule-rules'
import { defaultSlot } from '@app/contract/calendars/schedules'
import { Button, NumberInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { Complaint } from '../../kit/fields/complaint.tsx'
import { TimeField } from '../../kit/fields/time-field.tsx'
import { WeekGrid } from '../../kit/schedule/week-grid.tsx'
import { hoursText, weekdaysText } from '../../kit/schedule/week-labels.ts'
import { WeekToggles } from '../../kit/schedule/week-toggles.tsx'
import { t } from '../../kit/texts/i18n.ts'

interface Props {
  slots: readonly Slot[]
  tone: number
  complaints: ScheduleComplaints
  onChange: (slots: readonly Slot[]) => void
}

/** Hours of a week, on the picture and in equivalent rows. */
export function ScheduleWeek({ slots, tone, complaints, onChange }: Props) {
  const [selected, setSelected] = useState<string | null>(null)
  const change = (index: number, more: Partial<Slot>) => onChange(slots.map((slot, at) => (at === index ? { ...slot, ...more } : slot)))
  const remove = (index: number) => {
    setSelected(null)
    onChange(slots.filter((_, at) => at !== index))
  }
  const add = (hours: Omit<Slot, 'duracion'>) => {
    setSelected(String(slots.length))
    onChange([...slots, { ...hours, duracion: slots[0]?.duracion ?? defaultSlot.duracion }])
  }
  return (
    <div className="cal-week">
      <div>
        <WeekGrid
          label={t('calendars.week')}
          slots={slots.map((slot, index) => ({ ...slot, id: String(index), tone }))}
          selected={selected}
          onSelect={setSelected}
          onCreate={add}
          onChange={(id, hours) => change(Number(id), hours)}
          onDelete={(id) => remove(Number(id))}
        />
        <p className="cal-hint">{t('pictures.week_hint')}</p>
      </div>
      <div className="cal-slots">
        {slots.length === 0 && <p className="cal-none">{t('calendars.no_slots')}</p>}
        {slots.map((slot, index) => (
          <SlotRow
            // slots have no names
            key={index}
            slot={slot}
            isSelected={selected === String(index)}
            wrong={Object.entries(complaints).flatMap(([name, { key, values }]) =>
              name.startsWith(`horaris.${index}.`) ? [t(key, values)] : [],
            )}
            onFocus={() => setSelected(String(index))}
            onChange={(more) => change(index, more)}
            onRemove={() => remove(index)}
          />
        ))}
        <Button
          variant="default"
          leftSection={<IconPlus size={15} />}
          onClick={() => add({ ...defaultSlot, hora_ini: 540, hora_fin: 840 })}
        >
          {t('calendars.add_slot')}
        </Button>
      </div>
    </div>
  )
}

interface RowProps {
  slot: Slot
  isSelected: boolean
  wrong: readonly string[]
  onFocus: () => void
  onChange: (more: Partial<Slot>) => void
  onRemove: () => void
}
function SlotRow({ slot, isSelected, wrong, onFocus, onChange, onRemove }: RowProps) {
  const name = `${weekdaysText(slot.dias)} ${hoursText(slot)}`
  return (
    <fieldset className={`cal-slot${isSelected ? ' selected' : ''}${wrong.length > 0 ? ' wrong' : ''}`} onFocus={onFocus}>
      <legend className="sr-only">{name}</legend>
      <WeekToggles label={t('opening-slot.dias')} value={slot.dias} onChange={(dias) => onChange({ dias })} />
      <div className="cal-slot-hours">
        <TimeField label={t('opening-slot.hora_ini')} value={slot.hora_ini} max={1439} onChange={(hora_ini) => onChange({ hora_ini })} />
        <TimeField label={t('opening-slot.hora_fin')} value={slot.hora_fin} onChange={(hora_fin) => onChange({ hora_fin })} />
        <NumberInput
          label={t('calendars.length')}
          value={slot.duracion}
          min={5}
          max={1440}
          step={5}
          suffix=" min"
          allowDecimal={false}
          onChange={(value) => typeof value === 'number' && value >= 5 && onChange({ duracion: value })}
        />
        <IconButton size={30} label={`${t('core.delete')} ${name}`} icon={IconTrash} onClick={onRemove} />
      </div>
      {wrong.map((text) => (
        <Complaint key={text} text={text} />
      ))}
    </fieldset>
  )
}
