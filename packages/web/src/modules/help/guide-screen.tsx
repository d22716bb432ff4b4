import './guide.css'
import { useQuery } from '@tanstack/react-query'
import { ScreenLink } from '../../kit/buttons/link.tsx'
import { useSearchParam } from '../../kit/screen/navigation.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { language, t } from '../../kit/texts/i18n.ts'

const chapters = ['dia', 'dinero', 'socios', 'pistas', 'primera-hora'] as const
type Chapter = (typeof chapters)[number]

/** Texts of the chapters, by language and name, each loaded when it is read. */
const texts = import.meta.glob<{ default: string }>('../../../../../docs/guide/*/*.md')
/** The guide is written in Spanish and Catalan; readers of another language get the Spanish one. */
const written = () => (language() === 'ca' ? 'ca' : 'es')

const addressOf = (chapter: Chapter) => `/ayuda/guia?capitulo=${chapter}`

/** /ayuda/guia: the guide for users, chapter by chapter. */
export function GuideScreen() {
  const [wanted] = useSearchParam('capitulo')
  const chapter = chapters.find((one) => one === wanted) ?? chapters[0]
  const lang = written()
  const { data, error, refetch } = useQuery({
    queryKey: ['guide', lang, chapter],
    queryFn: async () => (await texts[`../../../../../docs/guide/${lang}/${chapter}.md`]!()).default,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const at = chapters.indexOf(chapter)
  const [before, after] = [chapters[at - 1], chapters[at + 1]]
  return (
    <Screen title={t('menu.guide')}>
      <div className="guide">
        <nav aria-label={t('guide.chapters')}>
          <ol>
            {chapters.map((one) => (
              <li key={one}>
                <ScreenLink to={addressOf(one)} {...(one === chapter && { 'aria-current': 'page' })}>
                  {t(`guide.${one}`)}
                </ScreenLink>
              </li>
            ))}
          </ol>
          {language() !== lang && <p lang={language()}>{t('guide.in_spanish')}</p>}
        </nav>
        <article lang={lang}>
          {error && <ReadError error={error as never} onRetry={refetch} />}
          {!error && data === undefined && <LinesSkeleton lines={8} />}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the product's own text, made into HTML when it is built */}
          {data !== undefined && <div className="guide-text" dangerouslySetInnerHTML={{ __html: data }} />}
          <footer>
            {before && <ScreenLink to={addressOf(before)}>← {t(`guide.${before}`)}</ScreenLink>}
            {after && <ScreenLink to={addressOf(after)}>{t(`guide.${after}`)} →</ScreenLink>}
          </footer>
        </article>
      </div>
    </Screen>
  )
}
