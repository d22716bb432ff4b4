import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const tariffsHelp = helpOf(
  {
    screens: ['tariffs'],
    about: [
      'Lo que paga cada tipo de socio, y cuándo: por temporada, días de la semana y horas. Sin tarifa que encaje valen los precios de las pistas.',
      'El que paga cada tipus de soci, i quan: per temporada, dies de la setmana i hores. Sense tarifa que encaixi valen els preus de les pistes.',
      'Bazkide mota bakoitzak zer eta noiz ordaintzen duen: denboraldika, asteko egunka eta orduka. Tarifarik egokitzen ez bada pisten prezioek balio dute.',
      'O que paga cada tipo de sócio, e quando: por época, dias da semana e horas. Sem tarifa que sirva valem os preços dos campos.',
      'What each member type pays, and when: by season, weekday and hour. Where no tariff fits, the prices of the courts count.',
      'Cosa paga ogni tipo di socio, e quando: per stagione, giorni della settimana e orari. Se nessuna tariffa è adatta valgono i prezzi dei campi.',
      'Ce que paie chaque type de membre, et quand : selon la saison, le jour et l’heure. Si aucun tarif ne convient, les prix des terrains valent.',
    ],
    tasks: [
      {
        title: ['Crear una tarifa', 'Crea una tarifa', 'Tarifa bat sortu', 'Criar uma tarifa', 'Create a tariff', 'Creare una tariffa', 'Créer un tarif'],
        how: [
          'Elige su tipo de ingreso, que dice en qué pistas vale, cuándo vale y el precio de cada tipo de socio.',
          'Tria el seu tipus d’ingrés, que diu a quines pistes val, quan val i el preu de cada tipus de soci.',
          'Aukeratu bere diru-sarrera mota, zein pistatan balio duen esaten duena, noiz balio duen eta bazkide mota bakoitzaren prezioa.',
          'Escolhe o seu tipo de receita, que diz em que campos vale, quando vale e o preço de cada tipo de sócio.',
          'Choose its income type, which says on which courts it counts, when it counts and the price of each member type.',
          'Scegli il suo tipo di entrata, che dice su quali campi vale, quando vale e il prezzo di ogni tipo di socio.',
          'Choisissez son type de recette, qui dit pour quels terrains il vaut, quand il vaut et le prix de chaque type de membre.',
        ],
        to: '/tarifas/new',
      },
      {
        title: ['Subir precios sin tocar los de ahora', 'Apuja preus sense tocar els d’ara', 'Prezioak igo oraingoak ukitu gabe', 'Subir preços sem mexer nos de agora', 'Raise prices without touching today’s', 'Aumentare i prezzi senza toccare quelli attuali', 'Augmenter des prix sans toucher les actuels'],
        how: [
          '«Copiar», en su fila, hace otra sin activar: cambia los precios y actívala cuando toque.',
          '«Copia», a la seva fila, en fa una altra sense activar: canvia els preus i activa-la quan toqui.',
          '«Kopiatu» botoiak, bere lerroan, aktibatu gabeko beste bat egiten du: aldatu prezioak eta aktibatu garaia denean.',
          '«Copiar», na sua linha, faz outra por ativar: muda os preços e ativa-a quando for altura.',
          '“Copy”, in its row, makes an inactive one: change the prices and activate it in due time.',
          '«Copia», nella sua riga, ne fa un’altra non attiva: cambia i prezzi e attivala a tempo debito.',
          '« Copier », sur sa ligne, en fait un autre, inactif : changez les prix et activez-le le moment venu.',
        ],
        to: '/tarifas',
      },
      {
        title: ['Saber qué pagaría alguien', 'Sap què pagaria algú', 'Norbaitek zer ordainduko lukeen jakin', 'Saber quanto alguém pagaria', 'Know what somebody would pay', 'Sapere quanto pagherebbe qualcuno', 'Savoir ce que quelqu’un paierait'],
        how: [
          'Abre una tarifa: «¿Qué pagaría?» da el precio de ahora y el de esa tarifa, con su porqué.',
          'Obre una tarifa: «Què pagaria?» dona el preu d’ara i el d’aquella tarifa, amb el perquè.',
          'Ireki tarifa bat: «Zer ordainduko luke?» atalak oraingo prezioa eta tarifa horrena ematen ditu, arrazoiarekin.',
          'Abre uma tarifa: «Quanto pagaria?» dá o preço de agora e o dessa tarifa, com o porquê.',
          'Open a tariff: “What would they pay?” gives today’s price and that of the tariff, with the reason.',
          'Apri una tariffa: «Quanto pagherebbe?» dà il prezzo attuale e quello della tariffa, con il perché.',
          'Ouvrez un tarif : « Que paierait-il ? » donne le prix actuel et celui du tarif, avec le pourquoi.',
        ],
      },
    ],
  },
  {
    screens: ['tariff-edit', 'tariff-new'],
    about: [
      'Una tarifa: cuándo vale y qué paga cada tipo de socio. Al lado se prueba con lo que hay en pantalla, antes de guardar.',
      'Una tarifa: quan val i què paga cada tipus de soci. Al costat es prova amb el que hi ha en pantalla, abans de desar.',
      'Tarifa bat: noiz balio duen eta bazkide mota bakoitzak zer ordaintzen duen. Ondoan pantailan dagoenarekin probatzen da, gorde aurretik.',
      'Uma tarifa: quando vale e o que paga cada tipo de sócio. Ao lado experimenta-se com o que está no ecrã, antes de guardar.',
      'A tariff: when it counts and what each member type pays. Beside it you try it with what is on the screen, before saving.',
      'Una tariffa: quando vale e cosa paga ogni tipo di socio. Accanto si prova con ciò che è a schermo, prima di salvare.',
      'Un tarif : quand il vaut et ce que paie chaque type de membre. À côté, on l’essaie avec ce qui est à l’écran, avant d’enregistrer.',
    ],
    tasks: [
      {
        title: ['Decir cuándo vale', 'Digues quan val', 'Noiz balio duen esan', 'Dizer quando vale', 'Say when it counts', 'Dire quando vale', 'Dire quand il vaut'],
        how: [
          'En «Cuándo vale»: todo el año, unos días de cada año o entre dos fechas; después, días de la semana y horas.',
          'A «Quan val»: tot l’any, uns dies de cada any o entre dues dates; després, dies de la setmana i hores.',
          '«Noiz balio duen» atalean: urte osoa, urteko egun batzuk edo bi daten artean; gero, asteko egunak eta orduak.',
          'Em «Quando vale»: todo o ano, uns dias de cada ano ou entre duas datas; depois, dias da semana e horas.',
          'In “When it applies”: the whole year, some days of every year or between two dates; then weekdays and hours.',
          'In «Quando vale»: tutto l’anno, alcuni giorni di ogni anno o tra due date; poi giorni della settimana e orari.',
          'Dans « Quand il s’applique » : toute l’année, des jours de chaque année ou entre deux dates ; puis jours et heures.',
        ],
        show: 'tarifa.parte.cuando',
      },
      {
        title: ['Poner los precios', 'Posa els preus', 'Prezioak jarri', 'Pôr os preços', 'Set the prices', 'Mettere i prezzi', 'Indiquer les prix'],
        how: [
          'Cada tipo de socio tiene su línea; sin precio, la tarifa no vale para él. «Por duración» da otro precio según lo que dure, una vez guardada.',
          'Cada tipus de soci té la seva línia; sense preu, la tarifa no val per a ell. «Per durada» dona un altre preu segons el que duri, un cop desada.',
          'Bazkide mota bakoitzak bere lerroa du; preziorik gabe, tarifak ez du balio harentzat. «Iraupenaren arabera» botoiak iraupenaren araberako beste prezio bat ematen du, gorde ondoren.',
          'Cada tipo de sócio tem a sua linha; sem preço, a tarifa não vale para ele. «Por duração» dá outro preço conforme a duração, depois de guardada.',
          'Each member type has its line; without a price the tariff does not count for it. “By length” sets other prices by length, once it is saved.',
          'Ogni tipo di socio ha la sua riga; senza prezzo, la tariffa non vale per lui. «Per durata» dà un altro prezzo secondo la durata, una volta salvata.',
          'Chaque type de membre a sa ligne ; sans prix, le tarif ne vaut pas pour lui. « Par durée » donne un autre prix selon la durée, une fois enregistré.',
        ],
        show: 'tarifa.parte.precios',
      },
      {
        title: ['Probarla', 'Prova-la', 'Probatu', 'Experimentá-la', 'Try it', 'Provarla', 'L’essayer'],
        how: [
          'En «¿Qué pagaría?», elige pista, día, hora y un tipo de socio o un socio: dice qué paga ahora y qué pagaría.',
          'A «Què pagaria?», tria pista, dia, hora i un tipus de soci o un soci: diu què paga ara i què pagaria.',
          '«Zer ordainduko luke?» atalean, aukeratu pista, eguna, ordua eta bazkide mota bat edo bazkide bat: orain zer ordaintzen duen eta zer ordainduko lukeen esaten du.',
          'Em «Quanto pagaria?», escolhe campo, dia, hora e um tipo de sócio ou um sócio: diz quanto paga agora e quanto pagaria.',
          'In “What would they pay?”, choose court, day, hour and a member type or a member: it tells what is paid now and what would be.',
          'In «Quanto pagherebbe?», scegli campo, giorno, ora e un tipo di socio o un socio: dice quanto paga ora e quanto pagherebbe.',
          'Dans « Que paierait-il ? », choisissez terrain, jour, heure et un type de membre ou un membre : le prix actuel et le nouveau s’affichent.',
        ],
        show: 'tarifa.prueba',
      },
    ],
    words: [
      [
        ['Precio de última hora', 'Preu d’última hora', 'Azken orduko prezioa', 'Preço de última hora', 'Last-minute price', 'Prezzo last minute', 'Prix de dernière minute'],
        ['el de una reserva hecha poco antes de jugar', 'el d’una reserva feta poc abans de jugar', 'jokatu baino pixka bat lehenago egindako erreserbarena', 'o de uma reserva feita pouco antes de jogar', 'that of a booking made shortly before play', 'quello di una prenotazione fatta poco prima di giocare', 'celui d’une réservation faite peu avant de jouer'],
      ],
    ],
  },
  {
    screens: ['price-bands'],
    about: [
      'El precio de la reserva entera según lo que dure, para un tipo de socio. Sin tramos vale el precio por hora.',
      'El preu de la reserva sencera segons el que duri, per a un tipus de soci. Sense trams val el preu per hora.',
      'Erreserba osoaren prezioa iraupenaren arabera, bazkide mota batentzat. Tarterik gabe orduko prezioak balio du.',
      'O preço da reserva inteira conforme a duração, para um tipo de sócio. Sem escalões vale o preço por hora.',
      'The price of the whole booking by its length, for a member type. Without bands the price per hour counts.',
      'Il prezzo dell’intera prenotazione secondo la durata, per un tipo di socio. Senza fasce vale il prezzo orario.',
      'Le prix de la réservation entière selon sa durée, pour un type de membre. Sans tranche, le prix horaire vaut.',
    ],
    tasks: [
      {
        title: ['Añadir un tramo', 'Afegeix un tram', 'Tarte bat gehitu', 'Acrescentar um escalão', 'Add a band', 'Aggiungere una fascia', 'Ajouter une tranche'],
        how: [
          '«Añadir tramo» sigue donde acaba el anterior: escribe hasta qué horas llega y su precio por persona.',
          '«Afegeix un tram» segueix on acaba l’anterior: escriu fins a quines hores arriba i el seu preu per persona.',
          '«Gehitu tartea» aurrekoa amaitzen den lekutik jarraitzen du: idatzi zenbat ordura iristen den eta pertsonako prezioa.',
          '«Adicionar escalão» segue onde acaba o anterior: escreve até quantas horas vai e o preço por pessoa.',
          '“Add band” goes on where the last one ends: type up to how many hours it goes and its price per person.',
          '«Aggiungi fascia» prosegue dove finisce la precedente: scrivi fino a quante ore arriva e il prezzo a persona.',
          '« Ajouter une tranche » suit la précédente : tapez jusqu’à combien d’heures elle va et son prix par personne.',
        ],
      },
      {
        title: ['Mover un límite', 'Mou un límit', 'Muga bat mugitu', 'Mover um limite', 'Move a limit', 'Spostare un limite', 'Déplacer une limite'],
        how: [
          'Cambia el final de un tramo: el principio del siguiente lo sigue, y no quedan huecos.',
          'Canvia el final d’un tram: el principi del següent el segueix, i no queden forats.',
          'Aldatu tarte baten amaiera: hurrengoaren hasierak jarraitzen dio, eta ez da hutsunerik gelditzen.',
          'Muda o fim de um escalão: o princípio do seguinte acompanha-o, e não ficam buracos.',
          'Change the end of a band: the start of the next follows, and no gap is left.',
          'Cambia la fine di una fascia: l’inizio della successiva la segue, senza buchi.',
          'Changez la fin d’une tranche : le début de la suivante suit, sans trou.',
        ],
      },
    ],
  },
)
