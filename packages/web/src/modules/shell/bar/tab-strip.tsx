import { addQuickAccess, removeQuickAccess } from '@app/contract/shell/quick-access'
import { IconStar, IconStarFilled, IconX } from '@tabler/icons-react'
import { ScreenLink } from '../../../kit/buttons/link.tsx'
import { useAction } from '../../../kit/reads/api.ts'
import { usePath } from '../../../kit/screen/navigation.ts'
import { forget, visits } from '../../../kit/screen/screen-title.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { useOwnShortcuts, useTabShortcuts } from '../dashboard/shortcuts.ts'
import { menuItems } from '../menu-items.ts'

/** The user's shortcuts, then the recently opened records: those missing in the sidebar. */
export function TabStrip() {
  const path = usePath()
  const shortcuts = useTabShortcuts()
  // the current one has its name in the title
  const recent = visits.use().filter((visit) => visit.path !== path)
  return (
    <>
      <PinButton path={path} />
      <nav className="top-tabs" aria-label={t('ui.quick_accesses')}>
        {shortcuts.map((item) => (
          <ScreenLink key={item.path} to={item.path} className="top-tab" aria-current={item.path === path ? 'page' : undefined}>
            <item.icon size={15} stroke={1.75} aria-hidden />
            <span>{item.text}</span>
          </ScreenLink>
        ))}
        {shortcuts.length > 0 && recent.length > 0 && <i className="top-tab-gap" aria-hidden />}
        {recent.map((visit) => (
          <span key={visit.path} className="top-tab-pair">
            <ScreenLink to={visit.path} className="top-tab" title={visit.title}>
              <span>{visit.title}</span>
            </ScreenLink>
            <button type="button" aria-label={t('ui.close_tab', { nombre: visit.title })} onClick={() => forget(visit.path)}>
              <IconX size={12} />
            </button>
          </span>
        ))}
      </nav>
    </>
  )
}

/** Pins the current screen to the tabs, or unpins it. */
function PinButton({ path }: { path: string }) {
  const item = menuItems().find((one) => one.path === path)
  const { data } = useOwnShortcuts()
  const add = useAction(addQuickAccess)
  const remove = useAction(removeQuickAccess)
  if (!item || !data) return null
  const own = data.find(({ id_menu }) => id_menu === item.id)
  const text = t(own ? 'ui.unpin' : 'ui.pin', { nombre: item.text })
  const toggle = () =>
    own ? remove.run({ id: own.id_accesodirecto_socio }) : add.run({ id_menu: item.id, id_tipo_accesodirecto: 1, orden: data.length + 1 })
  return (
    <button
      type="button"
      className="top-icon pin"
      aria-pressed={own !== undefined}
      aria-label={text}
      title={text}
      onClick={() => void toggle()}
    >
      {own ? <IconStarFilled size={15} /> : <IconStar size={15} stroke={1.75} />}
    </button>
  )
}
