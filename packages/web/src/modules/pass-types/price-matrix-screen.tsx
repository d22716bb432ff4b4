import './pass-types.css'
import type { OutputOf, SentOf } from '@app/contract/kit/action'
import { type Field, Unreadable } from '@app/contract/kit/field'
import type { RowOfResource } from '@app/contract/kit/resource'
import { passType } from '@app/contract/pass-types/pass-type'
import { listPassPrices, savePassPrices } from '@app/contract/pass-types/pass-types'
import { useId, useMemo } from 'react'
import { amount, amountText } from '../../kit/amount.ts'
import { AmountField } from '../../kit/amount-field.tsx'
import { call, useChoices, useList, useRead } from '../../kit/api.ts'
import { readOne } from '../../kit/draft.ts'
import { FormFrame } from '../../kit/form.tsx'
import { SaveBar } from '../../kit/form-fields.tsx'
import { t } from '../../kit/i18n.ts'
import { ScreenLink } from '../../kit/link.tsx'
import { Screen } from '../../kit/screen.tsx'
import { toast } from '../../kit/toasts.ts'
import { useForm } from '../../kit/use-form.ts'

const memberTypes = { path: 'tipo_socio', name: 'member-type' } as const
type Texts = Readonly<Record<string, string>>
type Cells = SentOf<typeof savePassPrices>['precios']
const keyOf = (pass: number, type: number) => `${pass} ${type}`

/** Reads every cell of the matrix; one without an amount is taken out. */
const cells = {
  ...savePassPrices.input.precios,
  read: (raw: unknown): Cells =>
    Object.entries(raw as Texts).map(([key, text]) => {
      const [id_mst_tipoabonos, id_mst_tiposocio] = key.split(' ').map(Number) as [number, number]
      const reading = text.trim() === '' ? { value: null } : readOne(amount, text)
      if ('complaint' in reading) throw new Unreadable('invalid.money')
      return { id_mst_tipoabonos, id_mst_tiposocio, precio: reading.value as number | null }
    }),
} as unknown as Field<Cells, 'required'>
const fields = { precios: cells }

/** /tarifas/abonos: what every pass costs every member type, in one table. */
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
  const row = useMemo(
    () => ({
      precios: Object.fromEntries(
        prices.map(({ id_mst_tipoabonos, id_mst_tiposocio, precio }) => [keyOf(id_mst_tipoabonos, id_mst_tiposocio), amountText(precio)]),
      ),
    }),
    [prices],
  )
  const before: Texts = row.precios
  const form = useForm({
    id: useId(),
    name: 'pass-prices',
    fields,
    row,
    onSubmit: async ({ precios }) => {
      const changed = (precios as Cells).filter(
        ({ id_mst_tipoabonos, id_mst_tiposocio, precio }) =>
          amountText(precio) !== (before[keyOf(id_mst_tipoabonos, id_mst_tiposocio)] ?? ''),
      )
      await call(savePassPrices, { precios: changed })
      toast.good(t('Operacio_realitzada_correctament'))
    },
  })
  const texts = form.draft.precios as Texts
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
      <section className="pt-scroll" aria-label={t('menu.pass-prices')} tabIndex={0}>
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
            {passes.map(({ id_mst_tipoabonos: id, desc_tipoabonos: abono }, line) => (
              <tr key={id}>
                <th scope="row">
                  <ScreenLink className="row-link" to={`/tipoabono/edit/${id}`}>
                    {abono}
                  </ScreenLink>
                </th>
                {types.map((type, column) => (
                  <td key={type.id}>
                    <AmountField
                      {...(line + column === 0 && { id: `${form.id}-precios` })}
                      aria-label={t('pass-types.price_of', { abono, nombre: type.text })}
                      placeholder="–"
                      value={texts[keyOf(id, type.id)] ?? ''}
                      onChange={(text) => form.set('precios', { ...texts, [keyOf(id, type.id)]: text })}
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
