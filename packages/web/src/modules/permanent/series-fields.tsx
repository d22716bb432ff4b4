import type { OutputOf } from '@app/contract/kit/action'
import { guestMember } from '@app/contract/members/member'
import { spans } from '@app/contract/permanent/permanent-booking'
import type { permanentInfo } from '@app/contract/permanent/permanent-bookings'
import { lengthOf } from '@app/contract/permanent/series'
import { formatDay } from '@app/contract/values/day'
import { Button, SegmentedControl } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import type { Pickable } from '../../kit/dialogs/picking.ts'
import { SearchField } from '../../kit/fields/search-field.tsx'
import { FormFields, RowField } from '../../kit/forms/form-fields.tsx'
import type { Form } from '../../kit/forms/use-form.ts'
import { Card } from '../../kit/screen/card.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { guestPickable, useMemberSearch, useMembers } from '../members/public.ts'
import { CourtButtons } from './court-buttons.tsx'
import type { seriesFields } from './permanent-fields.ts'
import type { SeriesPlan } from './use-decisions.ts'

type SeriesFormOf = Form<typeof seriesFields>
interface Props {
  form: SeriesFormOf
  info: OutputOf<typeof permanentInfo> | null
  courts: readonly { readonly id: number; readonly text: string }[]
  plan: SeriesPlan | undefined
}
const more = ['num_faltan', 'sx', 'nivel', 'nivel_max', 'info', 'observaciones', 'comentarios'] as const
const half = { half: true }
/** Required by the call, each with its own message (R-243..R-248). */
const needed = { half: true, required: true }

/** Fields of a permanent booking in their groups: players, time, place, money and access, and rarely used ones. */
export function SeriesFields({ form, info, courts, plan }: Props) {
  const { draft, set, complaints } = form
  const isForever = Number(draft.tipo_horario) === spans.forever
  const looks = {
    ...{
      nombre: needed,
      id_mst_socios: half,
      id_mst_tiporeserva: half,
      hora_ini: needed,
      hora_fin: needed,
      fecha_ini: needed,
      fecha_fin: needed,
    },
    dias: { required: true },
    ...{ desde: { half: true, label: t('permanent.from') }, pin_reserva: { half: true, hint: t('permanent.pin_hint') } },
    ...{ num_faltan: half, nivel: half, nivel_max: half },
    sx: {
      half: true,
      options: (['-', 'M', 'F', 'X'] as const).map((value) => ({
        value,
        text: t(value === '-' ? 'booking.sx_any' : `booking.sx_${value}`),
      })),
    },
  }
  const fieldsOf = (...names: (keyof typeof seriesFields)[]) => (
    <FormFields form={form} names={names} words="permanent-booking" looks={looks} autoFocus={false} />
  )
  const { hora_ini, hora_fin } = draft
  const length = typeof hora_ini === 'number' && typeof hora_fin === 'number' && hora_fin > 0 ? lengthOf(hora_ini, hora_fin) : null
  const isWrong = more.some((name) => complaints[name])
  return (
    <div className="sf-fields">
      <Card className="sf-card" title={t('permanent.who')}>
        {fieldsOf('nombre', 'id_mst_socios', 'id_mst_tiporeserva')}
        <People form={form} info={info} />
      </Card>
      <Card className="sf-card" title={t('permanent.when')}>
        {fieldsOf('dias', 'hora_ini', 'hora_fin')}
        <div className="sf-span">
          <SegmentedControl
            size="xs"
            w="fit-content"
            aria-label={t('permanent-booking.tipo_horario')}
            value={isForever ? '1' : '2'}
            data={[
              { value: '1', label: t('permanent.forever') },
              { value: '2', label: t('permanent.between') },
            ]}
            onChange={(value) => set('tipo_horario', value)}
          />
          {/* beside it, so that nothing moves under the pointer once the length is known */}
          <p className="sf-hint">
            {length === null ? '' : t('permanent.length', { horas: Math.floor(length / 60), minutos: length % 60 })}
          </p>
        </div>
        {isForever ? fieldsOf('fecha_ini') : fieldsOf('fecha_ini', 'fecha_fin')}
        {info && fieldsOf('desde')}
        {isForever && plan && <p className="sf-hint">{t('permanent.forever_hint', { fecha: formatDay(plan.hasta) })}</p>}
      </Card>
      <Card className="sf-card" title={t('permanent.where')}>
        <CourtButtons
          id={`${form.id}-recursos`}
          courts={courts}
          plan={plan}
          chosen={draft.recursos}
          error={complaints.recursos?.join(' ')}
          onChange={(chosen) => set('recursos', chosen)}
        />
      </Card>
      <Card className="sf-card" title={t('permanent.money')}>
        <Incomes form={form} />
        {fieldsOf('pin_reserva')}
      </Card>
      <details className="sf-more" {...(isWrong && { open: true })}>
        <summary>{t('permanent.more')}</summary>
        {fieldsOf(...more)}
      </details>
    </div>
  )
}

