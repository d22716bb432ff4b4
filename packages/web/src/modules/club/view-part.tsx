import type { TextKey } from '@app/contract'
import { SegmentedControl } from '@mantine/core'
import { useId } from 'react'
import type { Form } from '../../kit/forms/use-form.ts'
import { Control } from '../../kit/kinds/controls/control.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { firstView, type ViewName, viewNames } from './parameter-parts.ts'

const units: Readonly<Record<ViewName, TextKey>> = {
  HORAS_VISTA: 'param.unit.hours',
  DIAS_VISTA: 'param.unit.days',
  MESES_VISTA: 'param.unit.months',
}

/** Booking horizon of members: in hours, in days or by months. Choosing one disables the others (spec 2 §2, §4). */
export function ViewPart({ form }: { form: Form }) {
  const id = useId()
  const shown = viewNames.find((name) => Number(form.draft[name]) > 0) ?? 'DIAS_VISTA'
  const choose = (next: string) => {
    for (const name of viewNames) form.set(name, name === next ? String(firstView[name]) : '0')
  }
  return (
    <section className="card pm-view" aria-labelledby={id}>
      <h2 id={id}>{t('params.part.view')}</h2>
      <p>{t('params.part.view_hint')}</p>
      <div>
        <SegmentedControl
          aria-labelledby={id}
          value={shown}
          onChange={choose}
          data={viewNames.map((value) => ({ value, label: t(`params.view.${value}`) }))}
        />
        <Control key={shown} {...form.control(shown)} label={t(units[shown])} />
      </div>
    </section>
  )
}
