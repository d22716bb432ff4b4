import type { OutputOf } from '@app/contract/kit/action'
import { noticePreview } from '@app/contract/notifications/recipients'
import { SegmentedControl } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconUser } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { IconButton } from '../../../kit/buttons/icon-button.tsx'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { useRead } from '../../../kit/reads/api.ts'
import { LinesSkeleton, ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'

export type Preview = OutputOf<typeof noticePreview>
const views = ['phone', 'desk', 'app', 'plain'] as const
type View = (typeof views)[number]

/** Markup of a mail in a program that shows no pictures: their words in their places. */
function withoutPictures(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const picture of body.querySelectorAll('img')) picture.replaceWith(picture.alt ? `[${picture.alt}]` : '▢')
  return body.innerHTML
}

interface Props {
  readonly id: number
  /** Chosen recipients in the order of the list; null until they are read. */
  readonly readers: readonly number[] | null
  readonly onWalk: () => void
  readonly reader: number | null
  readonly onReader: (id: number | null) => void
  readonly link: string | null
}
/** The letter as a named recipient gets it, on a phone, at a desk, in the app or without pictures. */
export function PreviewPane({ id, readers, onWalk, reader, onReader, link }: Props) {
  const [view, setView] = useState<View>('phone')
  const reading = useRead(noticePreview, { id, destinatario: reader }, { keepPrevious: true })
  const shown = reading.data
  // a recipient that was taken out since
  const isGone = reading.error?.code === 'notificacion.destinatario_ajeno'
  useEffect(() => {
    if (isGone) onReader(null)
  }, [isGone, onReader])
  const at = readers === null || !shown ? -1 : readers.indexOf(shown.destinatario ?? -1)
  const step = (by: number) => {
    if (readers === null) return onWalk()
    const next = readers[(Math.max(0, at) + by + readers.length) % readers.length]
    if (next !== undefined) onReader(next)
  }
  return (
    <aside className="notice-preview" aria-label={t('notices.preview')}>
      <SegmentedControl
        aria-label={t('notices.preview')}
        value={view}
        onChange={setView}
        data={views.map((one) => ({ value: one, label: t(`notices.view.${one}`) }))}
      />
      {reading.error && !isGone && <ReadError error={reading.error} onRetry={reading.refetch} />}
      {!reading.error && !shown && <LinesSkeleton lines={6} />}
      {shown && <Shown preview={shown} view={view} link={link} />}
      <div className="notice-reader">
        <IconUser size={16} aria-hidden />
        <span aria-live="polite">
          {shown?.destinatario ? t('notices.as_seen_by', { nombre: shown.nombre }) : t('notices.as_seen_by_nobody')}
          {shown && shown.idioma !== shown.idioma_texto && (
            <small>
              {t('notices.in_other_language', { idioma: t(`language.${shown.idioma}`), otro: t(`language.${shown.idioma_texto}`) })}
            </small>
          )}
        </span>
        {readers !== null && at >= 0 && (
          <small className="tabular">{t('grid.page', { page: formatCount(at + 1), pages: formatCount(readers.length) })}</small>
        )}
        <IconButton label={t('notices.reader_before')} icon={IconChevronLeft} onClick={() => step(-1)} />
        <IconButton label={t('notices.reader_next')} icon={IconChevronRight} onClick={() => step(1)} />
      </div>
    </aside>
  )
}

function Shown({ preview, view, link }: { preview: Preview; view: View; link: string | null }) {
  const { nombre, correo, subject, html, app } = preview
  if (view === 'app')
    return (
      <article className="notice-app">
        <b>{app.titulo}</b>
        <p>{app.texto}</p>
        {link !== null && <span className="notice-app-button">{t('notices.open_link')}</span>}
      </article>
    )
  return (
    <div className="notice-device" data-view={view === 'desk' ? 'desk' : 'phone'}>
      <header>
        <small>{t('notices.preview_for', { nombre, correo: correo ?? '—' })}</small>
        <b>{subject}</b>
      </header>
      {/* no scripts run in it; of the same origin, so that its pictures are shown */}
      <iframe title={t('notices.preview')} sandbox="allow-same-origin" srcDoc={view === 'plain' ? withoutPictures(html) : html} />
    </div>
  )
}
