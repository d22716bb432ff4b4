import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { t } from '../../../kit/texts/i18n.ts'
import { fieldLabel } from '../../letters/public.ts'
import type { Checks } from './checks.ts'
import { sizeText } from './size-text.ts'

const Check = ({ isGood, text, hint }: { isGood: boolean; text: string; hint?: string }) => (
  <li data-state={isGood ? 'good' : 'warn'} title={hint}>
    {isGood ? <IconCircleCheck size={16} aria-hidden /> : <IconAlertTriangle size={16} aria-hidden />}
    {text}
  </li>
)

interface Props {
  readonly checks: Checks
  readonly bytes: number
}
/** Four checks at the foot of a letter: fields, pictures, way out, weight. */
export function ChecksFoot({ checks: { open, pictures, hasOnlyPictures, isHeavy }, bytes }: Props) {
  const pictureText = () => {
    if (hasOnlyPictures) return t('notices.check.only_pictures')
    return pictures > 0 ? t('notices.check.pictures_mute', { n: pictures }) : t('notices.check.pictures')
  }
  return (
    <ul className="notice-checks" aria-label={t('notices.checks')}>
      <Check
        isGood={open.length === 0}
        text={
          open.length === 0
            ? t('notices.check.fields')
            : t('notices.check.fields_open', { campos: open.map((one) => fieldLabel(one)).join(', ') })
        }
        {...(open.length > 0 && { hint: t('notices.check.fields_hint') })}
      />
      <Check isGood={pictures === 0 && !hasOnlyPictures} text={pictureText()} />
      <Check isGood text={t('notices.check.way_out')} hint={t('notices.check.way_out_hint')} />
      <Check isGood={!isHeavy} text={t('notices.check.weight', { peso: sizeText(bytes) })} />
    </ul>
  )
}
