import './place-passes.css'
import type { OutputOf } from '@app/contract/kit/action'
import { amountText, toLedger } from '@app/contract/passes/pass-terms'
import { bookingPasses, unusePass, usePass } from '@app/contract/passes/place-pass'
import { formatEuros } from '@app/contract/values/money'
import { Button } from '@mantine/core'
import { IconTicket, IconTicketOff } from '@tabler/icons-react'
import { IconButton } from '../../../kit/buttons/icon-button.tsx'
import { useAction, useRead } from '../../../kit/reads/api.ts'
import { ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'

/** Line of a booking: its player, and the price covered by a pass. */
interface Place {
  readonly id: number
  readonly who: string
  /** Cents. */
  readonly price: number
}
type Offered = OutputOf<typeof bookingPasses>[number]

const leftOf = ({ abono }: Offered) =>
  abono.saldo_restante === null
    ? t('passes.unlimited')
    : t('passes.still', { quedan: amountText(abono, toLedger(abono, abono.saldo_restante)) })

/** Passes that pay for places of a booking, and those that could, each with one click; unusable ones show the reason. */
export function PlacePasses({ id, places }: { id: number; places: readonly Place[] }) {
  const { data, error, refetch } = useRead(bookingPasses, { id }, { keepPrevious: true })
  const use = useAction(usePass)
  const takeOff = useAction(unusePass, { toast: t('passes.taken_off') })
  const isBusy = use.isBusy || takeOff.isBusy
  if (error) return <ReadError error={error} onRetry={refetch} />
  const shown = (data ?? []).flatMap((offered) => {
    const place = places.find((one) => one.id === offered.id_reg_factura)
    return place ? [{ offered, place }] : []
  })
  if (shown.length === 0) return null
  return (
    <div className="pps" role="group" aria-label={t('passes.title')}>
      <h4>{t('passes.title')}</h4>
      <ul>
        {shown.map(({ offered, place }) => {
          const { abono, usado, motivo, id_reg_factura: id_factura } = offered
          const names = { abono: abono.desc_tipoabonos, nombre: place.who }
          return (
            <li key={`${id_factura} ${abono.id_reg_abonos}`} data-used={usado}>
              <span>
                {usado ? t('passes.used_on_place', names) : `${place.who} · ${abono.desc_tipoabonos}`}
                <small>{usado ? t('passes.instead_of', { importe: formatEuros(place.price) }) : (motivo ?? leftOf(offered))}</small>
              </span>
              {usado ? (
                <IconButton
                  label={t('passes.take_off', { nombre: place.who })}
                  icon={IconTicketOff}
                  size="md"
                  disabled={isBusy || !takeOff.may}
                  onClick={() => void takeOff.run({ id, id_factura })}
                />
              ) : (
                motivo === null &&
                use.may && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    leftSection={<IconTicket size={14} />}
                    disabled={isBusy}
                    aria-label={t('passes.use_for', { abono: abono.desc_tipoabonos, nombre: abono.nombre_completo, linea: place.who })}
                    onClick={() => void use.run({ id, id_factura, id_reg_abonos: abono.id_reg_abonos })}
                  >
                    {t('passes.use_on')}
                  </Button>
                )
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
