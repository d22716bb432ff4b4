import { useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'

/** A link to a screen by its path. The screen's code is fetched as soon as the pointer or the focus comes to it. */
export function ScreenLink({ to, ...rest }: { to: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>) {
  const router = useRouter()
  const preload = () => void router.preloadRoute({ to } as never).catch(() => undefined)
  return <a {...rest} href={`#${to}`} onPointerEnter={preload} onFocus={preload} />
}
