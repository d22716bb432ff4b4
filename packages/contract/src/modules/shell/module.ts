import { inMenu } from '../../kit/menu.ts'
import { anyCourtNeedsValidation, currentAccount, generalInfo, infoVersion, latestAccesses, strings } from './bootstrap.ts'
import { deleteLayout, gridLayout, saveLayout, showLayout } from './grid-layout.ts'
import { memberSetting, mySettings, setDragDrop, setGroupByUser, setRecentAccesses, setRefreshMinutes } from './member-setting.ts'
import { menu } from './menu.ts'
import { dismissNews, news } from './news.ts'
import * as quick from './quick-access.ts'
import { shellTexts } from './texts.ts'

export const shellModule = {
  resources: [memberSetting, quick.quickAccess, gridLayout, news] as const,
  actions: [
    currentAccount,
    generalInfo,
    strings,
    infoVersion,
    anyCourtNeedsValidation,
    latestAccesses,
    menu,
    quick.quickAccesses,
    quick.addQuickAccess,
    quick.changeQuickAccess,
    quick.removeQuickAccess,
    quick.shortcutTypesDropdown,
    quick.startScreens,
    quick.startPage,
    quick.saveStartPage,
    saveLayout,
    deleteLayout,
    showLayout,
    mySettings,
    setDragDrop,
    setGroupByUser,
    setRefreshMinutes,
    setRecentAccesses,
    dismissNews,
  ] as const,
  refusals: quick.quickAccessRefusals,
  texts: shellTexts,
  menu: inMenu([
    { id: 2, code: 'quick-access', ruta: '/accesodirecto', right: 'signed-in', icono: 'star', grupo: 'tools', lugar: 'sidebar' },
    { id: 4, code: 'updates', ruta: '/actualizaciones', right: 'signed-in', icono: 'news', grupo: 'tools', lugar: 'sidebar' },
    { id: 22, code: 'dashboard', ruta: '/dashboard', right: 'signed-in', icono: 'home', grupo: 'none', lugar: 'child' },
    { id: 74, code: 'support', ruta: '/soporte', right: 'signed-in', icono: 'lifebuoy', grupo: 'tools', lugar: 'sidebar' },
  ]),
}
