import { type Complete, type LabelsOf, texts } from '../../kit/texts.ts'
import type { feeRecalculation } from './fee-period.ts'

/** Texts of the runs of fees on the server: their kinds of work, and the letter with their preview. */
// biome-ignore format: one text a line
export const feeRunTexts = texts({
  'mail.kind.fees.raise': ['Generar cuotas', 'Generar quotes', 'Kuotak sortzea', 'Geração de quotas', 'Raising of fees', 'Generazione di quote', 'Génération de cotisations'],
  'mail.kind.fees.take-back': ['Retirar cuotas', 'Retirar quotes', 'Kuotak kentzea', 'Retirada de quotas', 'Taking back of fees', 'Ritiro di quote', 'Retrait de cotisations'],
  'mail.kind.fees.due': ['Cuotas que se generan solas', 'Quotes que es generen soles', 'Berez sortzen diren kuotak', 'Quotas geradas automaticamente', 'Fees raised by themselves', 'Quote generate da sole', 'Cotisations générées automatiquement'],
  'mail.kind.fees.evening': ['Aviso de las cuotas del día siguiente', 'Avís de les quotes de l’endemà', 'Hurrengo eguneko kuoten abisua', 'Aviso das quotas do dia seguinte', 'Notice of the next day’s fees', 'Avviso delle quote del giorno dopo', 'Avis des cotisations du lendemain'],
  'mail.kind.fees.preview': ['Vista previa de cuotas por correo', 'Vista prèvia de quotes per correu', 'Kuoten aurrebista postaz', 'Pré-visualização de quotas por e-mail', 'Preview of fees by mail', 'Anteprima delle quote via e-mail', 'Aperçu des cotisations par e-mail'],
  'fees.run_detail': ['Hasta el {dia}', 'Fins al {dia}', '{dia} arte', 'Até {dia}', 'Until {dia}', 'Fino al {dia}', 'Jusqu’au {dia}'],
  'mail.fees_preview.subject': ['Cuotas hasta el {dia}: {lineas} líneas, {importe}', 'Quotes fins al {dia}: {lineas} línies, {importe}', 'Kuotak {dia} arte: {lineas} lerro, {importe}', 'Quotas até {dia}: {lineas} linhas, {importe}', 'Fees until {dia}: {lineas} lines, {importe}', 'Quote fino al {dia}: {lineas} righe, {importe}', 'Cotisations jusqu’au {dia} : {lineas} lignes, {importe}'],
  'mail.fees_preview.body': ['Hasta el {dia} tocan {lineas} líneas de cuotas, {importe}. La última vez fueron {antes}. Quedan fuera {fuera}. El detalle va en el fichero adjunto.', 'Fins al {dia} toquen {lineas} línies de quotes, {importe}. La darrera vegada van ser {antes}. En queden fora {fuera}. El detall va al fitxer adjunt.', '{dia} arte {lineas} kuota-lerro dagozkie, {importe}. Azken aldian {antes} izan ziren. Kanpoan: {fuera}. Xehetasuna erantsitako fitxategian doa.', 'Até {dia} são devidas {lineas} linhas de quotas, {importe}. Da última vez foram {antes}. Ficam de fora {fuera}. O detalhe segue no ficheiro anexo.', 'Until {dia}, {lineas} lines of fees are due, {importe}. Last time it was {antes}. Left out: {fuera}. The attached file has the details.', 'Fino al {dia} sono previste {lineas} righe di quote, {importe}. L’ultima volta erano {antes}. Restano fuori: {fuera}. Il dettaglio è nel file allegato.', 'Jusqu’au {dia}, {lineas} lignes de cotisations sont prévues, {importe}. La dernière fois, c’était {antes}. Hors génération : {fuera}. Le détail est dans le fichier joint.'],
  'fees.file_name': ['cuotas', 'quotes', 'kuotak', 'quotas', 'fees', 'quote', 'cotisations'],
  'fees.file_columns': ['Socio,Paga,Cuota,Desde,Hasta,Importe,La última vez', 'Soci,Paga,Quota,Des de,Fins a,Import,La darrera vegada', 'Bazkidea,Ordaintzen du,Kuota,Noiztik,Noiz arte,Zenbatekoa,Azken aldian', 'Sócio,Paga,Quota,Desde,Até,Valor,Última vez', 'Member,Payer,Fee,From,Until,Amount,Last time', 'Socio,Paga,Quota,Dal,Al,Importo,L’ultima volta', 'Membre,Payeur,Cotisation,Du,Au,Montant,Dernière fois'],
  'fee-recalculation.id_reg_cuota_recalculo': ['N.º', 'Núm.', 'Zk.', 'N.º', 'No.', 'N.', 'N°'],
  'fee-recalculation.lineas': ['Líneas', 'Línies', 'Lerroak', 'Linhas', 'Lines', 'Righe', 'Lignes'],
  'fee-recalculation.deshecho': ['Deshecho', 'Desfet', 'Desegina', 'Desfeito', 'Undone', 'Annullato', 'Annulé'],
  'fee-recalculation.fecha': ['Fecha', 'Data', 'Data', 'Data', 'Date', 'Data', 'Date'],
  'fee-recalculation.id_mst_socios_creacion': ['Autor', 'Autor', 'Egilea', 'Autor', 'Author', 'Autore', 'Auteur'],
}) satisfies Complete<LabelsOf<typeof feeRecalculation>>
