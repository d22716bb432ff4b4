import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import * as bootstrap from './bootstrap.ts'
import * as gridLayout from './grid-layout.ts'
import { shellHelp } from './help.ts'
import * as memberSetting from './member-setting.ts'
import * as menu from './menu.ts'
import * as news from './news.ts'
import * as newsletters from './newsletters.ts'
import * as quickAccess from './quick-access.ts'
import { quickAccessRefusals } from './quick-access.ts'
import * as strings from './strings.ts'
import { shellTexts } from './texts.ts'

export const shellModule = {
  ...declarationsOf(memberSetting, quickAccess, gridLayout, news, newsletters, bootstrap, menu, strings),
  refusals: quickAccessRefusals,
  texts: shellTexts,
  help: shellHelp,
  menu: inMenu([
    { id: 2, code: 'quick-access', ruta: '/accesodirecto', right: 'signed-in', icono: 'star', grupo: 'tools', lugar: 'sidebar' },
    { id: 4, code: 'updates', ruta: '/actualizaciones', right: 'signed-in', icono: 'news', grupo: 'tools', lugar: 'sidebar' },
    { id: 22, code: 'dashboard', ruta: '/dashboard', right: 'signed-in', icono: 'home', grupo: 'none', lugar: 'child' },
    { id: 74, code: 'support', ruta: '/soporte', right: 'signed-in', icono: 'lifebuoy', grupo: 'tools', lugar: 'sidebar' },
  ]),
}
