import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const cashHelp = helpOf(
  {
    screens: ['cash-register'],
    about: [
      'El efectivo de una caja: lo que tendría que haber, lo que hay y cada movimiento. Aquí se cuenta y se cierra al acabar el turno.',
      'L’efectiu d’una caixa: el que hi hauria d’haver, el que hi ha i cada moviment. Aquí es compta i es tanca en acabar el torn.',
      'Kutxa bateko eskudirua: egon beharko lukeena, dagoena eta mugimendu bakoitza. Hemen zenbatzen eta ixten da txanda amaitzean.',
      'O numerário de uma caixa: o que devia haver, o que há e cada movimento. Aqui conta-se e fecha-se no fim do turno.',
      'The cash of a register: what should be there, what is there, and each movement. Here it is counted and closed at the end of a shift.',
      'Il contante di una cassa: quanto dovrebbe esserci, quanto c’è e ogni movimento. Qui si conta e si chiude a fine turno.',
      'Les espèces d’une caisse : ce qu’il devrait y avoir, ce qu’il y a et chaque mouvement. C’est ici qu’on la compte et la clôture en fin de service.',
    ],
    tasks: [
      {
        title: ['Cerrar la caja', 'Tanca la caixa', 'Kutxa itxi', 'Fechar a caixa', 'Close the register', 'Chiudere la cassa', 'Clôturer la caisse'],
        how: [
          'Escribe cuántos billetes y monedas hay de cada uno. «Cerrar y retirar» saca lo que pasa del fondo de caja; «Cerrar caja» lo deja todo.',
          'Escriu quants bitllets i monedes hi ha de cada. «Tanca i retira» treu el que passa del fons de caixa; «Tanca la caixa» ho deixa tot.',
          'Idatzi zenbat billete eta txanpon dauden bakoitzetik. «Itxi eta atera» botoiak kutxako funtsetik gorakoa ateratzen du; «Itxi kutxa» botoiak dena uzten du.',
          'Escreva quantas notas e moedas há de cada. «Fechar e retirar» tira o que passa do fundo de caixa; «Fechar caixa» deixa tudo.',
          'Type how many there are of each note and coin. “Close and withdraw” takes out what exceeds the float; “Close register” leaves it all.',
          'Scrivi quante banconote e monete ci sono di ciascuna. «Chiudi e preleva» toglie ciò che supera il fondo cassa; «Chiudi cassa» lascia tutto.',
          'Tapez le nombre de billets et de pièces de chaque valeur. « Clôturer et retirer » sort ce qui dépasse le fonds de caisse ; « Clôturer la caisse » laisse tout.',
        ],
        show: 'desk.close_excess',
      },
      {
        title: ['Saber por qué no cuadra', 'Esbrina per què no quadra', 'Zergatik ez datorren bat jakin', 'Saber porque não bate certo', 'Find out why it does not match', 'Sapere perché non quadra', 'Savoir pourquoi ce n’est pas juste'],
        how: [
          'Si lo contado no coincide, «Buscar la causa» propone las más probables, como un cobro apuntado dos veces. Algunas se arreglan allí mismo.',
          'Si el que s’ha comptat no coincideix, «Busca la causa» proposa les més probables, com un cobrament apuntat dues vegades. Algunes s’arreglen allà mateix.',
          'Zenbatutakoa bat ez badator, «Bilatu arrazoia» botoiak litekeenak proposatzen ditu, bi aldiz apuntatutako kobrantza kasu. Batzuk bertan konpontzen dira.',
          'Se o contado não coincidir, «Procurar a causa» propõe as mais prováveis, como uma cobrança registada duas vezes. Algumas corrigem-se ali mesmo.',
          'If the count does not match, “Look for the cause” proposes the likeliest ones, such as a payment noted twice. Some are put right on the spot.',
          'Se il contato non coincide, «Cerca la causa» propone le più probabili, come un incasso registrato due volte. Alcune si sistemano lì stesso.',
          'Si le compte ne correspond pas, « Chercher la cause » propose les plus probables, comme un encaissement noté deux fois. Certaines se corrigent sur place.',
        ],
        show: 'cash.look_for_cause',
      },
      {
        title: ['Añadir o retirar dinero', 'Afegeix o retira diners', 'Dirua gehitu edo atera', 'Adicionar ou retirar dinheiro', 'Add or withdraw money', 'Aggiungere o prelevare denaro', 'Ajouter ou retirer de l’argent'],
        how: [
          '«Añadir dinero» y «Retirar dinero» apuntan el importe, y lo esperado cambia con él.',
          '«Afegeix diners» i «Retira diners» apunten l’import, i l’esperat canvia amb ell.',
          '«Gehitu dirua» eta «Atera dirua» botoiek zenbatekoa apuntatzen dute, eta espero dena harekin aldatzen da.',
          '«Adicionar dinheiro» e «Retirar dinheiro» registam o valor, e o esperado muda com ele.',
          '“Add money” and “Withdraw money” note the amount, and what is expected changes with it.',
          '«Aggiungi denaro» e «Preleva denaro» registrano l’importo, e quello previsto cambia di conseguenza.',
          '« Ajouter de l’argent » et « Retirer de l’argent » notent le montant, et l’attendu change avec lui.',
        ],
        key: 'a',
      },
    ],
    words: [
      [
        ['Fondo de caja', 'Fons de caixa', 'Kutxako funtsa', 'Fundo de caixa', 'Float', 'Fondo cassa', 'Fonds de caisse'],
        ['lo que se deja en la caja para empezar el turno siguiente', 'el que es deixa a la caixa per començar el torn següent', 'hurrengo txanda hasteko kutxan uzten dena', 'o que se deixa na caixa para começar o turno seguinte', 'what stays in the register to begin the next shift', 'ciò che si lascia in cassa per iniziare il turno successivo', 'ce qu’on laisse en caisse pour commencer le service suivant'],
      ],
      [
        ['Importe esperado', 'Import esperat', 'Espero den zenbatekoa', 'Valor esperado', 'Expected amount', 'Importo previsto', 'Montant attendu'],
        ['lo contado en el último cierre, más lo que ha entrado y menos lo que ha salido', 'el comptat a l’últim tancament, més el que ha entrat i menys el que ha sortit', 'azken itxieran zenbatutakoa, gehi sartu dena, ken irten dena', 'o contado no último fecho, mais o que entrou e menos o que saiu', 'what was counted at the last close, plus what came in, less what went out', 'quanto contato all’ultima chiusura, più ciò che è entrato e meno ciò che è uscito', 'le compté à la dernière clôture, plus ce qui est entré, moins ce qui est sorti'],
      ],
    ],
  },
  {
    screens: ['takings'],
    about: [
      'Lo que se ha cobrado en un día o en un turno, en recepción, en el TPV y en línea. Se suma por forma de pago, por persona y por hora.',
      'El que s’ha cobrat en un dia o en un torn, a recepció, al TPV i en línia. Se suma per forma de pagament, per persona i per hora.',
      'Egun edo txanda batean kobratu dena, harreran, salmenta-puntuan eta sarean. Ordainketa moduaren, pertsonaren eta orduaren arabera batzen da.',
      'O que foi cobrado num dia ou num turno, na receção, no ponto de venda e online. Soma-se por forma de pagamento, por pessoa e por hora.',
      'What was taken in a day or a shift, at the desk, at the till and online. It is added up by payment type, by person and by hour.',
      'Quanto si è incassato in un giorno o in un turno, alla reception, al punto vendita e online. Si somma per metodo di pagamento, per persona e per ora.',
      'Ce qui a été encaissé en un jour ou un service, à l’accueil, au point de vente et en ligne. C’est additionné par moyen de paiement, par personne et par heure.',
    ],
    tasks: [
      {
        title: ['Ver otro día', 'Mira un altre dia', 'Beste egun bat ikusi', 'Ver outro dia', 'See another day', 'Vedere un altro giorno', 'Voir un autre jour'],
        how: [
          'Cambia la fecha de arriba. Se abre con hoy.',
          'Canvia la data de dalt. S’obre amb avui.',
          'Aldatu goiko data. Gaurkoarekin irekitzen da.',
          'Mude a data de cima. Abre com hoje.',
          'Change the date above. It opens with today.',
          'Cambia la data in alto. Si apre con oggi.',
          'Changez la date en haut. L’écran s’ouvre sur aujourd’hui.',
        ],
      },
      {
        title: ['Ver el turno de una caja', 'Mira el torn d’una caixa', 'Kutxa baten txanda ikusi', 'Ver o turno de uma caixa', 'See the shift of a register', 'Vedere il turno di una cassa', 'Voir le service d’une caisse'],
        how: [
          'Elige «Turno de» esa caja en lugar de «Un día»: suma desde su último cierre.',
          'Tria «Torn de» aquella caixa en lloc d’«Un dia»: suma des del seu últim tancament.',
          'Aukeratu kutxa horren «txanda» «Egun bat» ordez: azken itxieratik batzen du.',
          'Escolha «Turno de» essa caixa em vez de «Um dia»: soma desde o seu último fecho.',
          'Choose “Shift of” that register instead of “A day”: it adds up since the last close.',
          'Scegli «Turno di» quella cassa invece di «Un giorno»: somma dall’ultima chiusura.',
          'Choisissez « Service de » cette caisse au lieu de « Un jour » : le calcul part de sa dernière clôture.',
        ],
        show: 'cash.takings_period',
      },
      {
        title: ['Ver de qué se compone una suma', 'Mira de què es compon una suma', 'Batura bat zerk osatzen duen ikusi', 'Ver de que se compõe uma soma', 'See what makes up a figure', 'Vedere da cosa è composta una somma', 'Voir ce qui compose un montant'],
        how: [
          'Pulsa un importe: salen sus cobros, y cada uno lleva a su reserva, a su tique o a su socio.',
          'Prem un import: surten els seus cobraments, i cadascun porta a la seva reserva, al seu tiquet o al seu soci.',
          'Sakatu zenbateko bat: haren kobrantzak agertzen dira, eta bakoitzak bere erreserbara, tiketera edo bazkidera eramaten du.',
          'Prima um valor: aparecem as suas cobranças, e cada uma leva à sua reserva, ao seu talão ou ao seu sócio.',
          'Press an amount: its payments appear, and each leads to its booking, ticket or member.',
          'Premi un importo: appaiono i suoi incassi, e ognuno porta alla prenotazione, allo scontrino o al socio.',
          'Cliquez sur un montant : ses encaissements s’affichent, et chacun mène à sa réservation, à son ticket ou à son membre.',
        ],
      },
    ],
    words: [
      [
        ['Créditos usados', 'Crèdits usats', 'Erabilitako kredituak', 'Créditos usados', 'Credits used', 'Crediti usati', 'Crédits utilisés'],
        ['lo pagado con saldo que ya se tenía; no es dinero que entra', 'el pagat amb saldo que ja es tenia; no són diners que entren', 'lehendik zegoen saldoarekin ordaindutakoa; ez da sartzen den dirua', 'o pago com saldo que já se tinha; não é dinheiro que entra', 'what was paid out of credit held before; it is no money coming in', 'quanto pagato con credito già posseduto; non è denaro che entra', 'ce qui a été payé avec un solde existant ; ce n’est pas de l’argent qui entre'],
      ],
    ],
  },
)
