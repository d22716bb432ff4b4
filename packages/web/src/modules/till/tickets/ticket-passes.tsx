import { ticketPasses, ticketQrs } from '@app/contract/till/cart-passes'
import { IconMail, IconPrinter } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { call, useRead } from '../../../kit/reads/api.ts'
import { currentSession } from '../../../kit/reads/session.ts'
import { ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { printQrs } from '../../passes/public.ts'

const MailQrs = lazy(() => import('./mail-qrs.tsx').then((module) => ({ default: module.MailQrs })))

/** Passes sold by a ticket, with their QRs on paper and by mail. */
export function TicketPasses({ id }: { id: number }) {
  const { data, error, refetch } = useRead(ticketPasses, { id, es_tique: true })
  const [isMailing, setMailing] = useState(false)
  const roll = Number(currentSession()?.parameters.IMPRESORA_TIQUETS_ANCHO) || 0
  if (error) return <ReadError error={error} onRetry={refetch} />
  if (!data || data.length === 0) return null
  const printAll = async () => printQrs((await call(ticketQrs, { id, es_tique: true })).abonos, roll)
  const print = () => {
    printAll().catch(() => toast.bad(t('till.print_failed'), { action: { text: t('till.again'), run: print } }))
  }
  return (
    <section className="till-passes-sold" aria-label={t('till.passes_of_ticket')}>
      <ul>
        {data.map((pass) => (
          <li key={pass.id_reg_abonos}>
            <span>{pass.desc_tipoabonos}</span>
            <code>{pass.cod_reg_abonos}</code>
          </li>
        ))}
      </ul>
      <div>
        {roll > 0 && (
          <button type="button" className="till-button" onClick={print}>
            <IconPrinter size={15} aria-hidden />
            {t('till.print_qrs')}
          </button>
        )}
        <button type="button" className="till-button" onClick={() => setMailing(true)}>
          <IconMail size={15} aria-hidden />
          {t('till.mail_qrs')}
        </button>
      </div>
      {isMailing && (
        <Suspense fallback={null}>
          <MailQrs id={id} onClose={() => setMailing(false)} />
        </Suspense>
      )}
    </section>
  )
}
