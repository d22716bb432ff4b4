import { type Field, Unreadable } from '@app/contract/kit/field'
import { savePassType } from '@app/contract/pass-types/pass-types'
import { amount, amountText } from '../../kit/amount.ts'
import { AmountField } from '../../kit/amount-field.tsx'
import { useChoices } from '../../kit/api.ts'
import { readOne } from '../../kit/draft.ts'
import { t } from '../../kit/i18n.ts'
import { LinesSkeleton } from '../../kit/states.tsx'
import type { Form } from '../../kit/use-form.ts'

/** Member type → amount as typed; empty where the pass is not sold to it. */
export type PriceTexts = Readonly<Record<number, string>>
interface Price {
  readonly id_mst_tiposocio: number
  readonly precio: number
}

/** Prices as the form holds them. */
export const priceTexts = (prices: readonly Price[]): PriceTexts =>
  Object.fromEntries(prices.map(({ id_mst_tiposocio, precio }) => [id_mst_tiposocio, amountText(precio)]))

/** The list of prices of a pass type, read from what was typed. */
export const pricesField = {
  ...savePassType.input.tiposocio_precio,
  read: (raw: unknown): Price[] =>
    Object.entries(raw as PriceTexts)
      .filter(([, text]) => text.trim() !== '')
      .map(([id, text]) => {
        const reading = readOne(amount, text)
        if ('complaint' in reading) throw new Unreadable('invalid.money')
        return { id_mst_tiposocio: Number(id), precio: reading.value as number }
      }),
} as unknown as Field<Price[], 'required'>

const memberTypes = { path: 'tipo_socio', name: 'member-type' } as const

/** What a pass costs each member type. */
export function PassPrices({ form }: { form: Form }) {
  const { data: types } = useChoices(memberTypes)
  const texts = form.draft.tiposocio_precio as PriceTexts
  if (!types) return <LinesSkeleton />
  if (types.length === 0) return <p>{t('pass-types.no_member_types')}</p>
  return (
    <>
      <p>{t('pass-types.prices_hint')}</p>
      <table className="pt-prices">
        <tbody>
          {types.map(({ id, text }, index) => (
            <tr key={id}>
              <th scope="row">{text}</th>
              <td>
                <AmountField
                  {...(index === 0 && { id: `${form.id}-tiposocio_precio` })}
                  aria-label={t('pass-types.price_for', { nombre: text })}
                  placeholder={t('pass-types.not_sold')}
                  value={texts[id] ?? ''}
                  onChange={(precio) => form.set('tiposocio_precio', { ...texts, [id]: precio })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
