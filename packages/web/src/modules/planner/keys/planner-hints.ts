import { t } from '../../../kit/texts/i18n.ts'

/** Keys of the planner while a card or a free hour has the focus. */
export const plannerHints = () => [
  { keys: 'arrows', text: t('planner.key.go') },
  { keys: 'Enter', text: t('planner.key.open') },
  { keys: 'alt+arrows', text: t('planner.key.move') },
  { keys: 'shift+ArrowUp', text: t('planner.key.shorter') },
  { keys: 'shift+ArrowDown', text: t('planner.key.longer') },
  { keys: 'F8', text: t('planner.key.charge') },
  { keys: 'm', text: t('planner.key.place') },
  { keys: 'mod+d', text: t('planner.key.duplicate') },
  { keys: 'i', text: t('planner.key.peek') },
  { keys: 'mod+p', text: t('planner.key.ticket') },
  { keys: 'Delete', text: t('planner.key.remove') },
  { keys: 'F6', text: t('planner.key.park') },
  { keys: 'shift+F6', text: t('planner.key.take') },
  { keys: 'shift+F10', text: t('planner.key.menu') },
  { keys: 'mod+z', text: t('planner.key.undo') },
  { keys: '.', text: t('planner.key.free') },
  { keys: '+', text: t('planner.width_more') },
  { keys: '-', text: t('planner.width_less') },
  { keys: 'PageUp', text: t('planner.key.earlier') },
  { keys: 'PageDown', text: t('planner.key.later') },
  { keys: 'Home', text: t('planner.key.first') },
  { keys: 'End', text: t('planner.key.last') },
]
