import './pass-types.css'
import type { OutputOf } from '@app/contract/kit/action'
import type { RowOfResource } from '@app/contract/kit/resource'
import { listPassPrices, savePassPrices } from '@app/contract/pass-types/pass-prices'
import { passType } from '@app/contract/pass-types/pass-type'
import { ScreenLink } from '../../kit/buttons/link.tsx'
import { FormFrame } from '../../kit/forms/form.tsx'
import { RowField, SaveBar } from '../../kit/forms/form-fields.tsx'
import { useForm } from '../../kit/forms/use-form.ts'
import { useChoices, useList, useRead } from '../../kit/reads/api.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { t } from '../../kit/texts/i18n.ts'

const memberTypes = { path: 'tipo_socio', name: 'member-type' } as const

/** /tarifas/abonos: prices of every pass for every member type, in one table. */
export function PriceMatrixScreen() {
  const passes = useList(passType)
  const types = useChoices(memberTypes)
  const prices = useRead(listPassPrices, {})
  const reading = {
    isPending: passes.isPending || types.isPending || prices.isPending,
    error: passes.error ?? types.error ?? prices.error,
    refetch: () => Promise.all([passes.refetch(), types.refetch(), prices.refetch()]),
  }
  return (
    <Screen reading={reading}>
      {passes.data && types.data && prices.data && <Matrix passes={passes.data} types={types.data} prices={prices.data} />}
    </Screen>
  )
}

interface Props {
  passes: readonly RowOfResource<typeof passType>[]
  types: readonly { id: number; text: string }[]
  prices: OutputOf<typeof listPassPrices>
}
function Matrix({ passes, types, prices }: Props) {
  const form = useForm({
    call: savePassPrices,
    first: { precios: prices },
    by: { precios: { by: ['id_mst_tipoabonos', 'id_mst_tiposocio'], sends: 'changed' } },
  })
  const cells = form.rows('precios')
  if (passes.length === 0)
    return (
      <div className="pt-empty">
        <b>{t('pass-types.none')}</b>
        <p className="pt-muted">{t('pass-types.none_hint')}</p>
        <ScreenLink to="/tipoabono">{t('menu.pass-types')}</ScreenLink>
      </div>
    )
  if (types.length === 0) return <p className="pt-muted">{t('pass-types.no_member_types')}</p>
  return (
    <FormFrame form={form} words="pass-types" looks={{ precios: { label: t('menu.pass-prices') } }}>
      <p className="pt-muted">{t('pass-types.prices_hint')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the table is scrolled by keyboard */}
      <section id={cells.id} className="pt-scroll" aria-label={t('menu.pass-prices')} tabIndex={0}>
        <table className="pt-matrix">
          <thead>
            <tr>
              <th scope="col">{t('pass-type.desc_tipoabonos')}</th>
              {types.map(({ id, text }) => (
                <th key={id} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {passes.map(({ id_mst_tipoabonos: id, desc_tipoabonos: abono }) => (
              <tr key={id}>
                <th scope="row">
                  <ScreenLink className="row-link" to={`/tipoabono/edit/${id}`}>
                    {abono}
                  </ScreenLink>
                </th>
                {types.map((type) => (
                  <td key={type.id}>
                    <RowField
                      row={cells.at({ id_mst_tipoabonos: id, id_mst_tiposocio: type.id })}
                      name="precio"
                      label={t('pass-types.price_of', { abono, nombre: type.text })}
                      placeholder="–"
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <SaveBar form={form} />
    </FormFrame>
  )
}