/** Players of every booking; optional. */
function People({ form, info }: Pick<Props, 'form' | 'info'>) {
  const [typed, setTyped] = useState('')
  const [known, setKnown] = useState<readonly Pickable[]>([])
  const rows = form.rows('socios')
  const idOf = (row: (typeof rows.all)[number]) => Number(row.draft.id_mst_socios)
  const kept = (info?.socios ?? []).map((one) => ({ id: one.id_mst_socios, name: one.nombre_completo, detail: '' }))
  const named = [...known, ...kept]
  const loaded = useMembers(rows.all.map(idOf).filter((id) => id !== guestMember && !named.some((one) => one.id === id)))
  const nameOf = (id: number) => (id === guestMember ? guestPickable(id) : [...named, ...loaded].find((one) => one.id === id))?.name ?? ''
  const add = (member: Pickable) => {
    setKnown((now) => [...now, member])
    if (!rows.all.some((row) => idOf(row) === member.id)) rows.add({ id_mst_socios: member.id, cantidad: 1 })
  }
  return (
    <div className="sf-people">
      <SearchField
        id={rows.id}
        label={t('booking.socios')}
        placeholder={t('permanent.add_player')}
        chosen={null}
        typed={typed}
        onType={setTyped}
        found={useMemberSearch(typed)}
        onPick={(member) => member && add(member)}
      />
      <Button
        size="compact-sm"
        mb={2}
        variant="default"
        leftSection={<IconPlus size={13} />}
        onClick={() => add(guestPickable(guestMember))}
      >
        {t('booking.guest')}
      </Button>
      {rows.all.length > 0 && (
        <ul>
          {rows.all.map((row) => {
            const name = nameOf(idOf(row))
            return (
              <li key={row.key}>
                <span>{name}</span>
                <RowField row={row} name="cantidad" label={t('permanent.places_of', { nombre: name })} />
                <IconButton label={t('permanent.take_out', { nombre: name })} icon={IconX} onClick={() => row.remove()} />
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

/** Income types of its lines, each with its payment method. */
function Incomes({ form }: Pick<Props, 'form'>) {
  const rows = form.rows('ingresos')
  return (
    <div className="sf-incomes" id={rows.id}>
      {rows.all.map((row) => (
        <div key={row.key}>
          <RowField row={row} name="id_mst_tipoingreso" label={t('permanent-income.id_mst_tipoingreso')} labelled />
          <RowField row={row} name="id_mst_tipopago" label={t('permanent-income.id_mst_tipopago')} labelled />
          <IconButton label={t('permanent.take_income_out')} icon={IconX} onClick={() => row.remove()} />
        </div>
      ))}
      <Button size="compact-sm" variant="default" leftSection={<IconPlus size={13} />} onClick={() => rows.add({})}>
        {t('permanent.add_income')}
      </Button>
    </div>
  )
}
