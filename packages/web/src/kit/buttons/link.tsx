import { useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode } from 'react'

/** Link to a screen by its path. Prefetches the screen's code on hover or focus. */
export function ScreenLink({ to, ...rest }: { to: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>) {
  const router = useRouter()
  const preload = () => void router.preloadRoute({ to } as never).catch(() => undefined)
  return <a {...rest} href={`#${to}`} onPointerEnter={preload} onFocus={preload} />
}

/** Name of a grid row as a link to its screen, for the mouse; Enter does the same. */
export const RowLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <ScreenLink className="row-link" to={to} tabIndex={-1}>
    {children}
  </ScreenLink>
)
