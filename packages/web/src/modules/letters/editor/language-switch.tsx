import { type Language, languages } from '@app/contract/kit/texts'
import { Menu, SegmentedControl } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { IconButton } from '../../../kit/buttons/icon-button.tsx'
import { t } from '../../../kit/texts/i18n.ts'

interface Props {
  /** Language of the first text. */
  readonly base: Language
  /** Further languages, with words or about to get some. */
  readonly others: readonly Language[]
  readonly value: Language
  readonly isReadOnly: boolean
  readonly onChange: (language: Language) => void
  /** Takes the words in a language out. */
  readonly onRemove: (language: Language) => void
}
const name = (language: Language) => {
  const word = t(`language.${language}`)
  return word.charAt(0).toLocaleUpperCase() + word.slice(1)
}

/** Languages of a letter as a switch, with a menu that adds one. */
export function LanguageSwitch({ base, others, value, isReadOnly, onChange, onRemove }: Props) {
  const shown = [base, ...others]
  const free = languages.filter((language) => !shown.includes(language))
  return (
    <span className="letter-languages">
      {shown.length > 1 && (
        <SegmentedControl
          aria-label={t('letters.languages')}
          value={value}
          onChange={(next) => onChange(next as Language)}
          data={shown.map((language) => ({ value: language, label: name(language) }))}
        />
      )}
      {!isReadOnly && (
        <Menu position="bottom-end">
          <Menu.Target>
            <IconButton label={t('letters.add_language')} icon={IconPlus} size={30} />
          </Menu.Target>
          <Menu.Dropdown>
            {free.map((language) => (
              <Menu.Item key={language} onClick={() => onChange(language)}>
                {name(language)}
              </Menu.Item>
            ))}
            {value !== base && (
              <>
                <Menu.Divider />
                <Menu.Item leftSection={<IconTrash size={15} />} onClick={() => onRemove(value)}>
                  {t('letters.remove_language', { idioma: t(`language.${value}`) })}
                </Menu.Item>
              </>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
    </span>
  )
}
