import './enrolment-billing.css'
import { billingPage } from '@app/contract/enrolment-billing/billing-page'
import { Alert, NativeSelect } from '@mantine/core'
import { useRead } from '../../kit/reads/api.ts'
import { today } from '../../kit/reads/today.ts'
import { useSearchParam } from '../../kit/screen/navigation.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { t } from '../../kit/texts/i18n.ts'
import type { Period } from './billing-rows.ts'
import { CentralBilling } from './central-billing.tsx'
import { ClubBilling } from './club-billing.tsx'
import { PeriodChoice } from './period-choice.tsx'

/** '2026-11' as a period; the current month for anything else. */
function periodOf(text: string | null): Period {
  const shown = /^2[01]\d\d-(0[1-9]|1[0-2])$/.test(text ?? '') ? text! : today().slice(0, 7)
  return { year: Number(shown.slice(0, 4)), month: Number(shown.slice(5)) }
}
const textOf = ({ year, month }: Period) => `${year}-${String(month).padStart(2, '0')}`

/** /facturacion_inscritos: the enrolments of a month, of the club or of all clubs of the installation. */
export function EnrolmentBillingScreen() {
  const page = useRead(billingPage, {})
  const [shown, setShown] = useSearchParam('mes')
  const [chosen, setChosen] = useSearchParam('club')
  const period = periodOf(shown)
  const { data } = page
  const without = (key: 'billing.not_billed' | 'billing.no_answer', names: readonly string[]) =>
    names.length > 0 && t(key, { clubes: names.join(', ') })
  return (
    <Screen
      reading={page}
      toolbar={
        <>
          <PeriodChoice value={period} onChange={(next) => setShown(textOf(next))} />
          {data?.central && (
            <NativeSelect
              size="xs"
              aria-label={t('billing.club')}
              value={chosen ?? ''}
              onChange={(event) => setChosen(event.currentTarget.value || null)}
            >
              <option value="">{t('billing.clubs')}</option>
              {data.clubes.map(({ url_club, nombre }) => (
                <option key={url_club} value={url_club}>
                  {nombre}
                </option>
              ))}
            </NativeSelect>
          )}
        </>
      }
    >
      {data && data.sin_respuesta.length > 0 && (
        <Alert color="yellow" variant="light" role="alert">
          {without('billing.no_answer', data.sin_respuesta)}
        </Alert>
      )}
      {data?.central && <CentralBilling clubs={data.clubes} period={period} chosen={chosen} onChoose={setChosen} />}
      {data && !data.central && data.clubes[0] && <ClubBilling club={data.clubes[0]} period={period} />}
      {data && data.sin_facturacion.length > 0 && <p className="billing-note">{without('billing.not_billed', data.sin_facturacion)}</p>}
    </Screen>
  )
}
