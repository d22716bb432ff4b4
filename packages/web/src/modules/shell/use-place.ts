import { useLayoutEffect } from 'react'
import { tFound } from '../../kit/i18n.ts'
import { usePath } from '../../kit/navigation.ts'
import { place } from '../../kit/screen-title.ts'
import { screenAt, screensAbove } from '../../kit/screens.ts'
import { menuItems } from './menu-items.ts'

/** Keeps title and breadcrumb in step with the route. */
export function usePlace() {
  const path = usePath()
  useLayoutEffect(() => {
    const items = menuItems()
    const named = (at: string, code: string) => items.find((item) => item.path === at)?.text ?? tFound('menu', code)
    const screen = screenAt(path)
    place.set({
      path,
      title: screen ? named(path, screen.code) : '',
      above: screensAbove(path).map((one) => ({ text: named(one.path, one.screen.code), path: one.path })),
      isMenu: items.some((item) => item.path === path),
    })
  }, [path])
}
