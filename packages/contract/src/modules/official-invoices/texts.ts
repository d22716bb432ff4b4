import { type Complete, type LabelsOf, type TextsFor, texts } from '../../kit/texts.ts'
import type { invoiceRecord, recordChain } from './invoice-record.ts'
import type { documentLine, documentSeries, documentTax, officialInvoice } from './official-invoice.ts'
import type { officialInvoicesRefusals } from './refusals.ts'

/** Texts of official invoices in the seven languages. */
// biome-ignore format: one text a line
export const officialInvoicesTexts = texts({
  'document-series.id_reg_documento_serie': ['N.º', 'Núm.', 'Zk.', 'N.º', 'No.', 'N.', 'N°'],
  'document-series.id_mst_empresas': ['Empresa', 'Empresa', 'Enpresa', 'Empresa', 'Company', 'Azienda', 'Société'],
  'document-series.prefijo': ['Prefijo', 'Prefix', 'Aurrizkia', 'Prefixo', 'Prefix', 'Prefisso', 'Préfixe'],
  'document-series.anyo': ['Año', 'Any', 'Urtea', 'Ano', 'Year', 'Anno', 'Année'],
  'document-series.ultimo_numero': ['Último número', 'Últim número', 'Azken zenbakia', 'Último número', 'Last number', 'Ultimo numero', 'Dernier numéro'],
  'document-series.ultima_fecha': ['Última fecha', 'Última data', 'Azken data', 'Última data', 'Last day', 'Ultima data', 'Dernière date'],
  'official-invoice.id_reg_facturaoficial': ['N.º', 'Núm.', 'Zk.', 'N.º', 'No.', 'N.', 'N°'],
  'official-invoice.id_mst_empresas': ['Empresa', 'Empresa', 'Enpresa', 'Empresa', 'Company', 'Azienda', 'Société'],
  'official-invoice.id_reg_documento_serie': ['Serie', 'Sèrie', 'Seriea', 'Série', 'Series', 'Serie', 'Série'],
  'official-invoice.num_factura': ['Número', 'Número', 'Zenbakia', 'Número', 'Number', 'Numero', 'Numéro'],
  'official-invoice.num_completo': ['Factura', 'Factura', 'Faktura', 'Fatura', 'Invoice', 'Fattura', 'Facture'],
  'official-invoice.prefijo': ['Prefijo', 'Prefix', 'Aurrizkia', 'Prefixo', 'Prefix', 'Prefisso', 'Préfixe'],
  'official-invoice.tipo': ['Clase', 'Classe', 'Mota', 'Tipo', 'Kind', 'Tipo', 'Type'],
  'official-invoice.fecha': ['Fecha', 'Data', 'Data', 'Data', 'Date', 'Data', 'Date'],
  'official-invoice.nombre_emisor': ['Emisor', 'Emissor', 'Igorlea', 'Emitente', 'Issuer', 'Emittente', 'Émetteur'],
  'official-invoice.nif_emisor': ['NIF del emisor', 'NIF de l’emissor', 'Igorlearen IFZ', 'NIF do emitente', 'Issuer’s tax ID', 'Codice fiscale dell’emittente', 'NIF de l’émetteur'],
  'official-invoice.id_mst_socios': ['Socio', 'Soci', 'Bazkidea', 'Sócio', 'Member', 'Socio', 'Membre'],
  'official-invoice.nombre_cliente': ['Cliente', 'Client', 'Bezeroa', 'Cliente', 'Customer', 'Cliente', 'Client'],
  'official-invoice.nif_cliente': ['NIF del cliente', 'NIF del client', 'Bezeroaren IFZ', 'NIF do cliente', 'Customer’s tax ID', 'Codice fiscale del cliente', 'NIF du client'],
  'official-invoice.direccion_cliente': ['Dirección del cliente', 'Adreça del client', 'Bezeroaren helbidea', 'Morada do cliente', 'Customer’s address', 'Indirizzo del cliente', 'Adresse du client'],
  'official-invoice.base': ['Base', 'Base', 'Oinarria', 'Base', 'Net', 'Imponibile', 'Base HT'],
  'official-invoice.cuota': ['Cuota', 'Quota', 'Kuota', 'Valor', 'Tax', 'Imposta', 'Taxe'],
  'official-invoice.importe': ['Importe', 'Import', 'Zenbatekoa', 'Montante', 'Amount', 'Importo', 'Montant'],
  'official-invoice.id_mst_socios_creacion': ['Emitida por', 'Emesa per', 'Egilea', 'Emitida por', 'Issued by', 'Emessa da', 'Émise par'],
  'document-line.id_reg_facturaoficial_linea': ['N.º', 'Núm.', 'Zk.', 'N.º', 'No.', 'N.', 'N°'],
  'document-line.id_reg_facturaoficial': ['Factura', 'Factura', 'Faktura', 'Fatura', 'Invoice', 'Fattura', 'Facture'],
  'document-line.id_reg_factura': ['Línea', 'Línia', 'Lerroa', 'Linha', 'Line', 'Riga', 'Ligne'],
  'document-line.concepto': ['Concepto', 'Concepte', 'Kontzeptua', 'Descrição', 'Description', 'Descrizione', 'Désignation'],
  'document-line.cantidad': ['Cantidad', 'Quantitat', 'Kopurua', 'Quantidade', 'Quantity', 'Quantità', 'Quantité'],
  'document-line.precio': ['Precio', 'Preu', 'Prezioa', 'Preço', 'Price', 'Prezzo', 'Prix'],
  'document-line.impuesto': ['Impuesto', 'Impost', 'Zerga', 'Imposto', 'Tax', 'Imposta', 'Impôt'],
  'document-line.prc_iva': ['Porcentaje', 'Percentatge', 'Ehunekoa', 'Percentagem', 'Rate', 'Percentuale', 'Taux'],
  'document-line.exencion': ['Causa de exención', 'Causa d’exempció', 'Salbuespenaren arrazoia', 'Causa de isenção', 'Cause of exemption', 'Causa di esenzione', 'Cause d’exonération'],
  'document-line.vigente': ['Vigente', 'Vigent', 'Indarrean', 'Vigente', 'In force', 'Vigente', 'En vigueur'],
  'document-tax.id_reg_facturaoficial_impuesto': ['N.º', 'Núm.', 'Zk.', 'N.º', 'No.', 'N.', 'N°'],
  'document-tax.id_reg_facturaoficial': ['Factura', 'Factura', 'Faktura', 'Fatura', 'Invoice', 'Fattura', 'Facture'],
  'document-tax.impuesto': ['Impuesto', 'Impost', 'Zerga', 'Imposto', 'Tax', 'Imposta', 'Impôt'],
  'document-tax.prc_iva': ['Porcentaje', 'Percentatge', 'Ehunekoa', 'Percentagem', 'Rate', 'Percentuale', 'Taux'],
  'document-tax.exencion': ['Causa de exención', 'Causa d’exempció', 'Salbuespenaren arrazoia', 'Causa de isenção', 'Cause of exemption', 'Causa di esenzione', 'Cause d’exonération'],
  'document-tax.base': ['Base', 'Base', 'Oinarria', 'Base', 'Net', 'Imponibile', 'Base HT'],
  'document-tax.cuota': ['Cuota', 'Quota', 'Kuota', 'Valor', 'Tax', 'Imposta', 'Taxe'],
  'record-chain.id_reg_documento_cadena': ['N.º', 'Núm.', 'Zk.', 'N.º', 'No.', 'N.', 'N°'],
  'record-chain.id_mst_empresas': ['Empresa', 'Empresa', 'Enpresa', 'Empresa', 'Company', 'Azienda', 'Société'],
  'record-chain.instalacion': ['Instalación', 'Instal·lació', 'Instalazioa', 'Instalação', 'Installation', 'Installazione', 'Installation'],
  'record-chain.n': ['Registros', 'Registres', 'Erregistroak', 'Registos', 'Records', 'Registrazioni', 'Enregistrements'],
  'record-chain.huella': ['Huella', 'Empremta', 'Aztarna', 'Impressão digital', 'Fingerprint', 'Impronta', 'Empreinte'],
  'record-chain.ultimo': ['Último registro', 'Últim registre', 'Azken erregistroa', 'Último registo', 'Last record', 'Ultima registrazione', 'Dernier enregistrement'],
  'invoice-record.id_reg_documento_registro': ['N.º', 'Núm.', 'Zk.', 'N.º', 'No.', 'N.', 'N°'],
  'invoice-record.id_reg_documento_cadena': ['Cadena', 'Cadena', 'Katea', 'Cadeia', 'Chain', 'Catena', 'Chaîne'],
  'invoice-record.n': ['Registro', 'Registre', 'Erregistroa', 'Registo', 'Record', 'Registrazione', 'Enregistrement'],
  'invoice-record.clase': ['Clase', 'Classe', 'Mota', 'Tipo', 'Kind', 'Tipo', 'Type'],
  'invoice-record.id_reg_facturaoficial': ['Factura', 'Factura', 'Faktura', 'Fatura', 'Invoice', 'Fattura', 'Facture'],
  'invoice-record.entrada': ['Texto de la huella', 'Text de l’empremta', 'Aztarnaren testua', 'Texto da impressão digital', 'Text of the fingerprint', 'Testo dell’impronta', 'Texte de l’empreinte'],
  'invoice-record.huella': ['Huella', 'Empremta', 'Aztarna', 'Impressão digital', 'Fingerprint', 'Impronta', 'Empreinte'],
  'invoice-record.anterior': ['Huella anterior', 'Empremta anterior', 'Aurreko aztarna', 'Impressão digital anterior', 'Previous fingerprint', 'Impronta precedente', 'Empreinte précédente'],
  'invoice-record.fecha_hora': ['Hora del registro', 'Hora del registre', 'Erregistroaren ordua', 'Hora do registo', 'Time of the record', 'Ora della registrazione', 'Heure de l’enregistrement'],
  'invoice-record.instante': ['Instante', 'Instant', 'Unea', 'Instante', 'Instant', 'Istante', 'Instant'],
  'oficial.sin_nif': ['La empresa no tiene NIF: no puede emitir facturas oficiales.', 'L’empresa no té NIF: no pot emetre factures oficials.', 'Enpresak ez du IFZrik: ezin du faktura ofizialik egin.', 'A empresa não tem NIF: não pode emitir faturas oficiais.', 'The company has no tax ID: it cannot issue official invoices.', 'L’azienda non ha codice fiscale: non può emettere fatture ufficiali.', 'La société n’a pas de NIF : elle ne peut pas émettre de factures officielles.'],
  'oficial.territorio': ['En este territorio rige TicketBAI u otro sistema propio, que el programa no sirve.', 'En aquest territori regeix TicketBAI o un altre sistema propi, que el programa no serveix.', 'Lurralde honetan TicketBAI edo beste sistema propio bat dago, eta programak ez du eskaintzen.', 'Neste território vigora o TicketBAI ou outro sistema próprio, que o programa não serve.', 'TicketBAI or another system of its own holds in this territory; the program does not serve it.', 'In questo territorio vige TicketBAI o un altro sistema proprio, che il programma non gestisce.', 'TicketBAI ou un autre système propre s’applique dans ce territoire ; le programme ne le prend pas en charge.'],
  'oficial.reloj_atrasado': ['El reloj del servidor va atrasado respecto a la última factura: corrígelo antes de emitir otra.', 'El rellotge del servidor va endarrerit respecte de l’última factura: corregeix-lo abans d’emetre’n una altra.', 'Zerbitzariaren erlojua azken faktura baino atzerago doa: zuzendu beste bat egin aurretik.', 'O relógio do servidor está atrasado em relação à última fatura: corrija-o antes de emitir outra.', 'The server’s clock is behind the last invoice: put it right before issuing another one.', 'L’orologio del server è indietro rispetto all’ultima fattura: correggilo prima di emetterne un’altra.', 'L’horloge du serveur est en retard sur la dernière facture : corrigez-la avant d’en émettre une autre.'],
  'oficial.fecha_anterior': ['La fecha no puede ser anterior a la última de la serie, {fecha}.', 'La data no pot ser anterior a l’última de la sèrie, {fecha}.', 'Data ezin da izan serieko azkena baino lehenagokoa: {fecha}.', 'A data não pode ser anterior à última da série, {fecha}.', 'The date cannot be before the last one of the series, {fecha}.', 'La data non può essere anteriore all’ultima della serie, {fecha}.', 'La date ne peut pas précéder la dernière de la série, {fecha}.'],
  'oficial.fecha_futura': ['La fecha no puede ser posterior a hoy.', 'La data no pot ser posterior a avui.', 'Data ezin da gaur baino geroagokoa izan.', 'A data não pode ser posterior a hoje.', 'The date cannot be after today.', 'La data non può essere successiva a oggi.', 'La date ne peut pas être postérieure à aujourd’hui.'],
  'oficial.linea_ya_facturada': ['«{concepto}» ya está en una factura oficial.', '«{concepto}» ja és en una factura oficial.', '«{concepto}» faktura ofizial batean dago dagoeneko.', '«{concepto}» já está numa fatura oficial.', '“{concepto}” is in an official invoice already.', '«{concepto}» è già in una fattura ufficiale.', '« {concepto} » est déjà dans une facture officielle.'],
  'oficial.linea_sin_pagar': ['«{concepto}» no está cobrada del todo.', '«{concepto}» no està cobrada del tot.', '«{concepto}» ez dago osorik kobratuta.', '«{concepto}» não está totalmente cobrada.', '“{concepto}” is not paid in full.', '«{concepto}» non è pagata per intero.', '« {concepto} » n’est pas entièrement payée.'],
  'oficial.sin_causa': ['«{concepto}» no lleva impuesto y no dice por qué: pon la causa en su tipo de ingreso o producto.', '«{concepto}» no porta impost i no diu per què: posa la causa al seu tipus d’ingrés o producte.', '«{concepto}» zergarik gabe dago, arrazoirik gabe: jarri arrazoia bere diru-sarrera motan edo produktuan.', '«{concepto}» não tem imposto e não diz porquê: ponha a causa no seu tipo de receita ou produto.', '“{concepto}” has no tax and does not say why: set the cause in its income type or product.', '«{concepto}» non ha imposta e non dice perché: indica la causa nel suo tipo di entrata o prodotto.', '« {concepto} » est sans impôt et ne dit pas pourquoi : indiquez la cause dans son type de recette ou son produit.'],
  'oficial.tasa': ['«{concepto}» lleva un porcentaje que no está en vigor.', '«{concepto}» porta un percentatge que no és vigent.', '«{concepto}» indarrean ez dagoen ehuneko batekin dago.', '«{concepto}» tem uma percentagem que não está em vigor.', '“{concepto}” has a rate that is not in force.', '«{concepto}» ha una percentuale non in vigore.', '« {concepto} » a un taux qui n’est pas en vigueur.'],
  'oficial.supera_limite': ['Una factura simplificada no pasa de {limite}: emite una completa.', 'Una factura simplificada no passa de {limite}: emet-ne una de completa.', 'Faktura sinplifikatu batek ez du {limite} gainditzen: egin osoa.', 'Uma fatura simplificada não passa de {limite}: emita uma completa.', 'A simplified invoice has {limite} at most: issue a full one.', 'Una fattura semplificata non supera {limite}: emettine una completa.', 'Une facture simplifiée ne dépasse pas {limite} : émettez une facture complète.'],
  'oficial.receptor': ['Faltan los datos fiscales del cliente, o su NIF no es correcto.', 'Falten les dades fiscals del client, o el seu NIF no és correcte.', 'Bezeroaren zerga-datuak falta dira, edo haren IFZ ez da zuzena.', 'Faltam os dados fiscais do cliente, ou o seu NIF não está correto.', 'The customer’s tax data are missing, or the tax ID is wrong.', 'Mancano i dati fiscali del cliente, o il suo codice fiscale non è corretto.', 'Les données fiscales du client manquent, ou son NIF est incorrect.'],
  'oficial.prefijo': ['El prefijo lleva letras, cifras, guiones o barras, y no más de 20.', 'El prefix porta lletres, xifres, guions o barres, i no més de 20.', 'Aurrizkiak letrak, zifrak, marrak edo barrak ditu, gehienez 20.', 'O prefixo tem letras, algarismos, hífenes ou barras, e não mais de 20.', 'The prefix has letters, digits, hyphens or slashes, 20 at most.', 'Il prefisso ha lettere, cifre, trattini o barre, al massimo 20.', 'Le préfixe comporte des lettres, chiffres, tirets ou barres, 20 au plus.'],
}) satisfies Complete<
  LabelsOf<typeof documentSeries> &
    LabelsOf<typeof officialInvoice> &
    LabelsOf<typeof documentLine> &
    LabelsOf<typeof documentTax> &
    LabelsOf<typeof recordChain> &
    LabelsOf<typeof invoiceRecord> &
    TextsFor<typeof officialInvoicesRefusals>
>
