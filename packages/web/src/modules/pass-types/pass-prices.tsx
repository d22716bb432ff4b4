import { RowField } from '../../kit/forms/form-fields.tsx'
import { useChoices } from '../../kit/reads/api.ts'
import { LinesSkeleton } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import type { PassForm } from './pass-fields.ts'

const memberTypes = { path: 'tipo_socio', name: 'member-type' } as const

/** Price of a pass per member type; without a price it is not sold to that type. */
export function PassPrices({ form }: { form: PassForm }) {
  const { data: types } = useChoices(memberTypes)
  const prices = form.rows('tiposocio_precio')
  if (!types) return <LinesSkeleton />
  if (types.length === 0) return <p>{t('pass-types.no_member_types')}</p>
  return (
    <>
      <p>{t('pass-types.prices_hint')}</p>
      <table className="pt-prices" id={prices.id}>
        <tbody>
          {types.map(({ id, text }) => (
            <tr key={id}>
              <th scope="row">{text}</th>
              <td>
                <RowField
                  row={prices.at({ id_mst_tiposocio: id, precio: null })}
                  name="precio"
                  label={t('pass-types.price_for', { nombre: text })}
                  placeholder={t('pass-types.not_sold')}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
