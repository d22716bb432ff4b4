import type { StopReason } from '@app/contract/letters/reader-rule'
import type { jobStates } from '@app/contract/mail/mail'
import { StateDot, type StateMark } from '../../kit/screen/state-dot.tsx'
import { t } from '../../kit/texts/i18n.ts'

type State = (typeof jobStates)[number]

const marks: Readonly<Record<State, StateMark>> = {
  ...{ espera: 'queued', en_curso: 'queued', fallido: 'lost', dudoso: 'half', hecho: 'good', guardado: 'queued', abandonado: 'off' },
  ...{ detenido: 'held', rebotado: 'lost' },
}

/** State of a letter or task with its dot. */
export const LetterState = ({ state }: { state: State }) => <StateDot mark={marks[state]}>{t(`mail.estado.${state}`)}</StateDot>

interface Failed {
  readonly motivo: StopReason | null
  readonly error: string | null
}
/** Reason for which a letter did not arrive, with the words of the server. */
export const reasonOf = ({ motivo, error }: Failed) => [motivo && t(`mail.stop.${motivo}`), error].filter(Boolean).join(': ')
