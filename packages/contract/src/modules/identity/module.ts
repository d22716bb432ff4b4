import { inMenu } from '../../kit/menu.ts'
import { account, accountRefusals, knownDevice, oneTimeToken, session, signInAttempt } from './account.ts'
import { memberRight } from './member-right.ts'
import { changePassword, mySessions, revokeOtherSessions, revokeSession, setLocale } from './own-account.ts'
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
import { identityTexts } from './texts.ts'

export const identityModule = {
  resources: [account, session, oneTimeToken, signInAttempt, knownDevice, memberRight] as const,
  actions: [
    login,
    logout,
    forgotPassword,
    resetPassword,
    autologinPage,
    autologin,
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
  ] as const,
  refusals: accountRefusals,
  texts: identityTexts,
  menu: inMenu([
    { id: 1, code: 'login', ruta: '/login', right: 'anyone', icono: 'login', grupo: 'none', lugar: 'child' },
    { id: 95, code: 'staff', ruta: '/personal', right: 'admin', icono: 'user-shield', grupo: 'settings', lugar: 'sidebar' },
    { id: 97, code: 'account', ruta: '/cuenta', right: 'signed-in', icono: 'user-circle', grupo: 'tools', lugar: 'child' },
  ]),
}
