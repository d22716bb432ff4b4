import { type Complete, type LabelsOf, type TextsFor, texts } from '../../kit/texts.ts'
import type { bankReturn, returnRule, returnsFile } from './bank-return.ts'
import type { bankReturnsRefusals } from './refusals.ts'
import { letterTexts } from './words/letter-texts.ts'
import { reasonTexts } from './words/reason-texts.ts'
import { refusalTexts } from './words/refusal-texts.ts'
import { screenTexts } from './words/screen-texts.ts'

/** Texts of returns of receipts in the seven languages. */
// biome-ignore format: one text a line
export const bankReturnsTexts = texts({
  ...letterTexts,
  ...reasonTexts,
  ...refusalTexts,
  ...screenTexts,
  'menu.bank-returns': ['Devoluciones', 'Devolucions', 'Itzulketak', 'Devoluções', 'Returns', 'Insoluti', 'Rejets'],
  'menu.return-rules': ['Reglas de devoluciones', 'Regles de devolucions', 'Itzulketen arauak', 'Regras de devoluções', 'Rules of returns', 'Regole degli insoluti', 'Règles des rejets'],

  'returns-file.id_reg_fichero_devoluciones': ['N.º', 'Núm.', 'Zk.', 'N.º', 'No.', 'N.', 'N°'],
  'returns-file.nombre_fichero': ['Fichero', 'Fitxer', 'Fitxategia', 'Ficheiro', 'File', 'File', 'Fichier'],
  'returns-file.huella': ['Huella', 'Empremta', 'Hatz-marka', 'Impressão digital', 'Fingerprint', 'Impronta', 'Empreinte'],
  'returns-file.clase': ['Clase', 'Classe', 'Mota', 'Tipo', 'Kind', 'Tipo', 'Type'],
  'returns-file.fecha': ['Leído', 'Llegit', 'Irakurria', 'Lido', 'Read', 'Letto', 'Lu'],
  'returns-file.devoluciones': ['Devoluciones', 'Devolucions', 'Itzulketak', 'Devoluções', 'Returns', 'Insoluti', 'Rejets'],
  'returns-file.importe': ['Importe', 'Import', 'Zenbatekoa', 'Valor', 'Amount', 'Importo', 'Montant'],
  'returns-file.id_mst_socios_creacion': ['Hecho por', 'Fet per', 'Egilea', 'Feito por', 'Made by', 'Fatto da', 'Fait par'],

  'bank-return.id_reg_devolucion': ['N.º', 'Núm.', 'Zk.', 'N.º', 'No.', 'N.', 'N°'],
  'bank-return.id_reg_recibo': ['Recibo', 'Rebut', 'Ordainagiria', 'Recibo', 'Receipt', 'Ricevuta', 'Reçu'],
  'bank-return.id_reg_fichero_devoluciones': ['Fichero', 'Fitxer', 'Fitxategia', 'Ficheiro', 'File', 'File', 'Fichier'],
  'bank-return.fecha': ['Fecha', 'Data', 'Data', 'Data', 'Date', 'Data', 'Date'],
  'bank-return.codigo': ['Código', 'Codi', 'Kodea', 'Código', 'Code', 'Codice', 'Code'],
  'bank-return.es_rechazo': ['Rechazo', 'Rebuig', 'Ukapena', 'Rejeição', 'Reject', 'Rifiuto', 'Refus'],
  'bank-return.importe': ['Importe', 'Import', 'Zenbatekoa', 'Valor', 'Amount', 'Importo', 'Montant'],
  'bank-return.gastos': ['Gastos', 'Despeses', 'Gastuak', 'Despesas', 'Charges', 'Spese', 'Frais'],
  'bank-return.clave': ['Clave', 'Clau', 'Gakoa', 'Chave', 'Key', 'Chiave', 'Clé'],
  'bank-return.paso': ['Qué se hace', 'Què es fa', 'Zer egin', 'O que se faz', 'Step', 'Cosa si fa', 'Ce qui est fait'],
  'bank-return.bloquea': ['Bloquea el acceso', 'Bloqueja l’accés', 'Sarbidea blokeatu', 'Bloqueia o acesso', 'Blocks access', 'Blocca l’accesso', 'Bloque l’accès'],
  'bank-return.sin_carta': ['Sin carta', 'Sense carta', 'Gutunik gabe', 'Sem carta', 'No letter', 'Senza lettera', 'Sans lettre'],
  'bank-return.id_reg_factura': ['Recargo', 'Recàrrec', 'Gainkargua', 'Sobretaxa', 'Surcharge', 'Sovrapprezzo', 'Majoration'],
  'bank-return.id_reg_recibo_nuevo': ['Recibo nuevo', 'Rebut nou', 'Ordainagiri berria', 'Recibo novo', 'New receipt', 'Ricevuta nuova', 'Nouveau reçu'],
  'bank-return.pagar_hasta': ['Pagar hasta', 'Paga fins a', 'Noiz arte ordaindu', 'Pagar até', 'Pay until', 'Pagare entro', 'Payer avant le'],
  'bank-return.fecha_aplicada': ['Aplicada', 'Aplicada', 'Aplikatua', 'Aplicada', 'Applied', 'Applicata', 'Appliquée'],
  'bank-return.id_mst_socios_creacion': ['Hecho por', 'Fet per', 'Egilea', 'Feito por', 'Made by', 'Fatto da', 'Fait par'],
  'bank-return.fecha_carta': ['Carta', 'Carta', 'Gutuna', 'Carta', 'Letter', 'Lettera', 'Lettre'],
  'bank-return.deshecha': ['Deshecha', 'Desfeta', 'Desegina', 'Desfeita', 'Undone', 'Annullata', 'Annulée'],

  'return-rule.id_reg_regla_devolucion': ['N.º', 'Núm.', 'Zk.', 'N.º', 'No.', 'N.', 'N°'],
  'return-rule.codigo': ['Código', 'Codi', 'Kodea', 'Código', 'Code', 'Codice', 'Code'],
  'return-rule.desde_vez': ['Desde la vez', 'Des de la vegada', 'Zenbatgarrenetik', 'Desde a vez', 'From time', 'Dalla volta', 'À partir de la fois'],
  'return-rule.paso': ['Qué se hace', 'Què es fa', 'Zer egin', 'O que se faz', 'Step', 'Cosa si fa', 'Ce qui est fait'],
  'return-rule.bloquea': ['Bloquea el acceso', 'Bloqueja l’accés', 'Sarbidea blokeatu', 'Bloqueia o acesso', 'Blocks access', 'Blocca l’accesso', 'Bloque l’accès'],
  'return-rule.sin_carta': ['Sin carta', 'Sense carta', 'Gutunik gabe', 'Sem carta', 'No letter', 'Senza lettera', 'Sans lettre'],
  'return-rule.recargo': ['Recargo', 'Recàrrec', 'Gainkargua', 'Sobretaxa', 'Surcharge', 'Sovrapprezzo', 'Majoration'],
  'return-rule.dias': ['Días', 'Dies', 'Egunak', 'Dias', 'Days', 'Giorni', 'Jours'],
}) satisfies Complete<
  LabelsOf<typeof bankReturn | typeof returnRule | typeof returnsFile> & TextsFor<typeof bankReturnsRefusals>
>
