import { acceptOffer, declineOffer, offerPlace, offerPlaces, skipOffer } from '@app/contract/fees/places/course-offers'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { useAction } from '../../../kit/reads/api.ts'
import { t } from '../../../kit/texts/i18n.ts'

/** Answers to an offer at the desk. */
export function useOfferActs(name: string) {
  const accept = useAction(acceptOffer, { onDone: () => toast.good(t('students.accepted', { nombre: name })) })
  const decline = useAction(declineOffer, { onDone: () => toast.good(t('students.declined', { nombre: name })) })
  const skip = useAction(skipOffer, { onDone: () => toast.good(t('students.skipped', { nombre: name })) })
  return { accept, decline, skip, isBusy: accept.isBusy || decline.isBusy || skip.isBusy, may: accept.may }
}

/** Offers of free places: by the list, or by hand. */
export function usePlaceOffers() {
  return { all: useAction(offerPlaces, { toast: true }), one: useAction(offerPlace) }
}
