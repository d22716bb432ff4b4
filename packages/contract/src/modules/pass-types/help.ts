import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const passTypesHelp = helpOf(
  {
    screens: ['pass-types'],
    about: [
      'Los abonos que vende el club: horas o reservas pagadas por adelantado. De cada uno se ve cómo se usa y cuándo caduca.',
      'Els abonaments que ven el club: hores o reserves pagades per avançat. De cadascun es veu com s’usa i quan caduca.',
      'Klubak saltzen dituen bonuak: aurrez ordaindutako orduak edo erreserbak. Bakoitzetik nola erabiltzen den eta noiz iraungitzen den ikusten da.',
      'Os passes que o clube vende: horas ou reservas pagas antecipadamente. De cada um vê-se como se usa e quando caduca.',
      'The passes that the club sells: hours or bookings paid in advance. Each shows how it is used and when it expires.',
      'Gli abbonamenti che il club vende: ore o prenotazioni pagate in anticipo. Di ognuno si vede come si usa e quando scade.',
      'Les abonnements que vend le club : heures ou réservations payées d’avance. Chacun montre son usage et son expiration.',
    ],
    tasks: [
      {
        title: ['Crear un tipo de abono', 'Crea un tipus d’abonament', 'Bonu mota bat sortu', 'Criar um tipo de passe', 'Create a pass type', 'Creare un tipo di abbonamento', 'Créer un type d’abonnement'],
        how: [
          'Dale un nombre y un grupo; el uso, la caducidad y los precios se ponen a continuación.',
          'Dona-li un nom i un grup; l’ús, la caducitat i els preus es posen a continuació.',
          'Eman izen bat eta talde bat; erabilera, iraungitzea eta prezioak jarraian jartzen dira.',
          'Dá-lhe um nome e um grupo; o uso, a validade e os preços põem-se a seguir.',
          'Give it a name and a group; use, expiry and prices come next.',
          'Dagli un nome e un gruppo; uso, scadenza e prezzi si mettono subito dopo.',
          'Donnez-lui un nom et un groupe ; usage, expiration et prix viennent ensuite.',
        ],
        key: 'n',
      },
      {
        title: ['Hacer otro parecido', 'Fes-ne un de semblant', 'Antzeko beste bat egin', 'Fazer outro parecido', 'Make a similar one', 'Farne uno simile', 'En faire un semblable'],
        how: [
          '«Duplicar», en su fila, lo copia con sus precios y abre la copia.',
          '«Duplica», a la seva fila, el copia amb els seus preus i obre la còpia.',
          '«Bikoiztu» botoiak, bere lerroan, prezioekin kopiatzen du eta kopia irekitzen du.',
          '«Duplicar», na sua linha, copia-o com os seus preços e abre a cópia.',
          '“Duplicate”, in its row, copies it with its prices and opens the copy.',
          '«Duplica», nella sua riga, lo copia con i suoi prezzi e apre la copia.',
          '« Dupliquer », sur sa ligne, le copie avec ses prix et ouvre la copie.',
        ],
        to: '/tipoabono',
      },
      {
        title: ['Ordenarlos en grupos, o cerrar su venta', 'Ordena’ls en grups, o tanca’n la venda', 'Taldeka ordenatu, edo salmenta itxi', 'Ordená-los em grupos, ou fechar a venda', 'Sort them into groups, or close their sale', 'Ordinarli in gruppi, o chiuderne la vendita', 'Les ranger en groupes, ou fermer leur vente'],
        how: [
          'En «Grupos», cada uno tiene su orden y «A la venta»; con la venta cerrada se puede decir por qué.',
          'A «Grups», cadascun té el seu ordre i «A la venda»; amb la venda tancada es pot dir per què.',
          '«Taldeak» atalean, bakoitzak bere ordena eta «Salgai» ditu; salmenta itxita badago zergatik esan daiteke.',
          'Em «Grupos», cada um tem a sua ordem e «À venda»; com a venda fechada pode dizer-se porquê.',
          'In “Groups”, each has its order and “On sale”; with the sale closed you can say why.',
          'In «Gruppi», ognuno ha il suo ordine e «In vendita»; con la vendita chiusa si può dire perché.',
          'Dans « Groupes », chacun a son ordre et « En vente » ; vente fermée, on peut dire pourquoi.',
        ],
        show: 'pass-types.groups',
      },
    ],
  },
  {
    screens: ['pass-type-edit'],
    about: [
      'Un tipo de abono: cuánto da, cuándo caduca, qué cuesta a cada tipo de socio y sus opciones. Lo que cambies vale al guardar.',
      'Un tipus d’abonament: quant dona, quan caduca, què costa a cada tipus de soci i les seves opcions. El que canviïs val en desar.',
      'Bonu mota bat: zenbat ematen duen, noiz iraungitzen den, bazkide mota bakoitzari zenbat kostatzen zaion eta bere aukerak. Aldatzen duzunak gordetzean balio du.',
      'Um tipo de passe: quanto dá, quando caduca, quanto custa a cada tipo de sócio e as suas opções. O que mudares vale ao guardar.',
      'A pass type: what it gives, when it expires, what it costs each member type, and its options. Changes count once saved.',
      'Un tipo di abbonamento: quanto dà, quando scade, quanto costa a ogni tipo di socio e le sue opzioni. Ciò che cambi vale al salvataggio.',
      'Un type d’abonnement : ce qu’il donne, son expiration, son prix par type de membre et ses options. Les changements valent une fois enregistrés.',
    ],
    tasks: [
      {
        title: ['Elegir cómo se usa', 'Tria com s’usa', 'Nola erabiltzen den aukeratu', 'Escolher como se usa', 'Choose how it is used', 'Scegliere come si usa', 'Choisir son usage'],
        how: [
          'En «Uso»: «Estándar» gasta saldo, «Ilimitado» no, y «X por semana» da un número fijo de reservas.',
          'A «Ús»: «Estàndard» gasta saldo, «Il·limitat» no, i «X per setmana» dona un nombre fix de reserves.',
          '«Erabilera» atalean: «Arrunta» saldoa gastatzen du, «Mugarik gabe» ez, eta «X astean» erreserba kopuru finkoa ematen du.',
          'Em «Uso»: «Normal» gasta saldo, «Ilimitado» não, e «X por semana» dá um número fixo de reservas.',
          'In “Use”: “Standard” uses up a balance, “Unlimited” does not, and “X per week” gives a fixed number of bookings.',
          'In «Uso»: «Standard» consuma il saldo, «Illimitato» no, e «X alla settimana» dà un numero fisso di prenotazioni.',
          'Dans « Utilisation » : « Standard » consomme un solde, « Illimité » non, et « X par semaine » donne un nombre fixe de réservations.',
        ],
        show: 'pass-types.use',
      },
      {
        title: ['Poner sus precios', 'Posa els seus preus', 'Prezioak jarri', 'Pôr os seus preços', 'Set its prices', 'Mettere i suoi prezzi', 'Indiquer ses prix'],
        how: [
          'En «Precio por tipo de socio»: sin precio, no se vende a ese tipo de socio.',
          'A «Preu per tipus de soci»: sense preu, no es ven a aquest tipus de soci.',
          '«Prezioa bazkide motaren arabera» atalean: preziorik gabe, ez zaio bazkide mota horri saltzen.',
          'Em «Preço por tipo de sócio»: sem preço, não se vende a esse tipo de sócio.',
          'In “Price per member type”: without a price it is not sold to that member type.',
          'In «Prezzo per tipo di socio»: senza prezzo non si vende a quel tipo di socio.',
          'Dans « Prix par type de membre » : sans prix, il n’est pas vendu à ce type de membre.',
        ],
        show: 'pass-types.part.prices',
      },
      {
        title: ['Decir cuándo caduca', 'Digues quan caduca', 'Noiz iraungitzen den esan', 'Dizer quando caduca', 'Say when it expires', 'Dire quando scade', 'Dire quand il expire'],
        how: [
          'En «Caducidad»: nunca, o al cabo de un tiempo desde la compra o desde el primer uso.',
          'A «Caducitat»: mai, o al cap d’un temps des de la compra o des del primer ús.',
          '«Iraungipena» atalean: inoiz ez, edo erosketatik edo lehen erabileratik denbora bat igarota.',
          'Em «Validade»: nunca, ou ao fim de um tempo desde a compra ou o primeiro uso.',
          'In “Expiry”: never, or some time after the purchase or the first use.',
          'In «Scadenza»: mai, o dopo un tempo dall’acquisto o dal primo uso.',
          'Dans « Expiration » : jamais, ou quelque temps après l’achat ou le premier usage.',
        ],
        show: 'pass-types.part.expiry',
      },
    ],
  },
  {
    screens: ['pass-prices'],
    about: [
      'Los precios de todos los abonos para todos los tipos de socio, en una tabla. Una casilla vacía es que no se vende a ese tipo.',
      'Els preus de tots els abonaments per a tots els tipus de soci, en una taula. Una casella buida és que no es ven a aquest tipus.',
      'Bonu guztien prezioak bazkide mota guztientzat, taula batean. Gelaxka huts batek mota horri saltzen ez zaiola esan nahi du.',
      'Os preços de todos os passes para todos os tipos de sócio, numa tabela. Uma célula vazia é que não se vende a esse tipo.',
      'The prices of every pass for every member type, in one table. An empty cell means that it is not sold to that type.',
      'I prezzi di tutti gli abbonamenti per tutti i tipi di socio, in una tabella. Una cella vuota significa che non si vende a quel tipo.',
      'Les prix de tous les abonnements pour tous les types de membre, dans un tableau. Une case vide : pas vendu à ce type.',
    ],
    tasks: [
      {
        title: ['Cambiar varios precios a la vez', 'Canvia uns quants preus alhora', 'Hainbat prezio batera aldatu', 'Mudar vários preços de uma vez', 'Change several prices at once', 'Cambiare più prezzi insieme', 'Changer plusieurs prix à la fois'],
        how: [
          'Escribe en las casillas y guarda una sola vez; solo se envían las que cambian.',
          'Escriu a les caselles i desa una sola vegada; només s’envien les que canvien.',
          'Idatzi gelaxketan eta gorde behin bakarrik; aldatzen direnak soilik bidaltzen dira.',
          'Escreve nas células e guarda uma só vez; só se enviam as que mudam.',
          'Type in the cells and save once; only those that change are sent.',
          'Scrivi nelle celle e salva una sola volta; si inviano solo quelle che cambiano.',
          'Tapez dans les cases et enregistrez une fois ; seules celles modifiées sont envoyées.',
        ],
        to: '/tarifas/abonos',
      },
      {
        title: ['Abrir un abono', 'Obre un abonament', 'Bonu bat ireki', 'Abrir um passe', 'Open a pass', 'Aprire un abbonamento', 'Ouvrir un abonnement'],
        how: [
          'Su nombre, al principio de la fila, lleva a lo demás: uso, caducidad y opciones.',
          'El seu nom, al principi de la fila, porta a la resta: ús, caducitat i opcions.',
          'Bere izenak, lerroaren hasieran, gainerakora eramaten du: erabilera, iraungitzea eta aukerak.',
          'O seu nome, no início da linha, leva ao resto: uso, validade e opções.',
          'Its name, at the start of the row, leads to the rest: use, expiry and options.',
          'Il suo nome, all’inizio della riga, porta al resto: uso, scadenza e opzioni.',
          'Son nom, en début de ligne, mène au reste : usage, expiration et options.',
        ],
      },
    ],
  },
)
