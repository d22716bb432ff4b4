import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const cardsHelp = helpOf({
  screens: ['card-payments'],
  about: [
    'Los enlaces de pago, los pagos y las devoluciones con tarjeta por internet, con su estado. Arriba está lo que hay que resolver a mano.',
    'Els enllaços de pagament, els pagaments i les devolucions amb targeta per internet, amb el seu estat. A dalt hi ha el que s’ha de resoldre a mà.',
    'Internet bidezko ordainketa-estekak, txartel-ordainketak eta itzulketak, beren egoerarekin. Goian dago eskuz ebatzi behar dena.',
    'As ligações de pagamento, os pagamentos e as devoluções com cartão pela internet, com o seu estado. Em cima está o que é preciso resolver à mão.',
    'Payment links, payments and refunds by card on the internet, each with its state. Above stands what has to be settled by hand.',
    'I link di pagamento, i pagamenti e i rimborsi con carta su internet, con il loro stato. In alto c’è ciò che va risolto a mano.',
    'Les liens de paiement, les paiements et les remboursements par carte sur internet, avec leur état. En haut figure ce qu’il faut régler à la main.',
  ],
  tasks: [
    {
      title: ['Resolver un pago en duda', 'Resol un pagament en dubte', 'Zalantzako ordainketa bat ebatzi', 'Resolver um pagamento em dúvida', 'Settle a doubtful payment', 'Risolvere un pagamento in dubbio', 'Régler un paiement douteux'],
      how: [
        '«Preguntar al banco» lo aclara en unos segundos. Si no, mira el pedido en la página del banco y di si está hecho.',
        '«Preguntar al banc» ho aclareix en uns segons. Si no, mira la comanda a la pàgina del banc i digues si està fet.',
        '«Bankuari galdetu» botoiak segundo batzuetan argitzen du. Bestela, begiratu eskaera bankuaren orrian eta esan eginda dagoen.',
        '«Perguntar ao banco» esclarece-o em segundos. Se não, veja o pedido na página do banco e diga se está feito.',
        '“Ask the bank” clears it up within seconds. If not, look at the order on the bank’s page and say whether it is done.',
        '«Chiedi alla banca» lo chiarisce in pochi secondi. Altrimenti guarda l’ordine sul sito della banca e di’ se è fatto.',
        '« Demander à la banque » l’éclaircit en quelques secondes. Sinon, regardez la commande sur la page de la banque et dites si c’est fait.',
      ],
      show: 'cards.ask',
    },
    {
      title: ['Retirar un enlace', 'Retira un enllaç', 'Esteka bat kendu', 'Retirar uma ligação', 'Withdraw a link', 'Ritirare un link', 'Retirer un lien'],
      how: [
        '«Retirar el enlace», en la fila de uno pendiente. Quien lo abra verá que ya no sirve.',
        '«Retirar l’enllaç», a la fila d’un de pendent. Qui l’obri veurà que ja no serveix.',
        '«Kendu esteka», zain dagoen baten errenkadan. Irekitzen duenak jada ez duela balio ikusiko du.',
        '«Retirar a ligação», na linha de uma pendente. Quem a abrir verá que já não serve.',
        '“Withdraw the link”, in the row of a pending one. On opening it one sees that it is no longer good.',
        '«Ritira il link», nella riga di uno in sospeso. Chi lo apre vedrà che non vale più.',
        '« Retirer le lien », sur la ligne d’un lien en attente. Qui l’ouvre verra qu’il ne sert plus.',
      ],
      show: 'cards.withdraw',
    },
    {
      title: ['Mandar un enlace de pago', 'Envia un enllaç de pagament', 'Ordainketa-esteka bat bidali', 'Enviar uma ligação de pagamento', 'Send a payment link', 'Inviare un link di pagamento', 'Envoyer un lien de paiement'],
      how: [
        'En los ingresos puntuales selecciona las líneas y pulsa «Enviar enlace de pago». También se puede al cobrar una deuda.',
        'Als ingressos puntuals selecciona les línies i prem «Enviar enllaç de pagament». També es pot en cobrar un deute.',
        'Noizbehinkako diru-sarreretan hautatu lerroak eta sakatu «Bidali ordainketa-esteka». Zor bat kobratzean ere egin daiteke.',
        'Nas receitas pontuais selecione as linhas e prima «Enviar ligação de pagamento». Também se pode ao cobrar uma dívida.',
        'In one-off income select the lines and press “Send payment link”. It is possible when collecting a debt too.',
        'Nelle entrate occasionali seleziona le righe e premi «Invia link di pagamento». Si può anche incassando un debito.',
        'Dans les recettes ponctuelles, sélectionnez les lignes et cliquez sur « Envoyer un lien de paiement ». C’est aussi possible en encaissant une dette.',
      ],
      to: '/ingresos_puntuales',
    },
  ],
  words: [
    [
      ['En duda', 'En dubte', 'Zalantzan', 'Em dúvida', 'Doubtful', 'In dubbio', 'Douteux'],
      ['no se sabe si el dinero se ha movido', 'no se sap si els diners s’han mogut', 'ez dakigu dirua mugitu den', 'não se sabe se o dinheiro se moveu', 'it is not known whether the money moved', 'non si sa se il denaro si è mosso', 'on ne sait pas si l’argent a bougé'],
    ],
  ],
})
