import type { OutputOf } from '@app/contract/kit/action'
import { field } from '@app/contract/kit/kinds'
import type { Language } from '@app/contract/kit/texts'
import { deleteLevel, type levelsIn, saveLevels } from '@app/contract/levels/level'
import { IconStairs } from '@tabler/icons-react'
import { useId, useMemo } from 'react'
import { call, useAction } from '../../kit/api.ts'
import { DeleteButton } from '../../kit/delete-button.tsx'
import { tell } from '../../kit/dialogs.ts'
import { FormFrame } from '../../kit/form.tsx'
import { SaveBar } from '../../kit/form-fields.tsx'
import { t } from '../../kit/i18n.ts'
import { tellInUse } from '../../kit/in-use.tsx'
import { Control } from '../../kit/kinds/control.tsx'
import { Refused } from '../../kit/refused.ts'
import { userMay } from '../../kit/session.ts'
import { Empty } from '../../kit/states.tsx'
import { toast } from '../../kit/toasts.ts'
import { useForm } from '../../kit/use-form.ts'
import { languageName } from './language-name.ts'

type Levels = OutputOf<typeof levelsIn>
const cell = (cod_nivel: number) => `level ${cod_nivel}`

/** 'niveles.2.desc_nivel' of the answer → the line of the third level that was sent. */
function atLines({ status, msg, code, fields }: Refused, sent: readonly { cod_nivel: number }[]): Refused {
  const named = Object.entries(fields).map(([path, complaints]) => {
    const one = sent[Number(path.split('.')[1])]
    return [one ? cell(one.cod_nivel) : path, complaints]
  })
  return new Refused(status, { msg, code, ...Object.fromEntries(named) }, msg)
}

/** The names of the levels in one language, and a button in each line to delete it. */
export function LevelsForm({ lang, levels }: { lang: Language; levels: Levels }) {
  const remove = useAction(deleteLevel, { onRefused: (refused) => void (tellInUse(refused) || tell(refused.msg)) })
  const mayRemove = userMay(deleteLevel.permission)
  const idioma = languageName(lang)
  const fields = useMemo(() => Object.fromEntries(levels.map(({ cod_nivel }) => [cell(cod_nivel), field.text(60)])), [levels])
  const first = useMemo(
    () => Object.fromEntries(levels.map(({ cod_nivel, textos }) => [cell(cod_nivel), textos[lang] ?? ''])),
    [levels, lang],
  )
  const form = useForm({
    id: useId(),
    name: `levels ${lang}`,
    fields,
    row: first,
    onSubmit: async (values, changed) => {
      const niveles = levels
        .filter(({ cod_nivel }) => changed.includes(cell(cod_nivel)))
        .map(({ cod_nivel }) => ({ cod_nivel, desc_nivel: String(values[cell(cod_nivel)]) }))
      try {
        await call(saveLevels, { selected_language: lang, niveles })
      } catch (error) {
        throw error instanceof Refused ? atLines(error, niveles) : error
      }
      toast.good(t('Operacio_realitzada_correctament'))
    },
  })
  const onDelete = async (n: number) => {
    if (await remove.run({ selected_language: lang, cod_nivel: n })) toast.good(t('levels.deleted', { n }))
  }
  if (levels.length === 0) return <Empty icon={<IconStairs size={28} />} title={t('levels.none')} hint={t('levels.hint')} />
  const labels = Object.fromEntries(levels.map(({ cod_nivel: n }) => [cell(n), { label: t('levels.name_of', { n }) }]))
  return (
    <FormFrame form={form} words="levels" looks={labels}>
      <p className="dimmed lv-hint">{t('levels.hint')}</p>
      <ol className="lv-list unlabelled" aria-label={t('levels.name', { idioma })}>
        {levels.map(({ cod_nivel: n, desc_nivel, textos }) => (
          <li key={n}>
            <b aria-hidden>{n}</b>
            <Control
              id={`${form.id}-${cell(n)}`}
              name={cell(n)}
              field={fields[cell(n)]!}
              value={form.draft[cell(n)]}
              label={t('levels.name_of', { n })}
              hint={textos[lang] === undefined ? t('levels.missing', { idioma }) : undefined}
              error={form.complaints[cell(n)]?.join(' ')}
              onChange={form.set}
              onLeave={form.leave}
            />
            {mayRemove && <DeleteButton size="md" name={desc_nivel} hint={t('levels.delete_hint')} onDelete={() => onDelete(n)} />}
          </li>
        ))}
      </ol>
      <SaveBar form={form} />
    </FormFrame>
  )
}
