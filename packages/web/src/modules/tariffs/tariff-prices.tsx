import { Button } from '@mantine/core'
import { AmountField } from '../../kit/amount-field.tsx'
import { useChoices } from '../../kit/api.ts'
import { Complaint } from '../../kit/complaint.tsx'
import { t } from '../../kit/i18n.ts'
import { ScreenLink } from '../../kit/link.tsx'
import { LinesSkeleton } from '../../kit/states.tsx'
import type { Form } from '../../kit/use-form.ts'
import type { PriceDraft } from './tariff-draft.ts'

const memberTypes = { path: 'tipo_socio', name: 'member-type' } as const

const none = (id_mst_tiposocio: number): PriceDraft => ({
  id_mst_tarifas_precios: null,
  id_mst_tiposocio,
  precio: '',
  ultima: '',
  tramos: [],
})

interface Props {
  form: Form
  /** The address of the bands of a price; absent while the tariff is not saved. */
  bandsAt?: (price: number) => string
}

/** The prices of a tariff, a line for each member type: an empty one has none. */
export function TariffPrices({ form, bandsAt }: Props) {
  const { data: types } = useChoices(memberTypes)
  const rows = form.draft.precios as readonly PriceDraft[]
  const minutes = Number(form.draft.duracion) || 0
  if (!types) return <LinesSkeleton />
  if (types.length === 0) return <p className="tf-muted">{t('pass-types.no_member_types')}</p>
  const set = (id: number, change: Partial<PriceDraft>) => {
    const isThere = rows.some((row) => row.id_mst_tiposocio === id)
    const all = isThere ? rows : [...rows, none(id)]
    form.set(
      'precios',
      all.map((row) => (row.id_mst_tiposocio === id ? { ...row, ...change } : row)),
    )
  }
  return (
    <div className="tf-prices">
      <p className="tf-muted">
        {minutes > 0 ? t('tarifa.precios_por_reserva', { n: minutes }) : t('tarifa.precios_por_hora')}. {t('tarifa.sin_precio_pista')}
      </p>
      <Complaint text={form.complaints.precios?.join(' ')} />
      <table>
        <thead>
          <tr>
            <th scope="col">{t('tariff-price.id_mst_tiposocio')}</th>
            <th scope="col" className="tf-num">
              {t('tariff-price.precio')}
            </th>
            <th scope="col" className="tf-num">
              {t('tariff-price.precio_faltan_pocas_horas')}
            </th>
            <th scope="col">{t('tarifa.tramos')}</th>
          </tr>
        </thead>
        <tbody>
          {types.map(({ id, text }, index) => {
            const row = rows.find((one) => one.id_mst_tiposocio === id) ?? none(id)
            const isNext = index === 0
            return (
              <tr key={id}>
                <th scope="row">{text}</th>
                <td data-label={t('tariff-price.precio')}>
                  <AmountField
                    {...(isNext && { id: `${form.id}-precios` })}
                    aria-label={t('tarifa.precio_para', { nombre: text })}
                    placeholder={t('tarifa.sin_precio')}
                    value={row.precio}
                    onChange={(precio) => set(id, { precio })}
                  />
                </td>
                <td data-label={t('tariff-price.precio_faltan_pocas_horas')}>
                  <AmountField
                    aria-label={t('tarifa.ultima_hora_para', { nombre: text })}
                    placeholder="–"
                    value={row.ultima}
                    disabled={row.precio.trim() === '' && row.ultima === ''}
                    onChange={(ultima) => set(id, { ultima })}
                  />
                </td>
                <td>
                  <BandsLink row={row} name={text} isDirty={form.isDirty} {...(bandsAt && { bandsAt })} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function BandsLink({
  row,
  name,
  isDirty,
  bandsAt,
}: {
  row: PriceDraft
  name: string
  isDirty: boolean
  bandsAt?: (price: number) => string
}) {
  const id = row.id_mst_tarifas_precios
  const count = row.tramos.length
  const text = count === 0 ? t('tarifa.poner_tramos') : t('tarifa.n_tramos', { n: count })
  if (id === null || isDirty || !bandsAt)
    return row.precio.trim() === '' ? null : (
      <span className="tf-muted" title={t('tarifa.guarda_antes')}>
        {text}
      </span>
    )
  return (
    <Button
      component={ScreenLink}
      to={bandsAt(id)}
      variant="default"
      size="compact-xs"
      aria-label={`${t('tarifa.tramos_de', { nombre: name })}: ${text}`}
    >
      {text}
    </Button>
  )
}
