import { useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode } from 'react'

/** A link to a screen by its path. The screen's code is fetched as soon as the pointer or the focus comes to it. */
export function ScreenLink({ to, ...rest }: { to: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>) {
  const router = useRouter()
  const preload = () => void router.preloadRoute({ to } as never).catch(() => undefined)
  return <a {...rest} href={`#${to}`} onPointerEnter={preload} onFocus={preload} />
}

/** The name of a grid's row as the way to its screen, for the mouse; Enter does the same. */
export const RowLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <ScreenLink className="row-link" to={to} tabIndex={-1}>
    {children}
  </ScreenLink>
)
