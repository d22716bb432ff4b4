import type { SentOf } from '@app/contract/kit/action'
import type { placeMatch } from '@app/contract/matches/place-match'
import type { Day } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import { t } from '../../kit/texts/i18n.ts'
import { type Match, matchTitle } from './match-labels.ts'

/** Places the held item on a court at a minute of a day. */
export type PlaceItem = (place: { readonly day: Day; readonly court: number; readonly from: number }) => void

/** Held item: its length in minutes, and its placement on a court. */
export interface InHand {
  readonly minutes: number
  readonly put: PlaceItem
}

interface Courts {
  /** Directs the next free hour chosen on the courts to the held item; null ends this. */
  onHold: (held: InHand | null) => void
  place: (sent: SentOf<typeof placeMatch>) => Promise<unknown>
  courtName: (id: number) => string
}

/** A double click is one choice: the courts stay captured slightly longer than the answer takes. */
const settling = 400

/** Held match and its outcome: placed on the courts, refused, or released, also with Escape. */
export function useHeldMatch(list: RefObject<HTMLElement | null>, { onHold, place, courtName }: Courts) {
  const [held, setHeld] = useState<Match | null>(null)
  const isSending = useRef(false)
  const chipOf = (which: string) => list.current?.querySelector<HTMLElement>(which)
  const letGo = () => {
    setHeld(null)
    onHold(null)
  }
  const put = async (match: Match, { day, court, from }: Parameters<PlaceItem>[0]) => {
    if (isSending.current) return
    isSending.current = true
    try {
      await place({ id_reg_partidos: match.id_reg_partidos, fecha: day, hora_ini: from, id_mst_recurso: court })
      toast.good(t('matches.placed_at', { partido: matchTitle(match), pista: courtName(court), hora_ini: formatMinute(from) }))
      chipOf(`[data-match]:not([data-match="${match.id_reg_partidos}"])`)?.focus()
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      toast.bad(error.msg)
      chipOf(`[data-match="${match.id_reg_partidos}"]`)?.focus()
    } finally {
      setHeld(null)
      setTimeout(() => {
        isSending.current = false
        onHold(null)
      }, settling)
    }
  }
  const hold = (match: Match) => {
    if (isSending.current) return
    setHeld(match)
    onHold({ minutes: match.duracion, put: (where) => void put(match, where) })
  }
  const latest = useRef({ letGo, onHold })
  latest.current = { letGo, onHold }
  useEffect(() => () => latest.current.onHold(null), [])
  useEffect(() => {
    if (!held) return undefined
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      latest.current.letGo()
      list.current?.querySelector<HTMLElement>(`[data-match="${held.id_reg_partidos}"]`)?.focus()
    }
    window.addEventListener('keydown', escape, { capture: true })
    return () => window.removeEventListener('keydown', escape, { capture: true })
  }, [held, list])
  return { held, hold, letGo, isSending: () => isSending.current }
}
