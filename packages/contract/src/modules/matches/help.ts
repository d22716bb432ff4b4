import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const matchesHelp = helpOf(
  {
    screens: ['championships', 'championship-groups'],
    about: [
      'Los campeonatos del club, con su deporte y sus fechas, y los grupos en que se reparten. Los equipos y los partidos se ponen después, en cada grupo.',
      'Els campionats del club, amb el seu esport i les seves dates, i els grups en què es reparteixen. Els equips i els partits es posen després, a cada grup.',
      'Klubeko txapelketak, beren kirolarekin eta datekin, eta banatzen diren taldeak. Partaideak eta partidak gero jartzen dira, talde bakoitzean.',
      'Os campeonatos do clube, com o seu desporto e as suas datas, e os grupos em que se dividem. As equipas e os jogos põem-se depois, em cada grupo.',
      'The championships of the club, with their sport and dates, and the groups they are divided into. Teams and matches come next, in each group.',
      'I campionati del club, con il loro sport e le loro date, e i gironi in cui si dividono. Squadre e partite si mettono dopo, in ogni girone.',
      'Les championnats du club, avec leur sport et leurs dates, et les poules qui les composent. Équipes et matchs viennent ensuite, dans chaque poule.',
    ],
    tasks: [
      {
        title: ['Crear un campeonato', 'Crea un campionat', 'Txapelketa bat sortu', 'Criar um campeonato', 'Create a championship', 'Creare un campionato', 'Créer un championnat'],
        how: [
          'En «Campeonatos», pon nombre, deporte y fechas. El «Tipo de sus reservas» es el de las reservas de sus partidos.',
          'A «Campionats», posa nom, esport i dates. El «Tipus de les seves reserves» és el de les reserves dels seus partits.',
          '«Txapelketak» pantailan, jarri izena, kirola eta datak. «Erreserben mota» bere partiden erreserbena da.',
          'Em «Campeonatos», põe nome, desporto e datas. O «Tipo das suas reservas» é o das reservas dos seus jogos.',
          'In “Championships”, set its name, sport and dates. “Type of its bookings” is that of the bookings of its matches.',
          'In «Campionati», metti nome, sport e date. «Tipo delle sue prenotazioni» è quello delle prenotazioni delle sue partite.',
          'Dans « Championnats », indiquez nom, sport et dates. « Type de ses réservations » est celui des réservations de ses matchs.',
        ],
        to: '/campeonatos',
      },
      {
        title: ['Hacer sus grupos', 'Fes els seus grups', 'Taldeak egin', 'Fazer os seus grupos', 'Make its groups', 'Fare i suoi gironi', 'Faire ses poules'],
        how: [
          'En «Grupos de campeonato», elige el campeonato y da nombre a cada grupo. Sin grupos no hay partidos.',
          'A «Grups de campionat», tria el campionat i posa nom a cada grup. Sense grups no hi ha partits.',
          '«Txapelketa-taldeak» pantailan, aukeratu txapelketa eta eman izena talde bakoitzari. Talderik gabe ez dago partidarik.',
          'Em «Grupos de campeonato», escolhe o campeonato e dá nome a cada grupo. Sem grupos não há jogos.',
          'In “Championship groups”, choose the championship and name each group. Without groups there are no matches.',
          'In «Gironi», scegli il campionato e dai un nome a ogni girone. Senza gironi non ci sono partite.',
          'Dans « Poules », choisissez le championnat et nommez chaque poule. Sans poules, pas de matchs.',
        ],
        to: '/campeonatos/grupos',
      },
      {
        title: ['Retirar un campeonato acabado', 'Retira un campionat acabat', 'Amaitutako txapelketa bat kendu', 'Retirar um campeonato acabado', 'Retire a finished championship', 'Ritirare un campionato finito', 'Retirer un championnat fini'],
        how: [
          'Ábrelo y desmarca «Activo»: deja de ofrecerse al colocar partidos.',
          'Obre’l i desmarca «Actiu»: deixa d’oferir-se en col·locar partits.',
          'Ireki eta kendu marka «Aktibo» laukitik: partidak kokatzean ez da gehiago eskaintzen.',
          'Abre-o e desmarca «Ativo»: deixa de se oferecer ao colocar jogos.',
          'Open it and untick “Active”: it is no longer offered when matches are placed.',
          'Aprilo e togli la spunta a «Attivo»: non si offre più quando si collocano le partite.',
          'Ouvrez-le et décochez « Actif » : il n’est plus proposé pour placer des matchs.',
        ],
      },
    ],
  },
  {
    screens: ['matches', 'teams'],
    about: [
      'Los equipos o parejas de cada grupo y los partidos que juegan entre ellos. Un partido dice entre qué días y horas se puede jugar; su pista se le da en el cuadrante.',
      'Els equips o parelles de cada grup i els partits que juguen entre ells. Un partit diu entre quins dies i hores es pot jugar; la pista se li dona al quadrant.',
      'Talde bakoitzeko ekipoak edo bikoteak eta haien arteko partidak. Partida batek zein egun eta ordu artean joka daitekeen esaten du; pista koadrantean ematen zaio.',
      'As equipas ou pares de cada grupo e os jogos entre elas. Um jogo diz entre que dias e horas se pode jogar; o campo dá-se-lhe no quadro.',
      'The teams or pairs of each group and the matches between them. A match says between which days and hours it may be played; its court is given in the planner.',
      'Le squadre o coppie di ogni girone e le partite tra loro. Una partita dice tra quali giorni e orari si può giocare; il campo le si dà nel planner.',
      'Les équipes ou paires de chaque poule et leurs matchs. Un match dit entre quels jours et heures il peut se jouer ; son terrain se donne dans le planning.',
    ],
    tasks: [
      {
        title: ['Añadir los equipos', 'Afegeix els equips', 'Ekipoak gehitu', 'Acrescentar as equipas', 'Add the teams', 'Aggiungere le squadre', 'Ajouter les équipes'],
        how: [
          'En «Equipos», elige el grupo, el jugador o capitán y, si juegan dos, la pareja.',
          'A «Equips», tria el grup, el jugador o capità i, si juguen dos, la parella.',
          '«Taldeak» pantailan, aukeratu taldea, jokalaria edo kapitaina eta, bi badira, bikotea.',
          'Em «Equipas», escolhe o grupo, o jogador ou capitão e, se jogam dois, o par.',
          'In “Teams”, choose the group, the player or captain and, if two play, the partner.',
          'In «Squadre», scegli il girone, il giocatore o capitano e, se giocano in due, il compagno.',
          'Dans « Équipes », choisissez la poule, le joueur ou capitaine et, s’ils sont deux, le partenaire.',
        ],
        to: '/campeonatos/equipos',
      },
      {
        title: ['Añadir los partidos', 'Afegeix els partits', 'Partidak gehitu', 'Acrescentar os jogos', 'Add the matches', 'Aggiungere le partite', 'Ajouter les matchs'],
        how: [
          'En «Partidos», di quién juega contra quién, cuánto dura y entre qué días y horas. Los dos equipos son del mismo grupo.',
          'A «Partits», digues qui juga contra qui, quant dura i entre quins dies i hores. Els dos equips són del mateix grup.',
          '«Partidak» pantailan, esan nork noren aurka jokatzen duen, zenbat irauten duen eta zein egun eta ordu artean. Bi ekipoak talde berekoak dira.',
          'Em «Jogos», diz quem joga contra quem, quanto dura e entre que dias e horas. As duas equipas são do mesmo grupo.',
          'In “Matches”, say who plays whom, how long it lasts and between which days and hours. Both teams are of the same group.',
          'In «Partite», di’ chi gioca contro chi, quanto dura e tra quali giorni e orari. Le due squadre sono dello stesso girone.',
          'Dans « Matchs », dites qui joue contre qui, la durée et entre quels jours et heures. Les deux équipes sont de la même poule.',
        ],
        to: '/campeonatos/partidos',
      },
      {
        title: ['Dar pista a los partidos', 'Dona pista als partits', 'Partidei pista eman', 'Dar campo aos jogos', 'Give the matches a court', 'Dare un campo alle partite', 'Donner un terrain aux matchs'],
        how: [
          'En el cuadrante del deporte, la tecla P abre «Partidos por colocar»: arrastra cada uno a una hora libre, o usa «Generar…» para todos.',
          'Al quadrant de l’esport, la tecla P obre «Partits per col·locar»: arrossega cadascun a una hora lliure, o fes servir «Genera…» per a tots.',
          'Kirolaren koadrantean, P teklak «Kokatzeko partidak» irekitzen du: arrastatu bakoitza ordu libre batera, edo erabili «Sortu…» denentzat.',
          'No quadro do desporto, a tecla P abre «Jogos por colocar»: arrasta cada um para uma hora livre, ou usa «Gerar…» para todos.',
          'In the planner of the sport, the key P opens “Matches to place”: drag each to a free hour, or use “Generate…” for all.',
          'Nel planner dello sport, il tasto P apre «Partite da collocare»: trascina ognuna su un’ora libera, o usa «Genera…» per tutte.',
          'Dans le planning du sport, la touche P ouvre « Matchs à placer » : faites glisser chacun sur une heure libre, ou « Générer… » pour tous.',
        ],
      },
    ],
  },
)
