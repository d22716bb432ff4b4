import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { accessRequest } from '../access/requests.ts'
import { activityEnrolment, championshipEnrolment } from '../activities/activity.ts'
import { booking, bookingHistory } from '../bookings/booking.ts'
import { bookingActRow } from '../bookings/booking-act.ts'
import { closureBooking } from '../closures/closure.ts'
import { memberFee } from '../fees/member-fee.ts'
import { courseOffer } from '../fees/places/course-place.ts'
import { invoice } from '../invoices/invoice.ts'
import { mail, stoppedAddress } from '../mail/mail.ts'
import { mandate } from '../mandates/mandate.ts'
import { team } from '../matches/championship.ts'
import { memberActChange } from '../member-acts/member-act.ts'
import { memberMerge } from '../member-merge/member-merge.ts'
import { member } from '../members/member.ts'
import { memberImportChange, memberImportUpload } from '../members/member-import.ts'
import { noticeRecipient } from '../notifications/notice.ts'
import { permanentAct, permanentBooking } from '../permanent/permanent-booking.ts'
import { erasedRows } from '../personal-data/erased-rows.ts'
import { registryEntry } from '../registry/registry-entry.ts'
import { seasonMerge } from '../season/season.ts'

const one = { id: field.ref('socio') }

/** Reasons against erasing a member's data now: still active, with debts, credits, passes or bookings, or with dependants. */
export const erasureBlocks = ['reservado', 'cuenta', 'activo', 'debe', 'creditos', 'abonos', 'reservas', 'beneficiarios'] as const

/** Permission to erase the data of a member, and the reasons against it. */
export const erasurePreview = action({
  endpoint: 'GET /api/socio/{id}/suprimir/vista',
  permission: 'admin',
  input: one,
  output: object({ nombre_completo: field.text(220), impide: list(field.choice(...erasureBlocks)) }),
})
/**
 * Erases the data of a member, ended records merged into it included: the file is anonymised, purely personal rows are deleted, with the
 * history of the file, and words about the member are emptied wherever they are stored. Lines and payments stay, without a name, as
 * long as tax law requires (GDPR art. 17). Not reversible.
 */
export const erasePersonalData = action({
  endpoint: 'POST /api/socio/{id}/suprimir',
  permission: 'admin',
  input: { ...one, /** Name as in the file, typed again; no log stores it. */ nombre_completo: field.secret(220) },
  output: object({ id_mst_socios: field.integer(), nombre_completo: field.text(220) }),
  changes: [
    ...[member, memberImportChange, memberImportUpload, memberActChange, memberMerge, registryEntry, mail, stoppedAddress, accessRequest],
    ...[
      booking,
      bookingHistory,
      bookingActRow,
      permanentBooking,
      permanentAct,
      seasonMerge,
      closureBooking,
      team,
      activityEnrolment,
      championshipEnrolment,
      invoice,
      memberFee,
      courseOffer,
      mandate,
    ],
    ...erasedRows,
    noticeRecipient,
  ],
})
