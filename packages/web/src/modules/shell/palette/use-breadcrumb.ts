import { useLayoutEffect } from 'react'
import { usePath } from '../../../kit/screen/navigation.ts'
import { place } from '../../../kit/screen/screen-title.ts'
import { screenAt, screensAbove } from '../../../kit/screen/screens.ts'
import { tFound } from '../../../kit/texts/i18n.ts'
import { menuItems } from '../menu-items.ts'

/** Keeps title and breadcrumb in step with the route. */
export function useBreadcrumb() {
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
