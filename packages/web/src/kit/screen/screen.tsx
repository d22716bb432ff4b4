import './screen.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { ScreenLink } from '../buttons/link.tsx'
import type { RefusedError } from '../dialogs/refused-error.ts'
import { t } from '../texts/i18n.ts'
import { place, useScreenTitle } from './screen-title.ts'
import { LinesSkeleton, ReadError } from './states.tsx'

interface Props {
  /** The screen's own title, such as a record's name; the route's title by default. */
  title?: string | undefined
  /** Buttons at the right of the title. */
  actions?: ReactNode
  /** Filters and similar controls, under the title. */
  toolbar?: ReactNode
  /** Read required by this screen: its skeleton, its error with a retry. */
  reading?: { isPending: boolean; error: RefusedError | null; refetch: () => unknown }
  /** Placeholder while reading; lines by default. */
  skeleton?: ReactNode
  /** The content takes the remaining height of the window (grids, planner) and scrolls by itself. */
  fill?: boolean
  /** Readable width for forms and text. */
  narrow?: boolean
  children?: ReactNode
}

/** Frame of every screen: breadcrumb, title, actions, content. */
export function Screen({ title, actions, toolbar, reading, skeleton, fill = false, narrow = false, children }: Props) {
  const shown = useScreenTitle(title)
  const { above, path } = place.use()
  const heading = useRef<HTMLHeadingElement>(null)
  // the next screen starts at its top
  useEffect(() => {
    heading.current?.closest('main')?.scrollTo(0, 0)
  }, [path])
  const body = () => {
    if (reading?.error) return <ReadError error={reading.error} onRetry={reading.refetch} />
    return reading?.isPending ? (skeleton ?? <LinesSkeleton />) : children
  }
  return (
    <div className={`screen${fill ? ' fill' : ''}${narrow ? ' narrow' : ''}`}>
      <header className="screen-head">
        <div className="screen-where">
          {above.length > 0 && (
            <nav aria-label={t('ui.breadcrumb')} className="crumbs">
              {above.map(({ text, path: to }) => (
                <span key={to}>
                  <ScreenLink to={to}>{text}</ScreenLink>
                  <i aria-hidden>/</i>
                </span>
              ))}
            </nav>
          )}
          <h1 ref={heading}>{shown}</h1>
        </div>
        {actions && <div className="screen-actions">{actions}</div>}
      </header>
      {toolbar && <div className="screen-toolbar">{toolbar}</div>}
      <div className="screen-body">{body()}</div>
    </div>
  )
}
