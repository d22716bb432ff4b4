import { Button } from '@mantine/core'
import { ScreenLink } from '../../kit/buttons/link.tsx'
import { Complaint } from '../../kit/fields/complaint.tsx'
import { RowField } from '../../kit/forms/form-fields.tsx'
import { useChoices } from '../../kit/reads/api.ts'
import { LinesSkeleton } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import type { TariffForm } from './tariff-fields.ts'
import type { TariffRow } from './tariff-labels.ts'

const memberTypes = { path: 'tipo_socio', name: 'member-type' } as const

interface Props {
  form: TariffForm
  /** Stored tariff, with the bands of its prices; null for a new one. */
  tariff: TariffRow | null
  /** Address of the bands of a price; absent for an unsaved tariff. */
  bandsAt: ((price: number) => string) | undefined
}

/** Prices of a tariff, a line for each member type: an empty one has none. */
export function TariffPrices({ form, tariff, bandsAt }: Props) {
  const { data: types } = useChoices(memberTypes)
  const prices = form.rows('precios')
  const minutes = Number(form.draft.duracion) || 0
  if (!types) return <LinesSkeleton />
  if (types.length === 0) return <p className="tf-muted">{t('pass-types.no_member_types')}</p>
  return (
    <div className="tf-prices">
      <p className="tf-muted">
        {minutes > 0 ? t('tarifa.precios_por_reserva', { n: minutes }) : t('tarifa.precios_por_hora')}. {t('tarifa.sin_precio_pista')}
      </p>
      <Complaint text={prices.complaint} />
      <table id={prices.id}>
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
          {types.map(({ id, text }) => {
            const row = prices.at({ id_mst_tiposocio: id, precio: null })
            const { precio, precio_faltan_pocas_horas: late } = row.draft
            return (
              <tr key={id}>
                <th scope="row">{text}</th>
                <td data-label={t('tariff-price.precio')}>
                  <RowField
                    row={row}
                    name="precio"
                    label={t('tarifa.precio_para', { nombre: text })}
                    placeholder={t('tarifa.sin_precio')}
                  />
                </td>
                <td data-label={t('tariff-price.precio_faltan_pocas_horas')}>
                  <RowField
                    row={row}
                    name="precio_faltan_pocas_horas"
                    label={t('tarifa.ultima_hora_para', { nombre: text })}
                    placeholder="–"
                    disabled={String(precio).trim() === '' && late === ''}
                  />
                </td>
                <td>
                  {String(precio).trim() !== '' && (
                    <BandsLink
                      name={text}
                      stored={tariff?.precios.find((one) => one.id_mst_tiposocio === id)}
                      isDirty={form.isDirty}
                      bandsAt={bandsAt}
                    />
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

interface BandsLinkProps {
  /** Member type. */
  name: string
  /** Stored price, with its bands. */
  stored: TariffRow['precios'][number] | undefined
  isDirty: boolean
  bandsAt: Props['bandsAt']
}
function BandsLink({ name, stored, isDirty, bandsAt }: BandsLinkProps) {
  const count = stored?.tramos.length ?? 0
  const text = count === 0 ? t('tarifa.poner_tramos') : t('tarifa.n_tramos', { n: count })
  if (!stored || isDirty || !bandsAt)
    return (
      <span className="tf-muted" title={t('tarifa.guarda_antes')}>
        {text}
      </span>
    )
  return (
    <Button
      component={ScreenLink}
      to={bandsAt(stored.id_mst_tarifas_precios)}
      variant="default"
      size="compact-xs"
      aria-label={`${t('tarifa.tramos_de', { nombre: name })}: ${text}`}
    >
      {text}
    </Button>
  )
}
