import './help-panel.css'
import { screenHelp } from '@app/contract/help/screen-help'
import type { OutputOf } from '@app/contract/kit/action'
import { Button, CloseButton } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'
import { ScreenLink } from '../../kit/buttons/link.tsx'
import { toast } from '../../kit/dialogs/toasts.ts'
import { useRead } from '../../kit/reads/api.ts'
import { useIsPhone } from '../../kit/reads/media.ts'
import { commands } from '../../kit/screen/commands.ts'
import { go, usePath } from '../../kit/screen/navigation.ts'
import { place } from '../../kit/screen/screen-title.ts'
import { screenAt } from '../../kit/screen/screens.ts'
import { LinesSkeleton } from '../../kit/screen/states.tsx'
import { t, tFound } from '../../kit/texts/i18n.ts'
import { toggleHelp } from './help-shown.ts'
import { ring, unring } from './ring.ts'
import { ScreenKeys } from './screen-keys.tsx'

type Task = OutputOf<typeof screenHelp>['tareas'][number]

/** Address of a task: names of its route are those of the shown screen's address; null if one is not there. */
export function addressOf(route: string, pattern: string, path: string): string | null {
  const [names, values] = [pattern.split('/'), path.split('/')]
  const filled = route.replaceAll(/\{\w+\}/g, (name) => values[names.indexOf(name)] ?? name)
  return filled.includes('{') ? null : filled
}

/** Beginning of a task: an address to go to, a command of the screen, or a control to ring; null if there is none at this place. */
function useBeginning(task: Task): { text: string; run: () => void } | null {
  const list = commands.use()
  const path = usePath()
  const isPhone = useIsPhone()
  if (task.ruta) {
    const address = addressOf(task.ruta, screenAt(path)?.path ?? '', path)
    return address === null || address === path ? null : { text: t('help.go'), run: () => go(address) }
  }
  const command = task.tecla && list.findLast(({ keys }) => keys === task.tecla)
  if (command) return { text: t('help.go'), run: () => command.run() }
  if (!task.control) return null
  const show = () => {
    // the sheet covers a phone
    if (isPhone) toggleHelp()
    if (!ring(task.control)) toast.info(t('help.not_shown', { control: task.control }))
  }
  return { text: t('help.show'), run: show }
}

function TaskLine({ task, number }: { task: Task; number: number }) {
  const beginning = useBeginning(task)
  return (
    <li>
      <i aria-hidden>{number}</i>
      <div>
        <b>{task.titulo}</b>
        <p>{task.como}</p>
      </div>
      {beginning && (
        <Button variant="default" onClick={beginning.run} aria-label={`${beginning.text}: ${task.titulo}`}>
          {beginning.text}
        </Button>
      )}
    </li>
  )
}

/** Help of the shown screen: what it is for, its commonest tasks, its keys and words. The page stays usable beside it. */
export function HelpPanel() {
  const heading = useId()
  const panel = useRef<HTMLElement>(null)
  const isPhone = useIsPhone()
  const path = usePath()
  place.use()
  const code = screenAt(path)?.code
  const { data, isPending } = useRead(screenHelp, code === undefined ? null : { pantalla: code })
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    return unring
  }, [])
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: Esc closes it from any of its controls
    <aside
      ref={panel}
      className="help"
      tabIndex={-1}
      aria-labelledby={heading}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        toggleHelp()
      }}
    >
      <header>
        <h2 id={heading}>{t('help.title', { pantalla: code === undefined ? '' : tFound('menu', code) })}</h2>
        <CloseButton size="md" aria-label={t('core.close')} title="Esc" onClick={toggleHelp} />
      </header>
      <div className="help-body">
        {code !== undefined && isPending && <LinesSkeleton lines={4} />}
        {data && (
          <>
            <p className="help-about">{data.que}</p>
            {data.tareas.length > 0 && (
              <section>
                <h3>{t('help.tasks')}</h3>
                <ol>
                  {data.tareas.map((task, index) => (
                    <TaskLine key={task.titulo} task={task} number={index + 1} />
                  ))}
                </ol>
              </section>
            )}
          </>
        )}
        {!isPhone && <ScreenKeys />}
        {data && data.palabras.length > 0 && (
          <section>
            <h3>{t('help.words')}</h3>
            <dl className="help-words">
              {data.palabras.map(({ palabra, significado }) => (
                <div key={palabra}>
                  <dt>{palabra}</dt> <dd>{significado}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
      <footer>
        <ScreenLink to="/ayuda/guia">{t('help.guide')}</ScreenLink>
      </footer>
    </aside>
  )
}
