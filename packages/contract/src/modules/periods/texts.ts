import { type Complete, type LabelsOf, type TextsFor, texts } from '../../kit/texts.ts'
import type { closedMonth, periodsRefusals } from './closed-month.ts'

/** Texts of closed months in the seven languages. */
export const periodsTexts = texts({
  'menu.closed-months': ['Cierre de meses', 'Tancament de mesos', 'Hilen itxiera', 'Fecho de meses', 'Closed months', 'Chiusura dei mesi', 'Clôture des mois'],
  'closed-month.id_reg_periodo_cerrado': ['N.º', 'Núm.', 'Zk.', 'N.º', 'No.', 'N.', 'N°'],
  'closed-month.mes': ['Mes', 'Mes', 'Hila', 'Mês', 'Month', 'Mese', 'Mois'],
  'closed-month.fecha': ['Cerrado el', 'Tancat el', 'Noiz itxia', 'Fechado em', 'Closed on', 'Chiuso il', 'Clôturé le'],
  'closed-month.id_mst_socios_creacion': ['Cerrado por', 'Tancat per', 'Nork itxia', 'Fechado por', 'Closed by', 'Chiuso da', 'Clôturé par'],
  'periodo.cerrado': [
    'El mes de {mes} está cerrado: corrígelo con una línea de hoy.',
    'El mes de {mes} està tancat: corregeix-ho amb una línia d’avui.',
    '{mes} hila itxita dago: zuzendu gaurko lerro batekin.',
    'O mês de {mes} está fechado: corrija-o com uma linha de hoje.',
    'The month {mes} is closed: correct it with a line of today.',
    'Il mese {mes} è chiuso: correggi con una riga di oggi.',
    'Le mois {mes} est clôturé : corrigez par une ligne d’aujourd’hui.',
  ],
  'periodo.no_pasado': ['Solo se cierra un mes que ha terminado.', 'Només es tanca un mes que ha acabat.', 'Amaitutako hila bakarrik ixten da.', 'Só se fecha um mês que terminou.', 'Only a month that has ended can be closed.', 'Si chiude solo un mese finito.', 'Seul un mois terminé se clôture.'],
  'periodo.ya_cerrado': ['Este mes ya está cerrado.', 'Aquest mes ja està tancat.', 'Hil hau itxita dago jada.', 'Este mês já está fechado.', 'This month is closed already.', 'Questo mese è già chiuso.', 'Ce mois est déjà clôturé.'],
  'periodo.no_cerrado': ['Este mes no está cerrado.', 'Aquest mes no està tancat.', 'Hil hau ez dago itxita.', 'Este mês não está fechado.', 'This month is not closed.', 'Questo mese non è chiuso.', 'Ce mois n’est pas clôturé.'],
  'periodo.falta_motivo': ['Indica por qué se reabre.', 'Indica per què es reobre.', 'Adierazi zergatik berrirekitzen den.', 'Indique porque se reabre.', 'State why it is reopened.', 'Indica perché si riapre.', 'Indiquez pourquoi il est rouvert.'],
  'periods.hint': [
    'En un mes cerrado no cambian ni el día, ni el tipo, ni el importe, ni los cobros de sus líneas. Lo pendiente se puede cobrar; las correcciones llevan fecha de hoy.',
    'En un mes tancat no canvien ni el dia, ni el tipus, ni l’import, ni els cobraments de les seves línies. El pendent es pot cobrar; les correccions porten data d’avui.',
    'Itxitako hil batean ez dira aldatzen lerroen eguna, mota, zenbatekoa eta kobrantzak. Ordaintzekoa kobra daiteke; zuzenketek gaurko data dute.',
    'Num mês fechado não mudam o dia, o tipo, o valor nem as cobranças das linhas. O pendente pode ser cobrado; as correções têm data de hoje.',
    'In a closed month the day, type, amount and payments of lines do not change. Debts can still be charged; corrections have the date of today.',
    'In un mese chiuso non cambiano giorno, tipo, importo e incassi delle righe. Il dovuto si può incassare; le correzioni hanno la data di oggi.',
    'Dans un mois clôturé, le jour, le type, le montant et les encaissements des lignes ne changent pas. Le dû peut être encaissé ; les corrections sont datées d’aujourd’hui.',
  ],
  'periods.state': ['Estado', 'Estat', 'Egoera', 'Estado', 'State', 'Stato', 'État'],
  'periods.open': ['Abierto', 'Obert', 'Irekita', 'Aberto', 'Open', 'Aperto', 'Ouvert'],
  'periods.closed': ['Cerrado', 'Tancat', 'Itxita', 'Fechado', 'Closed', 'Chiuso', 'Clôturé'],
  'periods.closed_until': ['Cerrado hasta {mes}', 'Tancat fins a {mes}', '{mes} arte itxita', 'Fechado até {mes}', 'Closed up to {mes}', 'Chiuso fino a {mes}', 'Clôturé jusqu’à {mes}'],
  'periods.unpaid': ['Líneas por cobrar', 'Línies per cobrar', 'Kobratzeko lerroak', 'Linhas por cobrar', 'Unpaid lines', 'Righe da incassare', 'Lignes à encaisser'],
  'periods.unpaid_sum': ['Por cobrar', 'Per cobrar', 'Kobratzeke', 'Por cobrar', 'Unpaid', 'Da incassare', 'À encaisser'],
  'periods.close': ['Cerrar {mes}', 'Tancar {mes}', '{mes} itxi', 'Fechar {mes}', 'Close {mes}', 'Chiudere {mes}', 'Clôturer {mes}'],
  'periods.reopen': ['Reabrir {mes}', 'Reobrir {mes}', '{mes} berrireki', 'Reabrir {mes}', 'Reopen {mes}', 'Riaprire {mes}', 'Rouvrir {mes}'],
  'periods.close_question': ['¿Cerrar {mes}?', 'Tancar {mes}?', '{mes} itxi?', 'Fechar {mes}?', 'Close {mes}?', 'Chiudere {mes}?', 'Clôturer {mes} ?'],
  'periods.motivo': ['Motivo de la reapertura', 'Motiu de la reobertura', 'Berrirekitzeko arrazoia', 'Motivo da reabertura', 'Reason for reopening', 'Motivo della riapertura', 'Motif de la réouverture'],
  'periods.none': ['Todavía no hay meses pasados', 'Encara no hi ha mesos passats', 'Oraindik ez dago iraganeko hilik', 'Ainda não há meses passados', 'There are no past months yet', 'Non ci sono ancora mesi passati', 'Il n’y a pas encore de mois passés'],
}) satisfies Complete<LabelsOf<typeof closedMonth> & TextsFor<typeof periodsRefusals>>
