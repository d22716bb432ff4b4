import { texts } from './kit/texts.ts'

/**
 * Messages of the specification for modules that are not built yet. A row moves to the module that uses it; the list only shrinks.
 */
// biome-ignore format: one message a line
export const messagesToCome = texts({
  'Este registro está reservado y no se puede eliminar': ['Este registro está reservado y no se puede eliminar.', 'Aquest registre està reservat i no es pot eliminar.', 'Erregistro hau erreserbatuta dago eta ezin da ezabatu.', 'Este registo está reservado e não pode ser eliminado.', 'This record is reserved and cannot be deleted.', 'Questo record è riservato e non si può eliminare.', 'Cet enregistrement est réservé et ne peut pas être supprimé.'],
  'msg.pending_payment': ['Pendiente de pago', 'Pendent de pagament', 'Ordaintzeke', 'Por pagar', 'Payment pending', 'Da pagare', 'En attente de paiement'],
  'msg.TiquetCambioPrecioAlert1': ['El precio no cambia en una línea de varias unidades.', 'El preu no canvia en una línia d’unes quantes unitats.', 'Prezioa ez da aldatzen hainbat unitateko lerro batean.', 'O preço não muda numa linha de várias unidades.', 'The price of a line of several units cannot be changed.', 'Il prezzo non cambia in una riga di più unità.', 'Le prix d’une ligne de plusieurs unités ne change pas.'],
})
