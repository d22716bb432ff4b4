import './levels.css'
import { languages } from '@app/contract/kit/texts'
import { highestLevel } from '@app/contract/levels/level'
import { addLevel, levelsIn } from '@app/contract/levels/levels'
import { Button, SegmentedControl } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { mayLeave } from '../../kit/forms/leave-guard.ts'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { userMay, useSession } from '../../kit/reads/session.ts'
import { useCommands } from '../../kit/screen/commands.ts'
import { useSearchParam } from '../../kit/screen/navigation.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { LinesSkeleton } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { LevelsForm } from './levels-form.tsx'

/** /niveles: the names of the levels, one language after the other, the user's own first. */
export function LevelsScreen() {
  const { account } = useSession()
  const [wanted, setWanted] = useSearchParam('lang')
  const lang = languages.find((one) => one === (wanted ?? account.lang.slice(0, 2))) ?? 'es'
  const reading = useRead(levelsIn, { lang })
  const add = useAction(addLevel, { toast: true })
  const isFull = (reading.data?.length ?? 0) > highestLevel
  const mayAdd = userMay(addLevel.permission) && reading.data !== undefined
  const { run } = add
  useCommands(
    useMemo(
      () =>
        mayAdd && !isFull ? [{ id: 'level.new', text: t('levels.add'), keys: 'n', run: () => void run({ selected_language: lang }) }] : [],
      [mayAdd, isFull, run, lang],
    ),
  )
  const switchTo = async (next: string) => {
    if (await mayLeave()) setWanted(next)
  }
  return (
    <Screen
      reading={reading}
      skeleton={<LinesSkeleton lines={8} height={44} />}
      actions={
        mayAdd && (
          <Button
            leftSection={<IconPlus size={15} />}
            disabled={isFull}
            loading={add.isBusy}
            title={isFull ? t('levels.all_there') : undefined}
            onClick={() => void run({ selected_language: lang })}
          >
            {t('levels.add')}
          </Button>
        )
      }
      toolbar={
        <div className="lv-languages">
          <SegmentedControl
            aria-label={t('levels.languages')}
            value={lang}
            onChange={(next) => void switchTo(next)}
            data={languages.map((value) => ({ value, label: <abbr title={t(`language.${value}`)}>{value.toUpperCase()}</abbr> }))}
          />
        </div>
      }
    >
      {reading.data && <LevelsForm key={lang} lang={lang} levels={reading.data} />}
    </Screen>
  )
}
