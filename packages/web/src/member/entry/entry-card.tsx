import './entry.css'
import { IconCircleCheck, IconClock, IconQrcode } from '@tabler/icons-react'
import { useState } from 'react'
import { t } from '../../kit/texts/i18n.ts'
import { Card } from '../parts.tsx'
import type { Entry } from './entry-words.tsx'
import { EntryWords } from './entry-words.tsx'
import { FullCode } from './full-code.tsx'

/** Entry at the door now, and the QR for its reader behind a press; nothing in a club without doors. */
export function EntryCard({ entrada, codigo, socio }: Entry) {
  const [isFull, setFull] = useState(false)
  if (!entrada && !codigo) return null
  const Icon = !entrada ? IconQrcode : entrada.permitido ? IconCircleCheck : IconClock
  return (
    <Card>
      <div className="player-entry">
        <span className={`player-line-icon ${entrada ? (entrada.permitido ? 'good' : 'warn') : ''}`} aria-hidden>
          <Icon size={22} stroke={1.7} />
        </span>
        <EntryWords entrada={entrada} codigo={codigo} />
        {codigo && (
          <button type="button" className="player-button quiet" onClick={() => setFull(true)}>
            {t('member-page.show_qr')}
          </button>
        )}
      </div>
      {isFull && codigo && <FullCode codigo={codigo} entrada={entrada} socio={socio} onClose={() => setFull(false)} />}
    </Card>
  )
}
