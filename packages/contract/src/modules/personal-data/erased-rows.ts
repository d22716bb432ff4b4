import { accessLog, memberAccess, memberAccessCourt } from '../access/member-access.ts'
import { memberActivity } from '../activity-types/activity-type.ts'
import { account, knownDevice, oneTimeToken, session } from '../identity/account.ts'
import { memberLabel } from '../labels/member-label.ts'
import { mail } from '../mail/mail.ts'
import { memberDocument } from '../member-documents/member-document.ts'
import { memberNote } from '../member-documents/member-note.ts'
import { matchHours, seasonHours } from '../member-hours/member-hours.ts'
import { allowedIncome, allowedReport, allowedSport, extraMemberType, visibleSport } from '../member-permissions/member-permissions.ts'
import { notificationRange } from '../notification-ranges/notification-range.ts'
import { gridLayout } from '../shell/grid-layout.ts'
import { memberSetting } from '../shell/member-setting.ts'
import { quickAccess } from '../shell/quick-access.ts'
import { consent } from './consent.ts'
import { openFile } from './open-file.ts'
import { fileOpening } from './opening.ts'

/** Resources with rows about one member only (`personal`): deleted when the member's file is deleted or the data erased. */
export const erasedRows = [
  ...[account, session, oneTimeToken, knownDevice, gridLayout, memberSetting, quickAccess],
  ...[memberLabel, memberNote, memberDocument, seasonHours, matchHours, notificationRange, consent, fileOpening, openFile, mail],
  ...[
    allowedSport,
    visibleSport,
    allowedIncome,
    allowedReport,
    extraMemberType,
    memberActivity,
    memberAccess,
    memberAccessCourt,
    accessLog,
    // by its name: the players’ page imports this module
    { name: 'own-payment-link' },
  ],
]
