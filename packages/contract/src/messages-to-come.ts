import { texts } from './kit/texts.ts'

/**
 * Messages of the specification for modules that are not built yet. A row moves to the module that uses it; the list only shrinks.
 */
// biome-ignore format: one message a line
export const messagesToCome = texts({
  'Este registro está reservado y no se puede eliminar': ['Este registro está reservado y no se puede eliminar.', 'Aquest registre està reservat i no es pot eliminar.', 'Erregistro hau erreserbatuta dago eta ezin da ezabatu.', 'Este registo está reservado e não pode ser eliminado.', 'This record is reserved and cannot be deleted.', 'Questo record è riservato e non si può eliminare.', 'Cet enregistrement est réservé et ne peut pas être supprimé.'],
  'msg.pending_payment': ['Pendiente de pago', 'Pendent de pagament', 'Ordaintzeke', 'Por pagar', 'Payment pending', 'Da pagare', 'En attente de paiement'],
  'msg.maxEmailsManualesMes': ['Has llegado al máximo de correos de este mes: {limite}.', 'Has arribat al màxim de correus d’aquest mes: {limite}.', 'Hilabete honetako mezu-mugara iritsi zara: {limite}.', 'Atingiu o máximo de e-mails deste mês: {limite}.', 'You have reached this month’s limit of e-mails: {limite}.', 'Hai raggiunto il massimo di e-mail di questo mese: {limite}.', 'Vous avez atteint le maximum d’e-mails de ce mois : {limite}.'],
  'msg.dropzone-unknown-error': ['No se ha podido subir el fichero.', 'No s’ha pogut pujar el fitxer.', 'Ezin izan da fitxategia igo.', 'Não foi possível carregar o ficheiro.', 'The file could not be uploaded.', 'Non è stato possibile caricare il file.', 'Le fichier n’a pas pu être envoyé.'],
  'msg.TiquetCambioPrecioAlert1': ['El precio no cambia en una línea de varias unidades.', 'El preu no canvia en una línia d’unes quantes unitats.', 'Prezioa ez da aldatzen hainbat unitateko lerro batean.', 'O preço não muda numa linha de várias unidades.', 'The price of a line of several units cannot be changed.', 'Il prezzo non cambia in una riga di più unità.', 'Le prix d’une ligne de plusieurs unités ne change pas.'],
})
