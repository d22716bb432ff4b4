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
}
