import { type Complete, type LabelsOf, type TextsFor, texts } from '../../kit/texts.ts'
import type { mandate } from './mandate.ts'
import type { mandatesRefusals } from './refusals.ts'
import { mandateLinkTexts } from './words/link-texts.ts'
import { mandateTabTexts } from './words/tab-texts.ts'

/** Texts of mandates in the seven languages. */
// biome-ignore format: one text a line
export const mandatesTexts = texts({
  ...mandateLinkTexts,
  ...mandateTabTexts,
  'core.used.mandates': ['Mandatos', 'Mandats', 'Aginduak', 'Mandatos', 'Mandates', 'Mandati', 'Mandats'],

  'mandate.id_reg_mandato': ['N.º', 'Núm.', 'Zk.', 'N.º', 'No.', 'N.', 'N°'],
  'mandate.id_mst_socios': ['Socio', 'Soci', 'Bazkidea', 'Sócio', 'Member', 'Socio', 'Membre'],
  'mandate.id_mst_empresas': ['Empresa', 'Empresa', 'Enpresa', 'Empresa', 'Company', 'Azienda', 'Société'],
  'mandate.referencia': ['Referencia', 'Referència', 'Erreferentzia', 'Referência', 'Reference', 'Riferimento', 'Référence'],
  'mandate.estado': ['Estado', 'Estat', 'Egoera', 'Estado', 'State', 'Stato', 'État'],
  'mandate.titular': ['Titular', 'Titular', 'Titularra', 'Titular', 'Holder', 'Intestatario', 'Titulaire'],
  'mandate.iban': ['Cuenta (IBAN)', 'Compte (IBAN)', 'Kontua (IBAN)', 'Conta (IBAN)', 'Account (IBAN)', 'Conto (IBAN)', 'Compte (IBAN)'],
  'mandate.pais': ['País', 'País', 'Herrialdea', 'País', 'Country', 'Paese', 'Pays'],
  'mandate.direccion': ['Dirección', 'Adreça', 'Helbidea', 'Morada', 'Address', 'Indirizzo', 'Adresse'],
  'mandate.codigo_postal': ['Código postal', 'Codi postal', 'Posta-kodea', 'Código postal', 'Postal code', 'CAP', 'Code postal'],
  'mandate.poblacion': ['Población', 'Població', 'Herria', 'Localidade', 'Town', 'Località', 'Ville'],
  'mandate.fecha_firma': ['Firmado el', 'Signat el', 'Noiz sinatua', 'Assinado em', 'Signed on', 'Firmato il', 'Signé le'],
  'mandate.origen': ['Firma', 'Signatura', 'Sinadura', 'Assinatura', 'Signature', 'Firma', 'Signature'],
  'mandate.confirmado': ['Confirmado', 'Confirmat', 'Baieztatua', 'Confirmado', 'Confirmed', 'Confermato', 'Confirmé'],
  'mandate.esquema': ['Esquema', 'Esquema', 'Eskema', 'Esquema', 'Scheme', 'Schema', 'Schéma'],
  'mandate.uso': ['Uso', 'Ús', 'Erabilera', 'Utilização', 'Use', 'Uso', 'Usage'],
  'mandate.id_reg_archivo': ['Documento', 'Document', 'Agiria', 'Documento', 'Document', 'Documento', 'Document'],
  'mandate.acreedor': ['Acreedor', 'Creditor', 'Hartzekoduna', 'Credor', 'Creditor', 'Creditore', 'Créancier'],
  'mandate.iban_anterior': ['Cuenta anterior', 'Compte anterior', 'Aurreko kontua', 'Conta anterior', 'Former account', 'Conto precedente', 'Ancien compte'],
  'mandate.referencia_anterior': ['Referencia anterior', 'Referència anterior', 'Aurreko erreferentzia', 'Referência anterior', 'Former reference', 'Riferimento precedente', 'Ancienne référence'],
  'mandate.acreedor_anterior': ['Acreedor anterior', 'Creditor anterior', 'Aurreko hartzekoduna', 'Credor anterior', 'Former creditor', 'Creditore precedente', 'Ancien créancier'],
  'mandate.ultimo_uso': ['Último cobro', 'Últim cobrament', 'Azken kobrantza', 'Última cobrança', 'Last debit', 'Ultimo incasso', 'Dernier prélèvement'],
  'mandate.usos': ['Cobros', 'Cobraments', 'Kobrantzak', 'Cobranças', 'Debits', 'Incassi', 'Prélèvements'],
  'mandate.motivo': ['Motivo', 'Motiu', 'Arrazoia', 'Motivo', 'Reason', 'Motivo', 'Motif'],
  'mandate.fecha_revocado': ['Revocado el', 'Revocat el', 'Noiz baliogabetua', 'Revogado em', 'Revoked on', 'Revocato il', 'Révoqué le'],
  'mandate.enlace_huella': ['Huella del enlace', 'Empremta de l’enllaç', 'Estekaren hatz-marka', 'Impressão da ligação', 'Fingerprint of the link', 'Impronta del link', 'Empreinte du lien'],
  'mandate.enlace_pedido': ['Firma pedida', 'Signatura demanada', 'Sinadura eskatua', 'Assinatura pedida', 'Signature asked for', 'Firma richiesta', 'Signature demandée'],
  'mandate.enlace_hasta': ['Enlace válido hasta', 'Enllaç vàlid fins a', 'Esteka noiz arte', 'Ligação válida até', 'Link valid until', 'Link valido fino al', 'Lien valable jusqu’au'],
  'mandate.fecha_creacion': ['Creado', 'Creat', 'Sortua', 'Criado', 'Created', 'Creato', 'Créé'],
  'mandate.id_mst_socios_creacion': ['Hecho por', 'Fet per', 'Egilea', 'Feito por', 'Made by', 'Fatto da', 'Fait par'],

  'invalid.mandate_reference': ['Solo letras sin acentos, cifras y los signos + ? / - : ( ) . , sin «/» al principio ni al final.', 'Només lletres sense accents, xifres i els signes + ? / - : ( ) . , sense «/» al principi ni al final.', 'Azenturik gabeko letrak, zifrak eta + ? / - : ( ) . , zeinuak bakarrik, hasieran eta amaieran «/» gabe.', 'Só letras sem acentos, algarismos e os sinais + ? / - : ( ) . , sem «/» no início nem no fim.', 'Only letters without accents, digits and the signs + ? / - : ( ) . , without “/” at the start or the end.', 'Solo lettere senza accenti, cifre e i segni + ? / - : ( ) . , senza «/» all’inizio o alla fine.', 'Uniquement des lettres sans accent, des chiffres et les signes + ? / - : ( ) . , sans « / » au début ni à la fin.'],

  'mandato.sin_acreedor': ['La empresa no tiene identificador de acreedor: ponlo en su ficha.', 'L’empresa no té identificador de creditor: posa’l a la seva fitxa.', 'Enpresak ez du hartzekodunaren identifikatzailerik: jarri bere fitxan.', 'A empresa não tem identificador de credor: indique-o na ficha.', 'The company has no creditor identifier: enter it in its record.', 'L’azienda non ha un identificativo del creditore: inseriscilo nella sua scheda.', 'La société n’a pas d’identifiant de créancier : saisissez-le dans sa fiche.'],
  'mandato.ya_hay': ['Ya hay un mandato en vigor con esta empresa: cambia su cuenta o revócalo.', 'Ja hi ha un mandat en vigor amb aquesta empresa: canvia’n el compte o revoca’l.', 'Badago indarrean dagoen agindu bat enpresa honekin: aldatu kontua edo baliogabetu.', 'Já há um mandato em vigor com esta empresa: mude a conta ou revogue-o.', 'There is a mandate in force with this company: change its account or revoke it.', 'C’è già un mandato in vigore con questa azienda: cambia il conto o revocalo.', 'Un mandat est déjà en vigueur avec cette société : changez son compte ou révoquez-le.'],
  'mandato.firma_futura': ['La firma no puede ser después de hoy.', 'La signatura no pot ser després d’avui.', 'Sinadura ezin da gaur baino geroagokoa izan.', 'A assinatura não pode ser depois de hoje.', 'The signature cannot be later than today.', 'La firma non può essere dopo oggi.', 'La signature ne peut pas être postérieure à aujourd’hui.'],
  'mandato.referencia_repetida': ['Otro mandato de la empresa tiene esta referencia.', 'Un altre mandat de l’empresa té aquesta referència.', 'Enpresaren beste agindu batek erreferentzia hau du.', 'Outro mandato da empresa tem esta referência.', 'Another mandate of the company has this reference.', 'Un altro mandato dell’azienda ha questo riferimento.', 'Un autre mandat de la société a cette référence.'],
  'mandato.sin_direccion': ['Las cuentas de este país necesitan país, dirección y población del titular.', 'Els comptes d’aquest país necessiten país, adreça i població del titular.', 'Herrialde honetako kontuek titularraren herrialdea, helbidea eta herria behar dituzte.', 'As contas deste país precisam de país, morada e localidade do titular.', 'Accounts of this country need the holder’s country, address and town.', 'I conti di questo paese richiedono paese, indirizzo e località dell’intestatario.', 'Les comptes de ce pays exigent le pays, l’adresse et la ville du titulaire.'],
  'mandato.revocado': ['El mandato está revocado: hace falta uno nuevo.', 'El mandat està revocat: en cal un de nou.', 'Agindua baliogabetuta dago: berri bat behar da.', 'O mandato está revogado: é preciso um novo.', 'The mandate is revoked: a new one is needed.', 'Il mandato è revocato: ne serve uno nuovo.', 'Le mandat est révoqué : il en faut un nouveau.'],
  'mandato.sin_firmar': ['El mandato aún no está firmado.', 'El mandat encara no està signat.', 'Agindua ez dago sinatuta oraindik.', 'O mandato ainda não está assinado.', 'The mandate is not signed yet.', 'Il mandato non è ancora firmato.', 'Le mandat n’est pas encore signé.'],
  'mandato.sin_fichero': ['Elige un fichero.', 'Tria un fitxer.', 'Aukeratu fitxategi bat.', 'Escolha um ficheiro.', 'Select a file.', 'Scegli un file.', 'Choisissez un fichier.'],
  'mandato.tipo_fichero': ['El documento ha de ser un PDF o una foto (JPG, PNG, WEBP).', 'El document ha de ser un PDF o una foto (JPG, PNG, WEBP).', 'Agiriak PDF bat edo argazki bat izan behar du (JPG, PNG, WEBP).', 'O documento tem de ser um PDF ou uma foto (JPG, PNG, WEBP).', 'The document must be a PDF or a photo (JPG, PNG, WEBP).', 'Il documento deve essere un PDF o una foto (JPG, PNG, WEBP).', 'Le document doit être un PDF ou une photo (JPG, PNG, WEBP).'],
  'mandato.fichero_grande': ['El documento pasa de 12 MB.', 'El document passa de 12 MB.', 'Agiriak 12 MB baino gehiago ditu.', 'O documento tem mais de 12 MB.', 'The document is larger than 12 MB.', 'Il documento supera i 12 MB.', 'Le document dépasse 12 Mo.'],

}) satisfies Complete<
  LabelsOf<typeof mandate> & TextsFor<typeof mandatesRefusals>
>
