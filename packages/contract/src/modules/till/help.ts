import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const tillHelp = helpOf(
  {
    screens: ['till'],
    about: [
      'Para vender en el mostrador: productos, abonos y lo que un socio debe, todo en un solo cobro. El carro se guarda solo mientras se llena.',
      'Per vendre al taulell: productes, abonaments i el que un soci deu, tot en un sol cobrament. El carro es desa sol mentre s’omple.',
      'Mostradorean saltzeko: produktuak, bonuak eta bazkide batek zor duena, dena kobrantza bakarrean. Saskia bere kabuz gordetzen da betetzen den bitartean.',
      'Para vender ao balcão: produtos, passes e o que um sócio deve, tudo numa só cobrança. O carrinho guarda-se sozinho enquanto se enche.',
      'For selling at the desk: products, passes and what a member owes, all in one payment. The cart saves itself while it fills.',
      'Per vendere al banco: prodotti, abbonamenti e quanto deve un socio, tutto in un solo incasso. Il carrello si salva da solo mentre si riempie.',
      'Pour vendre au comptoir : produits, abonnements et ce qu’un membre doit, en un seul encaissement. Le panier s’enregistre seul à mesure.',
    ],
    tasks: [
      {
        title: ['Vender un producto', 'Ven un producte', 'Produktu bat saldu', 'Vender um produto', 'Sell a product', 'Vendere un prodotto', 'Vendre un produit'],
        how: [
          'Toca su botón, pasa el código de barras o escribe su nombre e Intro. «3*agua» añade tres.',
          'Toca el seu botó, passa el codi de barres o escriu el nom i Retorn. «3*aigua» n’afegeix tres.',
          'Ukitu haren botoia, pasa barra-kodea edo idatzi izena eta Sartu. «3*ura» idatziz hiru gehitzen dira.',
          'Toque no seu botão, passe o código de barras ou escreva o nome e Enter. «3*água» acrescenta três.',
          'Tap its tile, scan the bar code, or type its name and Enter. “3*water” adds three.',
          'Tocca il suo pulsante, passa il codice a barre o scrivi il nome e Invio. «3*acqua» ne aggiunge tre.',
          'Touchez sa touche, scannez le code-barres, ou tapez son nom puis Entrée. « 3*eau » en ajoute trois.',
        ],
        show: 'till.scan',
      },
      {
        title: ['Cobrar el carro', 'Cobra el carro', 'Saskia kobratu', 'Cobrar o carrinho', 'Charge the cart', 'Incassare il carrello', 'Encaisser le panier'],
        how: [
          '«Efectivo exacto» y «Tarjeta» lo cobran de una vez; «Cobrar» reparte entre formas de pago y dice el cambio. Antes hay que elegir un socio o «Invitado».',
          '«Efectiu exacte» i «Targeta» el cobren d’una vegada; «Cobra» reparteix entre formes de pagament i diu el canvi. Abans cal triar un soci o «Convidat».',
          '«Eskudiru zehatza» eta «Txartela» botoiek batera kobratzen dute; «Kobratu» botoiak ordainketa moduen artean banatzen du eta itzulia esaten du. Lehenago bazkide bat edo «Gonbidatua» aukeratu behar da.',
          '«Dinheiro certo» e «Cartão» cobram-no de uma vez; «Cobrar» reparte por formas de pagamento e diz o troco. Antes é preciso escolher um sócio ou «Convidado».',
          '“Exact cash” and “Card” charge it at once; “Charge” splits it over payment types and tells the change. A member or “Guest” has to be chosen first.',
          '«Contanti esatti» e «Carta» lo incassano subito; «Incassa» divide tra metodi di pagamento e dice il resto. Prima va scelto un socio o «Ospite».',
          '« Espèces, compte juste » et « Carte » l’encaissent d’un coup ; « Encaisser » répartit entre moyens de paiement et indique la monnaie. Il faut d’abord choisir un membre ou « Invité ».',
        ],
        show: 'till.pay',
      },
      {
        title: ['Atender a otra persona entre tanto', 'Atén una altra persona mentrestant', 'Bitartean beste bat artatu', 'Atender outra pessoa entretanto', 'Serve somebody else meanwhile', 'Servire un’altra persona nel frattempo', 'Servir quelqu’un d’autre entre-temps'],
        how: [
          '«Aparcar» deja el carro en su pestaña y empieza otro. Pulsa la pestaña para volver a él.',
          '«Aparca» deixa el carro a la seva pestanya i en comença un altre. Prem la pestanya per tornar-hi.',
          '«Alde batera utzi» botoiak saskia bere fitxan uzten du eta beste bat hasten du. Sakatu fitxa hartara itzultzeko.',
          '«Pôr de lado» deixa o carrinho no seu separador e começa outro. Prima o separador para voltar a ele.',
          '“Set aside” leaves the cart in its tab and begins another. Press the tab to return to it.',
          '«Metti da parte» lascia il carrello nella sua scheda e ne inizia un altro. Premi la scheda per tornarci.',
          '« Mettre de côté » laisse le panier dans son onglet et en commence un autre. Cliquez sur l’onglet pour y revenir.',
        ],
        show: 'till.park',
      },
    ],
    words: [
      [
        ['Carro', 'Carro', 'Saskia', 'Carrinho', 'Cart', 'Carrello', 'Panier'],
        ['una venta que todavía no se ha cobrado', 'una venda que encara no s’ha cobrat', 'oraindik kobratu ez den salmenta', 'uma venda que ainda não foi cobrada', 'a sale that is not paid yet', 'una vendita non ancora incassata', 'une vente pas encore encaissée'],
      ],
    ],
  },
  {
    screens: ['till-tickets'],
    about: [
      'Los carros de cada día: los cobrados, que son tiques, y los que quedaron a medias. Se abre con los de hoy.',
      'Els carros de cada dia: els cobrats, que són tiquets, i els que van quedar a mitges. S’obre amb els d’avui.',
      'Egun bakoitzeko saskiak: kobratuak, tiketak direnak, eta erdizka geratu zirenak. Gaurkoekin irekitzen da.',
      'Os carrinhos de cada dia: os cobrados, que são talões, e os que ficaram a meio. Abre com os de hoje.',
      'The carts of each day: the paid ones, which are tickets, and those left unfinished. It opens with today’s.',
      'I carrelli di ogni giorno: quelli incassati, che sono scontrini, e quelli rimasti a metà. Si apre con quelli di oggi.',
      'Les paniers de chaque jour : les encaissés, qui sont des tickets, et ceux restés inachevés. L’écran s’ouvre sur ceux du jour.',
    ],
    tasks: [
      {
        title: ['Encontrar un tique e imprimirlo', 'Troba un tiquet i imprimeix-lo', 'Tiket bat aurkitu eta inprimatu', 'Encontrar um talão e imprimi-lo', 'Find a ticket and print it', 'Trovare uno scontrino e stamparlo', 'Trouver un ticket et l’imprimer'],
        how: [
          'Elige los días con «Desde» y «Hasta», y pulsa la impresora de su fila.',
          'Tria els dies amb «Des de» i «Fins a», i prem la impressora de la seva fila.',
          'Aukeratu egunak «Noiztik» eta «Noiz arte» eremuekin, eta sakatu bere errenkadako inprimagailua.',
          'Escolha os dias com «Desde» e «Até», e prima a impressora da sua linha.',
          'Choose the days with “From” and “To”, and press the printer in its row.',
          'Scegli i giorni con «Dal» e «Al», e premi la stampante della riga.',
          'Choisissez les jours avec « Du » et « Au », et cliquez sur l’imprimante de sa ligne.',
        ],
        show: 'till.from',
      },
      {
        title: ['Devolver algo de un tique', 'Retorna alguna cosa d’un tiquet', 'Tiket bateko zerbait itzuli', 'Devolver algo de um talão', 'Give back part of a ticket', 'Rimborsare qualcosa di uno scontrino', 'Rembourser une partie d’un ticket'],
        how: [
          'Abre el tique con doble clic y pulsa «Devolver»: elige las líneas, el importe y cómo se devuelve.',
          'Obre el tiquet amb doble clic i prem «Retorna»: tria les línies, l’import i com es retorna.',
          'Ireki tiketa klik bikoitzarekin eta sakatu «Itzuli»: aukeratu lerroak, zenbatekoa eta nola itzultzen den.',
          'Abra o talão com duplo clique e prima «Devolver»: escolha as linhas, o valor e como se devolve.',
          'Open the ticket by double click and press “Give back”: choose lines, amount and the way it goes back.',
          'Apri lo scontrino con doppio clic e premi «Rimborsa»: scegli le righe, l’importo e come si rimborsa.',
          'Ouvrez le ticket par double-clic et cliquez sur « Rembourser » : choisissez lignes, montant et moyen.',
        ],
      },
      {
        title: ['Seguir con un carro a medias', 'Continua amb un carro a mitges', 'Erdizkako saski batekin jarraitu', 'Continuar um carrinho a meio', 'Go on with an unfinished cart', 'Continuare un carrello a metà', 'Reprendre un panier inachevé'],
        how: [
          '«Traer a este mostrador», en su fila, lo abre aquí. Donde estuviera abierto deja de verse.',
          '«Porta a aquest taulell», a la seva fila, l’obre aquí. On fos obert deixa de veure’s.',
          '«Ekarri mostradore honetara», bere errenkadan, hemen irekitzen du. Irekita zegoen lekuan ez da gehiago ikusten.',
          '«Trazer para este balcão», na sua linha, abre-o aqui. Onde estivesse aberto deixa de se ver.',
          '“Bring to this desk”, in its row, opens it here. Where it was open it is seen no more.',
          '«Porta a questo banco», nella riga, lo apre qui. Dov’era aperto non si vede più.',
          '« Amener à ce poste », sur sa ligne, l’ouvre ici. Il ne se voit plus là où il était ouvert.',
        ],
        show: 'till.take_here',
      },
    ],
    words: [
      [
        ['Guardado', 'Desat', 'Gordeta', 'Guardado', 'Put away', 'Messo via', 'Rangé'],
        ['carro sin cobrar que ya no está en ningún mostrador', 'carro sense cobrar que ja no és en cap taulell', 'kobratu gabeko saskia, jada inongo mostradoretan ez dagoena', 'carrinho por cobrar que já não está em nenhum balcão', 'an unpaid cart that is at no desk any more', 'carrello non incassato che non è più su nessun banco', 'panier non encaissé qui n’est plus à aucun poste'],
      ],
    ],
  },
)
