import type { InUse } from '@app/contract/kit/in-use'
import { Anchor, List, Stack, Text } from '@mantine/core'
import { t } from '../texts/i18n.ts'

/** Uses of a row, each with its link. */
export function InUseList({ uses, onFollow }: { uses: InUse['uses']; onFollow: () => void }) {
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
