import { t } from '../../kit/texts/i18n.ts'
import type { ToMend } from './panel-type.ts'

/** Sentence about the problem of a record. */
export const troubleText = ({ problema, nif_cliente }: ToMend): string => t(`verifactu.trouble.${problema}`, { nif: nif_cliente ?? '—' })
