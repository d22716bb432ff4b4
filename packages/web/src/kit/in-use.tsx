import type { InUse } from '@app/contract/kit/in-use'
import { Anchor, List, Stack, Text } from '@mantine/core'
import { tell } from './dialogs.ts'
import { t } from './i18n.ts'
import type { Refused } from './refused.ts'

/** Shows where a row that could not be deleted is used, with links to it; false when the refusal says nothing of that. */
export function tellInUse(refused: Refused): boolean {
  const inUse = refused.body.in_use as InUse | undefined
  if (!inUse || inUse.uses.length === 0) return false
  void tell(t('core.in_use'), inUse.hint ?? undefined, (close) => <Uses uses={inUse.uses} onFollow={close} />)
  return true
}

function Uses({ uses, onFollow }: { uses: InUse['uses']; onFollow: () => void }) {
  return (
    <Stack gap="sm" mb="md">
      {uses.map(({ text, count, rows }) => (
        <div key={text}>
          <Text fw={600} size="sm">
            {text} · {count}
          </Text>
          <List size="sm" withPadding={false}>
            {rows.map((row) => (
              <List.Item key={`${row.route} ${row.text}`}>
                {row.route === null ? (
                  row.text
                ) : (
                  <Anchor c="var(--accent-text)" href={`#${row.route}`} onClick={onFollow}>
                    {row.text}
                  </Anchor>
                )}
              </List.Item>
            ))}
            {rows.length > 0 && count > rows.length && (
              <List.Item c="dimmed">{t('core.in_use_more', { count: count - rows.length })}</List.Item>
            )}
          </List>
        </div>
      ))}
    </Stack>
  )
}
