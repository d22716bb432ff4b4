import './privacy.css'
import { closeFile, reportFileOpen, usersWithFileOpen } from '@app/contract/personal-data/open-file'
import { IconEye } from '@tabler/icons-react'
import { useEffect } from 'react'
import { call, useRead } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'

/** Milliseconds between two notices that the file is still open; each is valid for ten minutes. */
const stillHere = 240_000

/** Announces the open file of a member while mounted, and shows its other viewers: changes saved by one appear for the others. */
export function OtherViewers({ id }: { id: number }) {
  const { data = [] } = useRead(usersWithFileOpen, { id })
  useEffect(() => {
    // a lost notice does no harm: the next one follows
    const announce = () => void call(reportFileOpen, { id }, { quiet: true }).catch(() => {})
    const leave = () => void call(closeFile, { id }, { quiet: true, isLast: true }).catch(() => {})
    announce()
    const timer = setInterval(announce, stillHere)
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
