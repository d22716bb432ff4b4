import { type Complete, type LabelsOf, type TextsFor, texts } from '../../kit/texts.ts'
import type { ledgerAccount } from './account.ts'
import type { ledgerRefusals } from './refusals.ts'
import type { ledgerTransfer } from './transfer.ts'

/** What is said of the ledger in the seven languages. */
export const ledgerTexts = texts({
  'core.used.payments': ['Cobros', 'Cobraments', 'Kobrantzak', 'Cobranças', 'Payments', 'Incassi', 'Encaissements'],
  'ledger-account.id_reg_cuenta': ['Cuenta', 'Compte', 'Kontua', 'Conta', 'Account', 'Conto', 'Compte'],
  'ledger-account.clase': ['Clase', 'Classe', 'Mota', 'Classe', 'Kind', 'Tipo', 'Nature'],
  'ledger-account.unidad': ['Unidad', 'Unitat', 'Unitatea', 'Unidade', 'Unit', 'Unità', 'Unité'],
  'ledger-account.signo': ['Signo', 'Signe', 'Zeinua', 'Sinal', 'Sign', 'Segno', 'Signe'],
  'ledger-account.saldo': ['Saldo', 'Saldo', 'Saldoa', 'Saldo', 'Balance', 'Saldo', 'Solde'],
  'ledger-account.id_mst_tipopago': ['Forma de pago', 'Forma de pagament', 'Ordainketa modua', 'Forma de pagamento', 'Payment type', 'Metodo di pagamento', 'Moyen de paiement'],
  'ledger-account.id_mst_caja': ['Caja', 'Caixa', 'Kutxa', 'Caixa', 'Cash register', 'Cassa', 'Caisse'],
  'ledger-account.id_mst_producto': ['Producto', 'Producte', 'Produktua', 'Produto', 'Product', 'Prodotto', 'Produit'],
  'ledger-account.id_mst_socios': ['Titular', 'Titular', 'Titularra', 'Titular', 'Holder', 'Titolare', 'Titulaire'],
  'ledger-account.id_reg_abonos': ['Abono', 'Abonament', 'Bonua', 'Passe', 'Pass', 'Abbonamento', 'Forfait'],
  'ledger-account.desde': ['Semana del', 'Setmana del', 'Astea', 'Semana de', 'Week of', 'Settimana dal', 'Semaine du'],
  'ledger-account.vence': ['Caduca', 'Caduca', 'Iraungitzen da', 'Expira', 'Expires', 'Scade', 'Expire'],
  'ledger-transfer.id_reg_asiento': ['Apunte', 'Apunt', 'Idazpena', 'Lançamento', 'Entry', 'Registrazione', 'Écriture'],
  'ledger-transfer.fecha': ['Momento', 'Moment', 'Unea', 'Momento', 'Time', 'Momento', 'Moment'],
  'ledger-transfer.dia': ['Día', 'Dia', 'Eguna', 'Dia', 'Day', 'Giorno', 'Jour'],
  'ledger-transfer.debe': ['Debe', 'Deure', 'Zor', 'Deve', 'Debit', 'Dare', 'Débit'],
  'ledger-transfer.haber': ['Haber', 'Haver', 'Hartzeko', 'Haver', 'Credit', 'Avere', 'Crédit'],
  'ledger-transfer.unidad': ['Unidad', 'Unitat', 'Unitatea', 'Unidade', 'Unit', 'Unità', 'Unité'],
  'ledger-transfer.importe': ['Importe', 'Import', 'Zenbatekoa', 'Valor', 'Amount', 'Importo', 'Montant'],
  'ledger-transfer.motivo': ['Motivo', 'Motiu', 'Arrazoia', 'Motivo', 'Reason', 'Motivo', 'Motif'],
  'ledger-transfer.texto': ['Explicación', 'Explicació', 'Azalpena', 'Explicação', 'Explanation', 'Spiegazione', 'Explication'],
  'ledger-transfer.id_reg_factura': ['Línea', 'Línia', 'Lerroa', 'Linha', 'Line', 'Riga', 'Ligne'],
  'ledger-transfer.id_mst_socios_creacion': ['Hecho por', 'Fet per', 'Egilea', 'Feito por', 'Done by', 'Fatto da', 'Fait par'],
  'ledger-transfer.grupo': ['Grupo', 'Grup', 'Taldea', 'Grupo', 'Group', 'Gruppo', 'Groupe'],
  'ledger-transfer.revierte': ['Anula el apunte', 'Anul·la l’apunt', 'Deuseztatzen duen idazpena', 'Anula o lançamento', 'Takes back', 'Storna', 'Annule l’écriture'],
  'ledger-transfer.nivel': ['Nivel de anulación', 'Nivell d’anul·lació', 'Deuseztapen-maila', 'Nível de anulação', 'Level of taking back', 'Livello di storno', 'Niveau d’annulation'],
  'ledger-transfer.devuelto': ['Devuelto', 'Retornat', 'Itzulitakoa', 'Devolvido', 'Given back', 'Restituito', 'Remboursé'],
  'ledger.no_hay_tanto': [
    'No hay tanto: alguien ha sacado o gastado una parte mientras tanto.',
    'No n’hi ha tant: algú n’ha tret o gastat una part mentrestant.',
    'Ez dago horrenbeste: norbaitek zati bat atera edo gastatu du bitartean.',
    'Não há tanto: alguém retirou ou gastou uma parte entretanto.',
    'There is not so much: somebody has taken or spent part of it meanwhile.',
    'Non c’è tanto: qualcuno ne ha prelevato o speso una parte nel frattempo.',
    'Il n’y a pas autant : quelqu’un en a retiré ou dépensé une partie entre-temps.',
  ],
  'ledger.ya_devuelto': [
    'No queda tanto por devolver: alguien lo ha devuelto mientras tanto.',
    'No queda tant per retornar: algú ho ha retornat mentrestant.',
    'Ez da horrenbeste geratzen itzultzeko: norbaitek itzuli du bitartean.',
    'Não resta tanto por devolver: alguém devolveu entretanto.',
    'There is not so much left to give back: somebody has given it back meanwhile.',
    'Non resta tanto da restituire: qualcuno lo ha restituito nel frattempo.',
    'Il ne reste pas autant à rembourser : quelqu’un l’a remboursé entre-temps.',
  ],
}) satisfies Complete<LabelsOf<typeof ledgerAccount> & LabelsOf<typeof ledgerTransfer> & TextsFor<typeof ledgerRefusals>>
