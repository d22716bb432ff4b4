import { IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { t } from '../../kit/texts/i18n.ts'
import type { Entry } from './entry-words.tsx'

/** Keeps the screen of the device on while it is shown, where the browser can. */
function useAwake() {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let isGone = false
    navigator.wakeLock?.request('screen').then(
      (held) => {
        lock = held
        if (isGone) void held.release()
      },
      // refused at a low battery: the code is shown all the same
      () => {},
    )
    return () => {
      isGone = true
      void lock?.release()
    }
  }, [])
}

interface FullCodeProps extends Pick<Entry, 'entrada' | 'socio'> {
  readonly codigo: NonNullable<Entry['codigo']>
  readonly onClose: () => void
}

/** QR over the whole screen, dark on white in both schemes, for the reader at the door. */
export function FullCode({ codigo: { codigo, qr }, entrada, socio, onClose }: FullCodeProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useAwake()
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} className="player-full" aria-label={t('member-page.qr_name', { codigo })} onClose={onClose}>
      <button type="button" className="player-full-close" aria-label={t('core.close')} onClick={() => dialog.current?.close()}>
        <IconX size={26} aria-hidden />
      </button>
      <b>
        {socio.nombre} {socio.apellidos}
      </b>
      <img src={qr} alt={t('member-page.qr_name', { codigo })} />
      <span className="player-full-code">{codigo}</span>
      <span>{entrada ? t(entrada.permitido ? 'member-page.may_enter' : 'member-page.may_not_enter') : t('member-page.qr_hint')}</span>
    </dialog>
  )
}
