import { declarationsOf } from '../../kit/module.ts'
import * as run from './run.ts'
import { runsRefusals } from './run.ts'
import { runsTexts } from './texts.ts'

/** Long work in slices, with its progress. */
export const runsModule = { ...declarationsOf(run), refusals: runsRefusals, texts: runsTexts, menu: [] }
