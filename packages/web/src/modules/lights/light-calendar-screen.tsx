import './lights.css'
import type { OutputOf } from '@app/contract/kit/action'
import { pick } from '@app/contract/kit/resource'
import { createLightCalendar, getLightCalendar, removeLightCalendar, updateLightCalendar } from '@app/contract/lights/light-calendars'
import { courtsForLights } from '@app/contract/lights/light-courts'
import { listLightSlots, removeLightSlot } from '@app/contract/lights/light-slots'
import { Button } from '@mantine/core'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import { DeleteButton } from '../../kit/buttons/delete-button.tsx'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { RemovalButton, useRemoval } from '../../kit/dialogs/removal.tsx'
import { FormFrame } from '../../kit/forms/form.tsx'
import { FormFields, SaveBar } from '../../kit/forms/form-fields.tsx'
import { useForm } from '../../kit/forms/use-form.ts'
import { call, useAction, useRead } from '../../kit/reads/api.ts'
import { today } from '../../kit/reads/today.ts'
import { WeekGrid } from '../../kit/schedule/week-grid.tsx'
import { YearStrip } from '../../kit/schedule/year-strip.tsx'
import { go, useNumberParam } from '../../kit/screen/navigation.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { LinesSkeleton } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { CourtBoxes } from './court-boxes.tsx'
import { slotText, weekOf, yearOf } from './light-labels.ts'
import { ShiftSlots } from './shift-slots.tsx'

type Calendar = OutputOf<typeof getLightCalendar>
const slotPath = (calendar: number, slot: number) => `/luzcalendarios/${calendar}/edit/${slot}/edittramo`

/** /luzcalendarios/{id}/edit: name, courts and slots of a light calendar, and the shift of its slots. */
export function LightCalendarScreen() {
  const id = useNumberParam('id')
  const reading = useRead(getLightCalendar, { id })
  const courts = useRead(courtsForLights, { id })
  const both = {
    isPending: reading.isPending || courts.isPending,
    error: reading.error ?? courts.error,
    refetch: () => Promise.all([reading.refetch(), courts.refetch()]),
  }
  const remove = useAction(removeLightCalendar)
  const removal = useRemoval({
    remove: () => remove.run({ id }),
    paths: [`/luzcalendarios/${id}/edit`],
    list: '/luzcalendarios',
    message: () => t('Operacio_realitzada_correctament'),
  })
  const nombre = reading.data?.desc_luz_calendario
  return (
    <Screen
      title={nombre}
      reading={both}
      skeleton={<LinesSkeleton lines={10} />}
      actions={nombre !== undefined && remove.may && <RemovalButton removal={removal} name={nombre} hint={t('lights.delete_hint')} />}
    >
      {reading.data && courts.data && (
        <div className="light-file">
          <LightSlots calendar={reading.data} />
          <LightForm key={id} calendar={reading.data} courts={courts.data} />
        </div>
      )}
    </Screen>
  )
}

/** Slots on the year and as a list, the current week, and the shift. */
function LightSlots({ calendar }: { calendar: Calendar }) {
  const { id, luztramos_luzcalendario: slots } = calendar
  const remove = useAction(removeLightSlot, { toast: true })
  const all = useRead(listLightSlots, {})
  return (
    <section className="card" aria-labelledby="light-slots">
      <header className="light-head">
        <h2 id="light-slots">{t('menu.light-slots')}</h2>
        {remove.may && (
          <div className="light-acts">
            {slots.length > 0 && <ShiftSlots calendar={id} own={slots.length} all={all.data?.length ?? slots.length} />}
            <Button leftSection={<IconPlus size={15} />} onClick={() => go(slotPath(id, 0))}>
              {t('lights.new_slot')}
            </Button>
          </div>
        )}
      </header>
      {slots.length === 0 ? (
        <p className="light-none">{t('lights.no_slots_of')}</p>
      ) : (
        <>
          <YearStrip label={t('lights.year')} ranges={yearOf(slots)} onSelect={(slot) => slot && go(slotPath(id, Number(slot)))} />
          <ul className="light-slots">
            {slots.map((slot, index) => (
              <li key={slot.id}>
                <i className={`ys light-dot tone-${index % 6}`} aria-hidden />
                <span className="tabular">{slotText(slot)}</span>
                {remove.may && (
                  <>
                    <IconButton
                      size="md"
                      label={`${t('core.edit')} ${slotText(slot)}`}
                      icon={IconPencil}
                      onClick={() => go(slotPath(id, slot.id))}
                    />
                    <DeleteButton size="md" name={slotText(slot)} onDelete={() => remove.run({ id: slot.id })} />
                  </>
                )}
              </li>
            ))}
          </ul>
          <h3 className="light-week">{t('lights.this_week')}</h3>
          <WeekGrid label={t('lights.this_week')} axis="across" slots={weekOf(slots, today())} />
        </>
      )}
    </section>
  )
}

const fields = pick(createLightCalendar.input, 'desc_luz_calendario', 'recursos_asociados')

function LightForm({ calendar, courts }: { calendar: Calendar; courts: OutputOf<typeof courtsForLights> }) {
  const { id, desc_luz_calendario, recursos_luzcalendario } = calendar
  const form = useForm({
    fields,
    first: { desc_luz_calendario, recursos_asociados: recursos_luzcalendario },
    save: (_values, { only }) => call(updateLightCalendar, { id, ...only }, { read: { desc_luz_calendario, recursos_luzcalendario } }),
  })
  return (
    <FormFrame form={form} words="light-calendar" looks={{ recursos_asociados: { label: t('lights.courts') } }}>
      <section className="card" aria-label={t('light-calendar.desc_luz_calendario')}>
        <FormFields form={form} names={['desc_luz_calendario']} words="light-calendar" autoFocus={false} />
      </section>
      <CourtBoxes
        own={id}
        types={courts}
        chosen={form.draft.recursos_asociados}
        error={form.complaints.recursos_asociados?.join(' ') ?? null}
        onChange={(chosen) => form.set('recursos_asociados', chosen)}
      />
      <SaveBar form={form} />
    </FormFrame>
  )
}
