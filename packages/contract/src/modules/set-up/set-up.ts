import { defaulted } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

/** Steps of a new club, in the order of the list. */
export const setUpSteps = ['club', 'courts', 'hours', 'prices', 'payment', 'staff', 'members', 'booking'] as const
export type SetUpStep = (typeof setUpSteps)[number]
/** Steps that may be skipped: without the others there is no booking. */
export const optionalSteps = ['club', 'prices', 'payment', 'staff', 'members'] as const satisfies readonly SetUpStep[]

/** Skipped steps of the club, separated by commas, and the mark of a hidden list. One row; the steps done are read from the data. */
export const setUp = resource('set-up', {
  table: 'puesta_en_marcha',
  path: 'puesta_en_marcha',
  label: 'saltados',
  permission: 'params',
  only: [],
  words: 'club',
  fields: {
    id_reg_puesta_en_marcha: field.id(),
    saltados: defaulted(field.text(200), ''),
    oculto: defaulted(field.flag(), false),
  },
})
