import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import * as duplicates from './duplicates.ts'
import { memberMergeHelp } from './help.ts'
import * as memberMerge from './member-merge.ts'
import { memberMergeRefusals } from './member-merge.ts'
import * as merge from './merge.ts'
import { memberMergeTexts } from './texts.ts'

/** Duplicate members: found, marked as different, or merged. */
export const memberMergeModule = {
  ...declarationsOf(memberMerge, duplicates, merge),
  refusals: memberMergeRefusals,
  texts: memberMergeTexts,
  help: memberMergeHelp,
  menu: inMenu([
    {
      id: 127,
      code: 'member-duplicates',
      ruta: '/socios/duplicados',
      right: 'members',
      icono: 'copy-check',
      grupo: 'members',
      lugar: 'sidebar',
    },
  ]),
}
