import { type Complete, type LabelsOf, type TextsFor, texts } from '../../kit/texts.ts'
import type { receipt, receiptBatch, receiptLine } from './receipt.ts'
import type { receiptsRefusals } from './refusals.ts'
import type { remittance } from './remittances/remittance.ts'
import { bankTexts } from './words/bank-texts.ts'
import { faultTexts } from './words/fault-texts.ts'
import { fileTexts } from './words/file-texts.ts'
import { generateTexts } from './words/generate-texts.ts'
import { listTexts } from './words/list-texts.ts'
import { remittanceTexts } from './words/remittance-texts.ts'

/** Texts of receipts and remittances in the seven languages. */
// biome-ignore format: one text a line
export const receiptsTexts = texts({
  ...bankTexts,
  ...faultTexts,
  ...fileTexts,
  ...generateTexts,
  ...listTexts,
  ...remittanceTexts,
  'menu.receipts-generate': ['Recibos y banco', 'Rebuts i banc', 'Ordainagiriak eta bankua', 'Recibos e banco', 'Receipts and bank', 'Ricevute e banca', 'Reçus et banque'],
  'menu.receipts-open': ['Recibos sin descargar', 'Rebuts sense descarregar', 'Deskargatu gabeko ordainagiriak', 'Recibos por descarregar', 'Receipts not downloaded', 'Ricevute da scaricare', 'Reçus non téléchargés'],
  'menu.receipts-downloaded': ['Recibos descargados', 'Rebuts descarregats', 'Deskargatutako ordainagiriak', 'Recibos descarregados', 'Downloaded receipts', 'Ricevute scaricate', 'Reçus téléchargés'],
  'menu.receipts-remittance': ['Recibos de una remesa', 'Rebuts d’una remesa', 'Igorpen bateko ordainagiriak', 'Recibos de uma remessa', 'Receipts of a remittance', 'Ricevute di una rimessa', 'Reçus d’une remise'],
  'menu.remittances': ['Remesas', 'Remeses', 'Igorpenak', 'Remessas', 'Remittances', 'Rimesse', 'Remises'],

  'receipt.id_reg_recibo': ['Recibo', 'Rebut', 'Ordainagiria', 'Recibo', 'Receipt', 'Ricevuta', 'Reçu'],
  'receipt.id_reg_remesa': ['Remesa', 'Remesa', 'Igorpena', 'Remessa', 'Remittance', 'Rimessa', 'Remise'],
  'receipt.fecha': ['Fecha', 'Data', 'Data', 'Data', 'Date', 'Data', 'Date'],
  'receipt.id_mst_empresas': ['Empresa', 'Empresa', 'Enpresa', 'Empresa', 'Company', 'Azienda', 'Société'],
  'receipt.id_mst_socios': ['Pagador', 'Pagador', 'Ordaintzailea', 'Pagador', 'Payer', 'Pagante', 'Payeur'],
  'receipt.nombre_completo': ['Pagador', 'Pagador', 'Ordaintzailea', 'Pagador', 'Payer', 'Pagante', 'Payeur'],
  'receipt.concepto': ['Concepto', 'Concepte', 'Kontzeptua', 'Descritivo', 'Concept', 'Causale', 'Libellé'],
  'receipt.precio': ['Importe', 'Import', 'Zenbatekoa', 'Valor', 'Amount', 'Importo', 'Montant'],
  'receipt.remesar_sepa_banco': ['Por el banco', 'Pel banc', 'Bankutik', 'Pelo banco', 'By the bank', 'Tramite banca', 'Par la banque'],
  'receipt.girado': ['Descargado', 'Descarregat', 'Deskargatua', 'Descarregado', 'Downloaded', 'Scaricato', 'Téléchargé'],
  'receipt.importe_devuelto': ['Devuelto', 'Retornat', 'Itzulia', 'Devolvido', 'Returned', 'Restituito', 'Rejeté'],
  'receipt.numcuenta': ['Cuenta', 'Compte', 'Kontua', 'Conta', 'Account', 'Conto', 'Compte'],
  'receipt.titular': ['Titular', 'Titular', 'Titularra', 'Titular', 'Holder', 'Intestatario', 'Titulaire'],
  'receipt.id_reg_mandato': ['Mandato', 'Mandat', 'Agindua', 'Mandato', 'Mandate', 'Mandato', 'Mandat'],
  'receipt.referencia': ['Mandato', 'Mandat', 'Agindua', 'Mandato', 'Mandate', 'Mandato', 'Mandat'],
  'receipt.fecha_firma': ['Firmado el', 'Signat el', 'Noiz sinatua', 'Assinado em', 'Signed on', 'Firmato il', 'Signé le'],
  'receipt.esquema': ['Esquema', 'Esquema', 'Eskema', 'Esquema', 'Scheme', 'Schema', 'Schéma'],
  'receipt.secuencia': ['Secuencia', 'Seqüència', 'Sekuentzia', 'Sequência', 'Sequence', 'Sequenza', 'Séquence'],
  'receipt.adeudo': ['Identificador del adeudo', 'Identificador del càrrec', 'Zordunketaren identifikatzailea', 'Identificador do débito', 'Debit identifier', 'Identificativo dell’addebito', 'Identifiant du prélèvement'],
  'receipt.enmienda': ['Enmienda', 'Esmena', 'Zuzenketa', 'Emenda', 'Amendment', 'Modifica', 'Amendement'],
  'receipt.cobrar_desde': ['Cobrar desde', 'Cobra des de', 'Noiztik kobratu', 'Cobrar desde', 'Collect from', 'Incassare dal', 'Prélever à partir du'],
  'receipt.id_reg_recibo_anterior': ['Recibo anterior', 'Rebut anterior', 'Aurreko ordainagiria', 'Recibo anterior', 'Former receipt', 'Ricevuta precedente', 'Reçu précédent'],
  'receipt.avisado': ['Avisado', 'Avisat', 'Abisatua', 'Avisado', 'Notified', 'Avvisato', 'Avisé'],
  'receipt.id_mst_socios_creacion': ['Hecho por', 'Fet per', 'Egilea', 'Feito por', 'Made by', 'Fatto da', 'Fait par'],

  'receipt-line.id_reg_recibo_factura': ['N.º', 'Núm.', 'Zk.', 'N.º', 'No.', 'N.', 'N°'],
  'receipt-line.id_reg_recibo': ['Recibo', 'Rebut', 'Ordainagiria', 'Recibo', 'Receipt', 'Ricevuta', 'Reçu'],
  'receipt-line.id_reg_factura': ['Línea', 'Línia', 'Lerroa', 'Linha', 'Line', 'Riga', 'Ligne'],
  'receipt-line.importe': ['Importe', 'Import', 'Zenbatekoa', 'Valor', 'Amount', 'Importo', 'Montant'],
  'receipt-line.vivo': ['En vigor', 'En vigor', 'Indarrean', 'Em vigor', 'Live', 'In vigore', 'En vigueur'],

  'receipt-batch.id_reg_recibo_lote': ['N.º', 'Núm.', 'Zk.', 'N.º', 'No.', 'N.', 'N°'],
  'receipt-batch.nombre_tabla': ['Lote', 'Lot', 'Lotea', 'Lote', 'Batch', 'Lotto', 'Lot'],
  'receipt-batch.id_reg_recibo': ['Recibo', 'Rebut', 'Ordainagiria', 'Recibo', 'Receipt', 'Ricevuta', 'Reçu'],
  'receipt-batch.fecha': ['Fecha', 'Data', 'Data', 'Data', 'Date', 'Data', 'Date'],
  'receipt-batch.id_mst_socios_creacion': ['Hecho por', 'Fet per', 'Egilea', 'Feito por', 'Made by', 'Fatto da', 'Fait par'],

  'remittance.id_reg_remesas': ['Remesa', 'Remesa', 'Igorpena', 'Remessa', 'Remittance', 'Rimessa', 'Remise'],
  'remittance.fecha': ['Cobro', 'Cobrament', 'Kobrantza', 'Cobrança', 'Collection', 'Incasso', 'Encaissement'],
  'remittance.nombre': ['Nombre', 'Nom', 'Izena', 'Nome', 'Name', 'Nome', 'Nom'],
  'remittance.id_mst_empresas': ['Empresa', 'Empresa', 'Enpresa', 'Empresa', 'Company', 'Azienda', 'Société'],
  'remittance.formato': ['Formato', 'Format', 'Formatua', 'Formato', 'Format', 'Formato', 'Format'],
  'remittance.financiada': ['Financiada', 'Finançada', 'Finantzatua', 'Financiada', 'Financed', 'Finanziata', 'Financée'],
  'remittance.mensaje': ['Mensaje', 'Missatge', 'Mezua', 'Mensagem', 'Message', 'Messaggio', 'Message'],
  'remittance.recibos': ['Recibos', 'Rebuts', 'Ordainagiriak', 'Recibos', 'Receipts', 'Ricevute', 'Reçus'],
  'remittance.importe': ['Pedido', 'Demanat', 'Eskatua', 'Pedido', 'Asked for', 'Richiesto', 'Demandé'],
  'remittance.id_reg_archivo': ['Fichero', 'Fitxer', 'Fitxategia', 'Ficheiro', 'File', 'File', 'Fichier'],
  'remittance.estado': ['Estado', 'Estat', 'Egoera', 'Estado', 'State', 'Stato', 'État'],
  'remittance.fecha_creacion': ['Hecha', 'Feta', 'Egina', 'Feita', 'Made', 'Fatta', 'Faite'],
  'remittance.id_mst_socios_creacion': ['Hecho por', 'Fet per', 'Egilea', 'Feito por', 'Made by', 'Fatto da', 'Fait par'],
  'remittance.fecha_envio': ['Enviada', 'Enviada', 'Bidalia', 'Enviada', 'Sent', 'Inviata', 'Envoyée'],
  'remittance.id_mst_socios_envio': ['Enviada por', 'Enviada per', 'Bidaltzailea', 'Enviada por', 'Sent by', 'Inviata da', 'Envoyée par'],
  'remittance.fecha_cobro': ['Cobrada el', 'Cobrada el', 'Noiz kobratua', 'Cobrada em', 'Settled on', 'Incassata il', 'Encaissée le'],
  'remittance.cobrada_por': ['Cobrada según', 'Cobrada segons', 'Kobratze-iturria', 'Cobrada segundo', 'Settled by', 'Incassata secondo', 'Encaissée selon'],
  'remittance.motivo': ['Motivo', 'Motiu', 'Arrazoia', 'Motivo', 'Reason', 'Motivo', 'Motif'],

  'recibo.elige_facturas': ['Elige al menos una línea.', 'Tria almenys una línia.', 'Aukeratu gutxienez lerro bat.', 'Escolha pelo menos uma linha.', 'Select at least one line.', 'Scegli almeno una riga.', 'Choisissez au moins une ligne.'],
  'recibo.elige': ['Elige un recibo.', 'Tria un rebut.', 'Aukeratu ordainagiri bat.', 'Escolha um recibo.', 'Select a receipt.', 'Scegli una ricevuta.', 'Choisissez un reçu.'],
  'recibo.elige_eliminar': ['Elige un recibo para eliminar.', 'Tria un rebut per eliminar.', 'Aukeratu ezabatzeko ordainagiri bat.', 'Escolha um recibo para eliminar.', 'Select a receipt to delete.', 'Scegli una ricevuta da eliminare.', 'Choisissez un reçu à supprimer.'],
  'recibo.nada_que_generar': ['Ninguna de las líneas elegidas puede ir en un recibo.', 'Cap de les línies triades pot anar en un rebut.', 'Aukeratutako lerroetatik bat ere ezin da ordainagiri batean joan.', 'Nenhuma das linhas escolhidas pode ir num recibo.', 'None of the selected lines can go into a receipt.', 'Nessuna delle righe scelte può andare in una ricevuta.', 'Aucune des lignes choisies ne peut figurer dans un reçu.'],
  'recibo.linea_en_recibo': ['Una de las líneas ya está en un recibo.', 'Una de les línies ja és en un rebut.', 'Lerroetako bat ordainagiri batean dago jada.', 'Uma das linhas já está num recibo.', 'One of the lines is in a receipt already.', 'Una delle righe è già in una ricevuta.', 'Une des lignes figure déjà dans un reçu.'],
  'recibo.descargado': ['El recibo de {nombre} está en un fichero descargado: no se elimina, se devuelve.', 'El rebut de {nombre} és en un fitxer descarregat: no s’elimina, es retorna.', '{nombre}: ordainagiria deskargatutako fitxategi batean dago; ez da ezabatzen, itzuli egiten da.', 'O recibo de {nombre} está num ficheiro descarregado: não se elimina, devolve-se.', 'The receipt of {nombre} is in a downloaded file: it is returned, not deleted.', 'La ricevuta di {nombre} è in un file scaricato: non si elimina, si restituisce.', 'Le reçu de {nombre} est dans un fichier téléchargé : il se rejette, il ne se supprime pas.'],
  'recibo.sin_banco': ['El recibo de {nombre} no va por el banco.', 'El rebut de {nombre} no va pel banc.', '{nombre}: ordainagiria ez doa bankutik.', 'O recibo de {nombre} não vai pelo banco.', 'The receipt of {nombre} does not go by the bank.', 'La ricevuta di {nombre} non passa dalla banca.', 'Le reçu de {nombre} ne passe pas par la banque.'],
  'recibo.lote_desconocido': ['La selección ha caducado: vuelve a elegir los recibos.', 'La selecció ha caducat: torna a triar els rebuts.', 'Hautapena iraungi da: aukeratu berriro ordainagiriak.', 'A seleção expirou: volte a escolher os recibos.', 'The selection has expired: select the receipts again.', 'La selezione è scaduta: scegli di nuovo le ricevute.', 'La sélection a expiré : choisissez à nouveau les reçus.'],
  'recibo.fecha_no_valida': ['La fecha no es válida: DD/MM/AAAA.', 'La data no és vàlida: DD/MM/AAAA.', 'Data ez da baliozkoa: EE/HH/UUUU.', 'A data não é válida: DD/MM/AAAA.', 'The date is not valid: DD/MM/YYYY.', 'La data non è valida: GG/MM/AAAA.', 'La date n’est pas valide : JJ/MM/AAAA.'],
  'recibo.fecha_pasada': ['El cobro no puede ser antes de hoy.', 'El cobrament no pot ser abans d’avui.', 'Kobrantza ezin da gaur baino lehenago izan.', 'A cobrança não pode ser antes de hoje.', 'The collection cannot be before today.', 'L’incasso non può essere prima di oggi.', 'L’encaissement ne peut pas être avant aujourd’hui.'],
  'recibo.fecha_sin_bancos': ['El {fecha} los bancos no cobran: el siguiente día es el {siguiente}.', 'El {fecha} els bancs no cobren: el dia següent és el {siguiente}.', '{fecha}: bankuek ez dute kobratzen; hurrengo eguna {siguiente} da.', 'Em {fecha} os bancos não cobram: o dia seguinte é {siguiente}.', 'Banks do not collect on {fecha}: the next day is {siguiente}.', 'Il {fecha} le banche non incassano: il giorno seguente è il {siguiente}.', 'Le {fecha}, les banques n’encaissent pas : le jour suivant est le {siguiente}.'],
  'recibo.fecha_aviso': ['El banco necesita {dias} {dias|día|días} de banco: el primero posible es el {siguiente}.', 'El banc necessita {dias} {dias|dia|dies} de banc: el primer possible és el {siguiente}.', 'Bankuak {dias} banku-egun behar ditu: lehen eguna {siguiente} da.', 'O banco precisa de {dias} {dias|dia|dias} bancários: o primeiro possível é {siguiente}.', 'The bank needs {dias} bank {dias|day|days}: the first possible one is {siguiente}.', 'La banca ha bisogno di {dias} {dias|giorno bancario|giorni bancari}: il primo possibile è il {siguiente}.', 'La banque a besoin de {dias} {dias|jour bancaire|jours bancaires} : le premier possible est le {siguiente}.'],
  'recibo.nada_para_el_banco': ['Ninguno de los recibos elegidos puede ir en el fichero.', 'Cap dels rebuts triats pot anar al fitxer.', 'Aukeratutako ordainagirietatik bat ere ezin da fitxategian joan.', 'Nenhum dos recibos escolhidos pode ir no ficheiro.', 'None of the selected receipts can go into the file.', 'Nessuna delle ricevute scelte può andare nel file.', 'Aucun des reçus choisis ne peut aller dans le fichier.'],
  'recibo.fichero_no_valido': ['El fichero no cumple el formato del banco: {fallo}. No se ha cambiado nada.', 'El fitxer no compleix el format del banc: {fallo}. No s’ha canviat res.', 'Fitxategiak ez du bankuaren formatua betetzen: {fallo}. Ez da ezer aldatu.', 'O ficheiro não cumpre o formato do banco: {fallo}. Nada foi alterado.', 'The file does not meet the bank’s format: {fallo}. Nothing was changed.', 'Il file non rispetta il formato della banca: {fallo}. Non è cambiato nulla.', 'Le fichier ne respecte pas le format de la banque : {fallo}. Rien n’a été changé.'],
  'recibo.han_cambiado': ['Los recibos han cambiado: ahora son {recibos}, {importe}.', 'Els rebuts han canviat: ara són {recibos}, {importe}.', 'Ordainagiriak aldatu dira: orain {recibos} dira, {importe}.', 'Os recibos mudaram: agora são {recibos}, {importe}.', 'The receipts have changed: now there are {recibos}, {importe}.', 'Le ricevute sono cambiate: ora sono {recibos}, {importe}.', 'Les reçus ont changé : ils sont maintenant {recibos}, {importe}.'],
  'remesa.enviada': ['La remesa ya está en el banco: no se elimina.', 'La remesa ja és al banc: no s’elimina.', 'Igorpena bankuan dago jada: ez da ezabatzen.', 'A remessa já está no banco: não se elimina.', 'The bank has the remittance already: it is not deleted.', 'La rimessa è già in banca: non si elimina.', 'La remise est déjà à la banque : elle ne se supprime pas.'],
  'remesa.cobrada': ['La remesa ya se cobró.', 'La remesa ja es va cobrar.', 'Igorpena kobratu da jada.', 'A remessa já foi cobrada.', 'The remittance is settled already.', 'La rimessa è già stata incassata.', 'La remise est déjà encaissée.'],
  'remesa.fecha_cobro': ['El día del cobro no puede ser antes del {desde} ni después de hoy.', 'El dia del cobrament no pot ser abans del {desde} ni després d’avui.', 'Kobratze-eguna ezin da {desde} baino lehenago ez gaur baino geroago izan.', 'O dia da cobrança não pode ser antes de {desde} nem depois de hoje.', 'The day of settlement cannot be before {desde} or after today.', 'Il giorno dell’incasso non può essere prima del {desde} né dopo oggi.', 'Le jour d’encaissement ne peut être avant le {desde} ni après aujourd’hui.'],
}) satisfies Complete<
  LabelsOf<typeof receipt | typeof receiptLine | typeof receiptBatch | typeof remittance> & TextsFor<typeof receiptsRefusals>
>
