import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const periodsHelp = helpOf({
  screens: ['closed-months'],
  about: [
    'Los meses que ya han pasado, con lo que queda por cobrar en cada uno. Un mes cerrado ya no cambia: ni el día, ni el tipo, ni el importe, ni los cobros de sus líneas.',
    'Els mesos que ja han passat, amb el que queda per cobrar a cadascun. Un mes tancat ja no canvia: ni el dia, ni el tipus, ni l’import, ni els cobraments de les seves línies.',
    'Igaro diren hilak, bakoitzean kobratzeko geratzen denarekin. Itxitako hil bat ez da gehiago aldatzen: ez lerroen eguna, ez mota, ez zenbatekoa, ez kobrantzak.',
    'Os meses que já passaram, com o que falta cobrar em cada um. Um mês fechado já não muda: nem o dia, nem o tipo, nem o valor, nem as cobranças das suas linhas.',
    'The months that are over, with what is still unpaid in each. A closed month no longer changes: neither day, type, amount nor payments of its lines.',
    'I mesi passati, con quanto resta da incassare in ciascuno. Un mese chiuso non cambia più: né il giorno, né il tipo, né l’importo, né gli incassi delle sue righe.',
    'Les mois écoulés, avec ce qui reste à encaisser dans chacun. Un mois clôturé ne change plus : ni le jour, ni le type, ni le montant, ni les encaissements de ses lignes.',
  ],
  tasks: [
    {
      title: ['Cerrar un mes', 'Tanca un mes', 'Hil bat itxi', 'Fechar um mês', 'Close a month', 'Chiudere un mese', 'Clôturer un mois'],
      how: [
        'Pulsa el candado de su fila y confirma. Solo se cierra un mes que ha terminado.',
        'Prem el cadenat de la seva fila i confirma. Només es tanca un mes que ha acabat.',
        'Sakatu bere errenkadako giltzarrapoa eta berretsi. Amaitutako hila bakarrik ixten da.',
        'Prima o cadeado da sua linha e confirme. Só se fecha um mês que terminou.',
        'Press the lock in its row and confirm. Only a month that has ended can be closed.',
        'Premi il lucchetto della riga e conferma. Si chiude solo un mese finito.',
        'Cliquez sur le cadenas de sa ligne et confirmez. Seul un mois terminé se clôture.',
      ],
    },
    {
      title: ['Cobrar lo que quedó pendiente', 'Cobra el que va quedar pendent', 'Zintzilik geratu zena kobratu', 'Cobrar o que ficou pendente', 'Collect what was left unpaid', 'Incassare ciò che è rimasto in sospeso', 'Encaisser ce qui restait dû'],
      how: [
        'Se puede también con el mes cerrado: búscalo en los ingresos puntuales, con «Todas las facturas» y sus fechas.',
        'Es pot també amb el mes tancat: cerca-ho als ingressos puntuals, amb «Totes les factures» i les seves dates.',
        'Hila itxita egonda ere egin daiteke: bilatu noizbehinkako diru-sarreretan, «Faktura guztiak» aukerarekin eta haren datekin.',
        'Também se pode com o mês fechado: procure-o nas receitas pontuais, com «Todas as faturas» e as suas datas.',
        'It is possible in a closed month too: find it in one-off income, with “All invoices” and its dates.',
        'Si può anche a mese chiuso: cercalo nelle entrate occasionali, con «Tutte le fatture» e le sue date.',
        'C’est possible même dans un mois clôturé : cherchez-le dans les recettes ponctuelles, avec « Toutes les factures » et ses dates.',
      ],
      to: '/ingresos_puntuales',
    },
    {
      title: ['Reabrir un mes', 'Reobre un mes', 'Hil bat berrireki', 'Reabrir um mês', 'Reopen a month', 'Riaprire un mese', 'Rouvrir un mois'],
      how: [
        'Pulsa el candado abierto de su fila y escribe el motivo. Para corregir una sola cosa basta una línea con fecha de hoy.',
        'Prem el cadenat obert de la seva fila i escriu el motiu. Per corregir una sola cosa n’hi ha prou amb una línia amb data d’avui.',
        'Sakatu bere errenkadako giltzarrapo irekia eta idatzi arrazoia. Gauza bakarra zuzentzeko gaurko datako lerro bat nahikoa da.',
        'Prima o cadeado aberto da sua linha e escreva o motivo. Para corrigir uma só coisa basta uma linha com data de hoje.',
        'Press the open lock in its row and write the reason. To correct a single thing, a line of today is enough.',
        'Premi il lucchetto aperto della riga e scrivi il motivo. Per correggere una sola cosa basta una riga con data di oggi.',
        'Cliquez sur le cadenas ouvert de sa ligne et indiquez le motif. Pour une seule correction, une ligne d’aujourd’hui suffit.',
      ],
    },
  ],
})
