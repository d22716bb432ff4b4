import './privacy.css'
import { closeFile, keepFileOpen, whoHasOpen } from '@app/contract/personal-data/open-file'
import { IconEye } from '@tabler/icons-react'
import { useEffect } from 'react'
import { call, useRead } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'

/** Milliseconds between two words that the file is still open; each is believed for ten minutes. */
const stillHere = 240_000

/** Says while it is drawn that the file of a member is open, and who else has it open: what one saves now, another sees change. */
export function OpenToo({ id }: { id: number }) {
  const { data = [] } = useRead(whoHasOpen, { id })
  useEffect(() => {
    // a word that is lost is nobody's trouble: the next one follows
    const say = () => void call(keepFileOpen, { id }, { quiet: true }).catch(() => {})
    const leave = () => void call(closeFile, { id }, { quiet: true, isLast: true }).catch(() => {})
    say()
    const timer = setInterval(say, stillHere)
    window.addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [id])
  return (
    <p className="pd-open" role="status">
      {data.length > 0 && (
        <>
          <IconEye size={14} aria-hidden />
          {t('datos.open_too', { nombres: data.map(({ nombre }) => nombre).join(', '), n: data.length })}
        </>
      )}
    </p>
  )
}
