import type { Language } from '@app/contract/kit/texts'
import { type ReactNode, useRef, useState } from 'react'
import { confirm } from '../../../kit/dialogs/dialogs.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { type AllWords, missingWords, type Words, withWords, wordsIn } from './letter-words.ts'
import { RichText } from './rich-text.tsx'
import { SubjectLine } from './subject-line.tsx'

export interface LetterEditorProps {
  readonly words: AllWords
  /** Language of the first text. */
  readonly base: Language
  readonly fields: readonly string[]
  readonly isReadOnly?: boolean
  readonly complaintOf: (path: string) => string | undefined
  /** Words after a subject, such as its letters of how many. */
  readonly subjectNote?: ((subject: string | null) => string | undefined) | undefined
  readonly onPicture?: ((file: File) => Promise<string>) | undefined
  readonly onChange: (change: Partial<AllWords>) => void
  /** Line below the subject, such as the link. */
  readonly below?: ReactNode
  /** Foot, such as the checks. */
  readonly foot?: ReactNode
}

/** Subject and text of a letter in its languages; words missing in one are said. */
export function LetterEditor(props: LetterEditorProps) {
  const { words, base, fields, isReadOnly = false, complaintOf, subjectNote, onPicture, onChange, below, foot } = props
  const [language, setLanguage] = useState(base)
  const textPart = useRef<HTMLDivElement>(null)
  const isBase = language === base
  const shown = wordsIn(words, isBase ? null : language)
  const change = (next: Partial<Words>) => onChange(isBase ? next : { textos: withWords(words.textos, language, next) })
  const written = words.textos.map(({ idioma }) => idioma)
  const others = [...written, ...(isBase || written.includes(language) ? [] : [language])]
  const remove = async (gone: Language) => {
    const hasWords = written.includes(gone)
    const question = { title: t('letters.remove_language', { idioma: t(`language.${gone}`) }), hint: t('core.delete_hint'), danger: true }
    if (hasWords && !(await confirm(question))) return
    if (hasWords) onChange({ textos: words.textos.filter(({ idioma }) => idioma !== gone) })
    setLanguage(base)
  }
  const missing = isBase ? [] : missingWords(words, language)
  const complaint = (part: keyof Words) =>
    complaintOf(isBase ? part : `textos.${written.indexOf(language)}.${part}`) ?? (isBase ? undefined : complaintOf('textos'))
  return (
    <section className="letter-editor" aria-label={t('letters.write')}>
      <div className="letter-head">
        <SubjectLine
          key={`subject ${language}`}
          label={t('letters.subject')}
          value={shown.subject}
          fields={fields}
          isReadOnly={isReadOnly}
          complaint={complaint('subject')}
          note={subjectNote?.(shown.subject)}
          onChange={(subject) => change({ subject })}
          onEnter={() => textPart.current?.querySelector<HTMLElement>('[role=textbox]')?.focus()}
        />
        {below}
      </div>
      {missing.length > 0 && (
        <p className="letter-missing" role="note">
          {t('letters.falls_back', {
            partes: missing.map((part) => t(part === 'subject' ? 'letters.subject' : 'letters.text')).join(', '),
            idioma: t(`language.${language}`),
            otro: t(`language.${base}`),
          })}
        </p>
      )}
      <div className="letter-body" ref={textPart}>
        <RichText
          key={`text ${language}`}
          label={t('letters.text')}
          value={shown.desc_notificacion}
          fields={fields}
          isReadOnly={isReadOnly}
          complaint={complaint('desc_notificacion')}
          onPicture={onPicture}
          onChange={(desc_notificacion) => change({ desc_notificacion })}
          end={
            <LanguageSwitch
              {...{ base, others, isReadOnly }}
              value={language}
              onChange={setLanguage}
              onRemove={(gone) => void remove(gone)}
            />
          }
        />
      </div>
      {foot && <footer className="letter-foot">{foot}</footer>}
    </section>
  )
}
