import type { TextKey } from '@app/contract'
import { setDragDrop, setGroupByUser, setRecentAccesses, setRefreshMinutes } from '@app/contract/shell/member-setting'
import { Popover, Select, Stack, Switch } from '@mantine/core'
import { ScreenLink } from '../../../kit/buttons/link.tsx'
import { useAction } from '../../../kit/reads/api.ts'
import type { OnDemandProps } from '../../../kit/reads/on-demand.tsx'
import { useSession } from '../../../kit/reads/session.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { applySettings } from '../apply-settings.ts'
import { NoticeButton, pendingScreen, useHasPending } from './notice-button.tsx'

const seconds = [0, 5, 10, 30, 60]
const minutes = [5, 10, 15, 30, 60]
const options = (values: readonly number[], word: TextKey) =>
  values.map((value) => ({ value: String(value), label: value === 0 ? t('ui.never') : t(word, { n: value }) }))

/** Notices of the shell and behaviour of the planner, per user. */
export function NoticeToggles({ startOpen }: OnDemandProps) {
  const { account } = useSession()
  const { settings } = account
  const done = { onDone: applySettings }
  const drag = useAction(setDragDrop, done)
  const group = useAction(setGroupByUser, done)
  const refresh = useAction(setRefreshMinutes, done)
  const accesses = useAction(setRecentAccesses, done)
  const hasPending = useHasPending()
  return (
    <Popover position="bottom-end" width={280} trapFocus defaultOpened={startOpen}>
      <Popover.Target>
        <NoticeButton />
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap={12}>
          {hasPending && <ScreenLink to={pendingScreen}>{t('menu.bookings-pending')}</ScreenLink>}
          <Select
            label={t('ui.recent_accesses_every')}
            data={options(seconds, 'ui.n_seconds')}
            value={String(settings.segundos_ultimos_accesos)}
            allowDeselect={false}
            comboboxProps={{ withinPortal: false }}
            onChange={(value) => void accesses.run({ segundos_ultimos_accesos: Number(value) })}
          />
          <Select
            label={t('ui.refresh_every')}
            data={options(minutes, 'ui.n_minutes')}
            value={String(settings.minutos_refresco_auto)}
            allowDeselect={false}
            comboboxProps={{ withinPortal: false }}
            onChange={(value) => void refresh.run({ minutos_refresco_auto: Number(value) })}
          />
          <Switch
            label={t('ui.drag_and_drop')}
            checked={settings.enableDragDrop}
            onChange={(event) => void drag.run({ newValueDragDrop: event.currentTarget.checked })}
          />
          <Switch
            label={t('ui.group_by_user')}
            checked={settings.agruparReservaPorUsuario}
            onChange={(event) => void group.run({ newValue: event.currentTarget.checked })}
          />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
