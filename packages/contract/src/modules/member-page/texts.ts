import { type Complete, type LabelsOf, type TextsFor, texts } from '../../kit/texts.ts'
import type { ownPaymentLink } from './own-payment-link.ts'
import type { memberPageRefusals } from './refusals.ts'

/** Texts of the calls of the players' page in the seven languages; those of its screens are in `screen-texts.ts`. */
export const memberPageTexts = texts({
  'own-payment-link.id_reg_enlace_propio': ['N.º', 'Núm.', 'Zk.', 'N.º', 'No.', 'N.', 'N°'],
  'own-payment-link.id_mst_socios': ['Socio', 'Soci', 'Bazkidea', 'Sócio', 'Member', 'Socio', 'Membre'],
  'own-payment-link.id_reg_operacion': ['Pago', 'Pagament', 'Ordainketa', 'Pagamento', 'Payment', 'Pagamento', 'Paiement'],
  'own-payment-link.token': ['Clave', 'Clau', 'Gakoa', 'Chave', 'Key', 'Chiave', 'Clé'],
  'mi.sin_pagar': [
    'No hay nada que se pueda pagar ahora con tarjeta.',
    'No hi ha res que es pugui pagar ara amb targeta.',
    'Une honetan ez dago txartelez ordaindu daitekeenik.',
    'Não há nada que se possa pagar agora com cartão.',
    'There is nothing that can be paid by card now.',
    'Non c’è nulla che si possa pagare ora con la carta.',
    'Il n’y a rien à payer par carte pour le moment.',
  ],
  'mi.consentimiento_repetido': ['Una finalidad está dos veces.', 'Una finalitat hi és dues vegades.', 'Xede bat bi aldiz dago.', 'Uma finalidade aparece duas vezes.', 'A purpose is there twice.', 'Una finalità c’è due volte.', 'Une finalité y est deux fois.'],
  'mi.pago_en_curso': [
    'Hay un pago empezado que el banco aún no ha contestado. Vuelve a probar dentro de unos minutos.',
    'Hi ha un pagament començat que el banc encara no ha contestat. Torna-ho a provar d’aquí a uns minuts.',
    'Hasitako ordainketa bati bankuak ez dio oraindik erantzun. Saiatu berriro minutu batzuk barru.',
    'Há um pagamento iniciado a que o banco ainda não respondeu. Tente de novo dentro de alguns minutos.',
    'A payment was begun that the bank has not answered yet. Try again in some minutes.',
    'C’è un pagamento iniziato a cui la banca non ha ancora risposto. Riprova tra qualche minuto.',
    'Un paiement est en cours et la banque n’a pas encore répondu. Réessayez dans quelques minutes.',
  ],
  'mi.prueba': ['Respuesta del socio en su página', 'Resposta del soci a la seva pàgina', 'Bazkidearen erantzuna bere orrian', 'Resposta do sócio na sua página', 'Answer of the member on the own page', 'Risposta del socio sulla sua pagina', 'Réponse du membre sur sa page'],
}) satisfies Complete<LabelsOf<typeof ownPaymentLink> & TextsFor<typeof memberPageRefusals>>
