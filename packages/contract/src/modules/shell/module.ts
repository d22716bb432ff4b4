import { inMenu } from '../../kit/menu.ts'
import { account, accountRefusals, oneTimeToken, session, signInAttempt } from './account.ts'
import { anyCourtNeedsValidation, generalInfo, infoVersion, latestAccesses, strings } from './bootstrap.ts'
import { deleteLayout, gridLayout, saveLayout, showLayout } from './grid-layout.ts'
import { mail, mails, oneMail } from './mail.ts'
import { memberRight } from './member-right.ts'
import { memberSetting, mySettings, setDragDrop, setGroupByUser, setRecentAccesses, setRefreshMinutes } from './member-setting.ts'
import { menu } from './menu.ts'
import { dismissNews, news } from './news.ts'
import { changePassword, currentAccount, mySessions, revokeOtherSessions, revokeSession, setLocale } from './own-account.ts'
import * as quick from './quick-access.ts'
import { confirmTotp, emailCodeOff, emailCodeOn, removeTotp, startTotp } from './second-factor.ts'
import { autologin, autologinPage, forgotPassword, login, logout, resetPassword } from './sign-in.ts'
import {
  changeStaff,
  createStaff,
  endStaffSessions,
  grantRight,
  memberRights,
  removeStaffSecondFactor,
  setStaffPassword,
  staffList,
  withdrawRight,
} from './staff.ts'
import { shellTexts } from './texts.ts'

export const shellModule = {
  resources: [
    account,
    session,
    oneTimeToken,
    signInAttempt,
    memberRight,
    memberSetting,
    quick.quickAccess,
    gridLayout,
    mail,
    news,
  ] as const,
  actions: [
    login,
    logout,
    forgotPassword,
    resetPassword,
    autologinPage,
    autologin,
    currentAccount,
    setLocale,
    changePassword,
    mySessions,
    revokeSession,
    revokeOtherSessions,
    startTotp,
    confirmTotp,
    removeTotp,
    emailCodeOn,
    emailCodeOff,
    memberRights,
    grantRight,
    withdrawRight,
    staffList,
    createStaff,
    changeStaff,
    setStaffPassword,
    endStaffSessions,
    removeStaffSecondFactor,
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
    mails,
    oneMail,
    dismissNews,
  ] as const,
  refusals: { ...accountRefusals, ...quick.quickAccessRefusals },
  texts: shellTexts,
  menu: inMenu([
    { id: 1, code: 'login', ruta: '/login', right: 'anyone', icono: 'login', grupo: 'none', lugar: 'child' },
    { id: 2, code: 'quick-access', ruta: '/accesodirecto', right: 'signed-in', icono: 'star', grupo: 'tools', lugar: 'sidebar' },
    { id: 4, code: 'updates', ruta: '/actualizaciones', right: 'signed-in', icono: 'news', grupo: 'tools', lugar: 'sidebar' },
    { id: 22, code: 'dashboard', ruta: '/dashboard', right: 'signed-in', icono: 'home', grupo: 'none', lugar: 'child' },
    { id: 74, code: 'support', ruta: '/soporte', right: 'signed-in', icono: 'lifebuoy', grupo: 'tools', lugar: 'sidebar' },
    { id: 95, code: 'staff', ruta: '/personal', right: 'admin', icono: 'user-shield', grupo: 'settings', lugar: 'sidebar' },
    { id: 96, code: 'mailbox', ruta: '/correo', right: 'admin', icono: 'inbox', grupo: 'settings', lugar: 'sidebar' },
    { id: 97, code: 'account', ruta: '/cuenta', right: 'signed-in', icono: 'user-circle', grupo: 'tools', lugar: 'child' },
  ]),
}
