import './fee-line-answers.css'
import type { feeLinesInfo, lineAnswers } from '@app/contract/fees/fee-lines'
import type { OutputOf } from '@app/contract/kit/action'
import { addDays, formatDay } from '@app/contract/values/day'
import { Radio, Select } from '@mantine/core'
import { useState } from 'react'
import { DateField } from '../../../kit/fields/date-field.tsx'
import { today } from '../../../kit/reads/today.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { periodLabel } from '../period-label.ts'

export type FeeLine = OutputOf<typeof feeLinesInfo>['lineas'][number]
type Answer = (typeof lineAnswers)[number]
const answers: readonly Answer[] = ['perdonar', 'volver_a_cobrar', 'descansar', 'terminar']
const isAnswer = (value: string): value is Answer => answers.some((one) => one === value)

/** Day after which nothing more is due, when a fee ends with what was paid. */
const lastPaid = ({ desde }: FeeLine) => addDays(desde, -1)

/** State of the question of R-128: one answer for all lines, with exceptions by line. */
export function useFeeAnswers(lines: readonly FeeLine[]) {
  const isMistake = lines.length > 0 && lines.every((one) => one.cambio_precio)
  const [all, setAll] = useState<Answer>(isMistake ? 'volver_a_cobrar' : 'perdonar')
  const [own, setOwn] = useState<Readonly<Record<number, Answer>>>({})
  const [day, setDay] = useState<string | null>(null)
  const answerOf = (line: FeeLine) => own[line.id_reg_factura] ?? all
  const needsDay = lines.some((line) => answerOf(line) === 'descansar')
  return {
    ...{ all, setAll, own, setOwn, day, setDay, needsDay },
    isComplete: !needsDay || day !== null,
    /** Answers as the call takes them. */
    sent: lines.map((line) => ({
      id_reg_factura: line.id_reg_factura,
      despues: answerOf(line),
      fecha_proxima: answerOf(line) === 'descansar' ? day : null,
    })),
    /** Words of the button: of one answer for all. */
    verb: Object.values(own).some((one) => one !== all)
      ? null
      : t(`cuota.respuesta_${all}`, { mes: lines[0] ? periodLabel(lines[0]) : '' }),
  }
}
export type FeeAnswers = ReturnType<typeof useFeeAnswers>

/** Day that an answer means for a line. */
function meaning(answer: Answer, line: FeeLine): string {
  if (answer === 'perdonar') return line.fecha_proxima ? t('cuota.proxima_el', { fecha: formatDay(line.fecha_proxima) }) : ''
  if (answer === 'volver_a_cobrar') return t('cuota.proxima_el', { fecha: formatDay(line.fecha_otra_vez) })
  return answer === 'terminar' ? t('cuota.termina_el', { fecha: formatDay(lastPaid(line)) }) : ''
}

/** Question of R-128: when a fee is due again, of which a line is deleted. */
export function FeeLineAnswers({ lines, state }: { lines: readonly FeeLine[]; state: FeeAnswers }) {
  const [first] = lines
  if (!first) return null
  const options = answers.map((value) => ({ value, label: t(`cuota.respuesta_${value}`, { mes: periodLabel(first) }) }))
  return (
    <section className="fla">
      <h3>{t('cuota.cuando_vuelve', { n: lines.length })}</h3>
      <p>
        {lines.length === 1
          ? t('cuota.de_quien', { cuota: first.desc_cuota, nombre: first.nombre_completo })
          : t('cuota.de_varias', { n: lines.length })}
      </p>
      <Radio.Group
        value={state.all}
        onChange={(value) => isAnswer(value) && state.setAll(value)}
        aria-label={t('cuota.cuando_vuelve', { n: lines.length })}
      >
        {options.map(({ value, label }) => (
          <label key={value} className="fla-option" data-chosen={state.all === value}>
            <Radio value={value} />
            <span>
              {label}
              <small>{t(`cuota.respuesta_pista_${value}`, { mes: periodLabel(first) })}</small>
            </span>
            {lines.length === 1 && <em>{meaning(value, first)}</em>}
          </label>
        ))}
      </Radio.Group>
      {state.needsDay && (
        <DateField label={t('member-fee.fecha_proxima')} value={state.day} onChange={state.setDay} min={today()} w={170} />
      )}
      {lines.length > 1 && (
        <ul className="fla-own">
          {lines.map((line) => (
            <li key={line.id_reg_factura}>
              <span>
                {line.nombre_completo} · {line.desc_cuota}, {periodLabel(line)}
              </span>
              <Select
                size="xs"
                aria-label={t('cuota.respuesta_de', { nombre: line.nombre_completo })}
                data={answers.map((value) => ({ value, label: t(`cuota.respuesta_${value}`, { mes: periodLabel(line) }) }))}
                value={state.own[line.id_reg_factura] ?? state.all}
                onChange={(value) => value && isAnswer(value) && state.setOwn({ ...state.own, [line.id_reg_factura]: value })}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
