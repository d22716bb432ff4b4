import { ticketPasses, ticketQrs } from '@app/contract/till/cart-passes'
import { IconMail, IconPrinter } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { call, useRead } from '../../kit/api.ts'
import { t } from '../../kit/i18n.ts'
import { escapeHtml, printHtml } from '../../kit/print.ts'
import { currentSession } from '../../kit/session.ts'
import { ReadError } from '../../kit/states.tsx'
import { toast } from '../../kit/toasts.ts'
import { heldWords } from '../passes/public.ts'

const MailQrs = lazy(() => import('./mail-qrs.tsx').then((module) => ({ default: module.MailQrs })))

/** Prints the QR of each pass that a ticket sold, one below the other, on the till's roll. */
async function printQrs(id: number, width: number) {
  const { abonos } = await call(ticketQrs, { id })
  const pass = ({ abono, cod_reg_abonos, qr }: (typeof abonos)[number]) =>
    `<section><h1>${escapeHtml(abono.desc_tipoabonos)}</h1><img src="${escapeHtml(qr)}" alt=""><p><b>${escapeHtml(cod_reg_abonos)}</b></p><p>${escapeHtml(abono.nombre_completo)}</p><p>${escapeHtml(heldWords(abono, abono.saldo_original))}</p></section>`
  await printHtml(abonos.map(pass).join(''), {
    width,
    styles:
      'body{text-align:center}section{margin-bottom:8mm;break-inside:avoid}h1{font-size:16px;margin:0 0 2mm}img{width:48mm}p{margin:0 0 1mm}',
  })
}

/** The passes that a ticket sold, with their QRs on paper and by mail. */
export function TicketPasses({ id }: { id: number }) {
  const { data, error, refetch } = useRead(ticketPasses, { id })
  const [isMailing, setMailing] = useState(false)
  const roll = Number(currentSession()?.parameters.IMPRESORA_TIQUETS_ANCHO) || 0
  if (error) return <ReadError error={error} onRetry={refetch} />
  if (!data || data.length === 0) return null
  const print = () => {
    printQrs(id, roll).catch(() =>
      toast.bad(t('till.print_failed'), { milliseconds: 10_000, action: { text: t('till.again'), run: print } }),
    )
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
