import { IconCircleCheck, IconClock } from '@tabler/icons-react'
import { useState } from 'react'
import { t } from '../../kit/texts/i18n.ts'
import type { Entry } from './entry-words.tsx'
import { FullCode } from './full-code.tsx'

/** Member's card: the QR for the reader at the door, name and number, and the entry now. */
export function CodeCard({ entrada, codigo, socio }: Entry) {
  const [isFull, setFull] = useState(false)
  const number = socio.numsocio === null ? null : t('member-page.member_number', { numero: socio.numsocio })
  const Icon = entrada?.permitido ? IconCircleCheck : IconClock
  return (
    <section className="player-card player-id" aria-labelledby="player-id">
      {codigo && <img src={codigo.qr} alt={t('member-page.qr_name', { codigo: codigo.codigo })} />}
      <div className="player-id-words">
        <h2 id="player-id">
          {socio.nombre} {socio.apellidos}
        </h2>
        <span className="player-soft">{[number, socio.desc_tiposocio].filter(Boolean).join(' · ')}</span>
        {entrada && (
          <span className={`player-id-entry ${entrada.permitido ? 'good' : 'warn'}`}>
            <Icon size={20} stroke={1.7} aria-hidden /> {t(entrada.permitido ? 'member-page.may_enter' : 'member-page.may_not_enter')}
          </span>
        )}
        {entrada && <span className="player-soft">{entrada.permitido ? entrada.desc_terminalacceso : entrada.texto}</span>}
        {codigo && (
          <button type="button" className="player-text-button" onClick={() => setFull(true)}>
            {t('member-page.full_screen')}
          </button>
        )}
      </div>
      {isFull && codigo && <FullCode codigo={codigo} entrada={entrada} socio={socio} onClose={() => setFull(false)} />}
    </section>
  )
}
