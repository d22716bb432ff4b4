import { type Complete, type LabelsOf, type TextsFor, texts } from '../../kit/texts.ts'
import type { mandate } from './mandate.ts'
import type { mandatesRefusals } from './refusals.ts'

/** Texts of mandates in the seven languages. */
// biome-ignore format: one text a line
export const mandatesTexts = texts({
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
}) satisfies Complete<
  LabelsOf<typeof mandate> & TextsFor<typeof mandatesRefusals>
>
