import { toggleWeekState, weekState } from '@app/contract/week-state/week-state'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'

const columns = Object.keys(weekState.fields) as (keyof typeof weekState.fields)[]

/** Each call turns it once: two at the same time turn it and turn it back. */
export const toggle = handle(
  toggleWeekState,
  async ({ tx, input: { id } }) =>
    (await tx
      .updateTable('act_semana_estado')
      .set((of) => ({ activo: of.not('activo') }))
      .where('id_act_semana_estado', '=', id)
      .returning(columns)
      .executeTakeFirst()) ?? refuse('msg.not_found'),
)
