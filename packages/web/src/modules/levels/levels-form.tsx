import type { OutputOf } from '@app/contract/kit/action'
import { type Language, languages } from '@app/contract/kit/texts'
import { deleteLevel, type levelsIn, saveLevels } from '@app/contract/levels/levels'
import { IconStairs } from '@tabler/icons-react'
import { DeleteButton } from '../../kit/buttons/delete-button.tsx'
import { showMessage } from '../../kit/dialogs/dialogs.ts'
import { showInUse } from '../../kit/dialogs/in-use.tsx'
import { toast } from '../../kit/dialogs/toasts.ts'
import { FormFrame } from '../../kit/forms/form.tsx'
import { RowField, SaveBar } from '../../kit/forms/form-fields.tsx'
import { useForm } from '../../kit/forms/use-form.ts'
import { useAction } from '../../kit/reads/api.ts'
import { userMay } from '../../kit/reads/session.ts'
import { Empty } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'

type Levels = OutputOf<typeof levelsIn>

/** Names of the levels in one language, with a delete button in each row. */
export function LevelsForm({ lang, levels }: { lang: Language; levels: Levels }) {
  const remove = useAction(deleteLevel, { onRefused: (refused) => void (showInUse(refused) || showMessage(refused.msg)) })
  const mayRemove = userMay(deleteLevel.permission)
  const idioma = t(`language.${lang}`)
  const form = useForm({
    call: saveLevels,
    given: { selected_language: lang },
    first: { niveles: levels.map(({ cod_nivel, textos }) => ({ cod_nivel, desc_nivel: textos[lang] ?? '' })) },
    seen: { niveles: levels },
    by: { niveles: { by: ['cod_nivel'], sends: 'changed' } },
  })
  const onDelete = async (n: number) => {
    if (await remove.run({ selected_language: lang, cod_nivel: n })) toast.good(t('levels.deleted', { n }))
  }
  if (levels.length === 0) return <Empty icon={<IconStairs size={28} />} title={t('levels.none')} hint={t('levels.hint')} />
  const rows = form.rows('niveles')
  return (
    <FormFrame form={form} looks={{ niveles: { label: t('menu.levels') } }}>
      <p className="dimmed lv-hint">{t('levels.hint')}</p>
      <ol className="lv-list" aria-label={t('levels.name', { idioma })}>
        {levels.map(({ cod_nivel: n, desc_nivel, textos }) => (
          <li key={n}>
            <b aria-hidden>{n}</b>
            <RowField
              row={rows.at({ cod_nivel: n })}
              name="desc_nivel"
              label={t('levels.name_of', { n })}
              hint={textos[lang] === undefined ? t('levels.missing', { idioma }) : undefined}
            />
            <span className="lv-others">
              {languages
                .filter((other) => other !== lang)
                .map((other) => (
                  <span key={other} title={t(`language.${other}`)}>
                    <abbr>{other.toUpperCase()}</abbr> {textos[other] || '–'}
                  </span>
                ))}
            </span>
            {mayRemove && <DeleteButton size="md" name={desc_nivel} hint={t('levels.delete_hint')} onDelete={() => onDelete(n)} />}
          </li>
        ))}
      </ol>
      <SaveBar form={form} />
    </FormFrame>
  )
}
