import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const permanentHelp = helpOf(
  {
    screens: ['permanent-bookings', 'course-bookings'],
    about: [
      'Las reservas que se repiten: los mismos días, horas y pistas, para siempre o entre dos fechas. De cada una se ve la próxima fecha y lo que falta por cobrar.',
      'Les reserves que es repeteixen: els mateixos dies, hores i pistes, per sempre o entre dues dates. De cadascuna es veu la propera data i el que falta per cobrar.',
      'Errepikatzen diren erreserbak: egun, ordu eta pista berak, betiko edo bi daten artean. Bakoitzetik hurrengo data eta kobratzeko falta dena ikusten dira.',
      'As reservas que se repetem: os mesmos dias, horas e campos, para sempre ou entre duas datas. De cada uma vê-se a próxima data e o que falta cobrar.',
      'The bookings that repeat: the same days, hours and courts, for ever or between two dates. Each shows its next date and what is left to charge.',
      'Le prenotazioni che si ripetono: gli stessi giorni, orari e campi, per sempre o tra due date. Di ognuna si vede la prossima data e quanto resta da incassare.',
      'Les réservations qui se répètent : mêmes jours, heures et terrains, pour toujours ou entre deux dates. Chacune montre sa prochaine date et ce qui reste à encaisser.',
    ],
    tasks: [
      {
        title: ['Crear una reserva fija', 'Crea una reserva fixa', 'Erreserba finko bat sortu', 'Criar uma reserva fixa', 'Make a permanent booking', 'Creare una prenotazione fissa', 'Créer une réservation fixe'],
        how: [
          'Di quién, qué días, a qué hora y en qué pistas. Verás todas sus fechas, y las que chocan, antes de guardar.',
          'Digues qui, quins dies, a quina hora i a quines pistes. Veuràs totes les dates, i les que xoquen, abans de desar.',
          'Esan nor, zein egunetan, zein ordutan eta zein pistatan. Gorde aurretik data guztiak eta talka egiten dutenak ikusiko dituzu.',
          'Diz quem, em que dias, a que hora e em que campos. Vês todas as datas, e as que chocam, antes de guardar.',
          'Say who, on which days, when and on which courts. You see all its dates, and those that clash, before saving.',
          'Di’ chi, in quali giorni, a che ora e su quali campi. Vedrai tutte le date, e quelle che si scontrano, prima di salvare.',
          'Dites qui, quels jours, à quelle heure et sur quels terrains. Vous voyez toutes les dates, et celles en conflit, avant d’enregistrer.',
        ],
        key: 'n',
      },
      {
        title: ['Pararla un tiempo', 'Atura-la un temps', 'Denboraldi batez gelditu', 'Pará-la por um tempo', 'Pause it for a while', 'Fermarla per un periodo', 'L’arrêter un temps'],
        how: [
          'El botón de pausa de su fila la desactiva desde un día y enseña qué fechas se quitan. El mismo botón la reactiva.',
          'El botó de pausa de la seva fila la desactiva des d’un dia i ensenya quines dates es treuen. El mateix botó la reactiva.',
          'Lerroko pausa botoiak egun batetik aurrera desaktibatzen du eta zein data kentzen diren erakusten du. Botoi berak berriro aktibatzen du.',
          'O botão de pausa da sua linha desativa-a desde um dia e mostra que datas se retiram. O mesmo botão volta a ativá-la.',
          'The pause button of its row turns it off from a day on and shows which dates go. The same button turns it on again.',
          'Il pulsante di pausa della sua riga la disattiva da un giorno e mostra quali date si tolgono. Lo stesso pulsante la riattiva.',
          'Le bouton de pause de sa ligne la désactive à partir d’un jour et montre les dates retirées. Le même bouton la réactive.',
        ],
      },
      {
        title: ['Quitar unas fechas, por ejemplo en Navidad', 'Treu unes dates, per exemple per Nadal', 'Data batzuk kendu, adibidez Gabonetan', 'Retirar umas datas, por exemplo no Natal', 'Take out some dates, at Christmas say', 'Togliere alcune date, per esempio a Natale', 'Retirer des dates, à Noël par exemple'],
        how: [
          'El botón del calendario de su fila pide los dos días y deja desmarcar las que se quedan. Lo cobrado no se toca.',
          'El botó del calendari de la seva fila demana els dos dies i deixa desmarcar les que es queden. El que s’ha cobrat no es toca.',
          'Lerroko egutegi-botoiak bi egunak eskatzen ditu eta gelditzen direnei marka kentzen uzten du. Kobratutakoa ez da ukitzen.',
          'O botão do calendário da sua linha pede os dois dias e deixa desmarcar as que ficam. O cobrado não se toca.',
          'The calendar button of its row asks for the two days and lets you untick those that stay. What is paid is not touched.',
          'Il pulsante del calendario della sua riga chiede i due giorni e lascia togliere la spunta a quelle che restano. Ciò che è incassato non si tocca.',
          'Le bouton calendrier de sa ligne demande les deux jours et laisse décocher celles qui restent. Ce qui est encaissé n’est pas touché.',
        ],
      },
    ],
    words: [
      [
        ['Se salta', 'Se salta', 'Saltatzen da', 'Salta-se', 'Skipped', 'Si salta', 'Sautée'],
        ['fecha en que no se reserva porque la pista estaba ocupada o cerrada', 'data en què no es reserva perquè la pista estava ocupada o tancada', 'pista hartuta edo itxita zegoelako erreserbatzen ez den data', 'data em que não se reserva porque o campo estava ocupado ou fechado', 'a date that is not booked because its court was taken or closed', 'data che non si prenota perché il campo era occupato o chiuso', 'date non réservée parce que le terrain était pris ou fermé'],
      ],
    ],
  },
  {
    screens: ['permanent-booking-new', 'permanent-booking-edit', 'course-booking-new'],
    about: [
      'Una reserva que se repite, con el dibujo de sus fechas al lado. Nada se guarda hasta que has visto la lista de fechas y decidido qué pasa con las que chocan.',
      'Una reserva que es repeteix, amb el dibuix de les seves dates al costat. Res no es desa fins que has vist la llista de dates i decidit què passa amb les que xoquen.',
      'Errepikatzen den erreserba, bere daten irudia ondoan duela. Ez da ezer gordetzen datak ikusi eta talka egiten dutenekin zer egin erabaki arte.',
      'Uma reserva que se repete, com o desenho das suas datas ao lado. Nada se guarda até veres a lista de datas e decidires o que acontece às que chocam.',
      'A booking that repeats, with the picture of its dates beside it. Nothing is saved until you have seen the dates and decided about those that clash.',
      'Una prenotazione che si ripete, con il disegno delle sue date accanto. Nulla si salva finché non hai visto le date e deciso di quelle che si scontrano.',
      'Une réservation qui se répète, avec le dessin de ses dates à côté. Rien n’est enregistré avant que vous ayez vu les dates et décidé de celles en conflit.',
    ],
    tasks: [
      {
        title: ['Elegir las pistas', 'Tria les pistes', 'Pistak aukeratu', 'Escolher os campos', 'Choose the courts', 'Scegliere i campi', 'Choisir les terrains'],
        how: [
          'Pon antes los días y las horas: cada pista de «Dónde» dice entonces si está libre o en cuántas fechas choca.',
          'Posa abans els dies i les hores: cada pista de «On» diu llavors si és lliure o en quantes dates xoca.',
          'Jarri lehenago egunak eta orduak: «Non» ataleko pista bakoitzak orduan esaten du libre dagoen edo zenbat datatan egiten duen talka.',
          'Põe antes os dias e as horas: cada campo de «Onde» diz então se está livre ou em quantas datas choca.',
          'Set the days and hours first: each court in “Where” then tells if it is free, or on how many dates it clashes.',
          'Metti prima i giorni e gli orari: ogni campo in «Dove» dice allora se è libero o in quante date si scontra.',
          'Indiquez d’abord jours et heures : chaque terrain de « Où » dit alors s’il est libre ou combien de dates sont en conflit.',
        ],
        show: 'permanent.where',
      },
      {
        title: ['Decidir qué pasa con las fechas que chocan', 'Decideix què passa amb les dates que xoquen', 'Talka egiten duten datekin zer egin erabaki', 'Decidir o que acontece às datas que chocam', 'Decide about the dates that clash', 'Decidere delle date che si scontrano', 'Décider des dates en conflit'],
        how: [
          'El botón de guardar enseña la lista: elige una respuesta para todas, o una distinta en cada fecha. Lo ya cobrado no se toca.',
          'El botó de desar ensenya la llista: tria una resposta per a totes, o una de diferent a cada data. El que ja s’ha cobrat no es toca.',
          'Gordetzeko botoiak zerrenda erakusten du: aukeratu erantzun bat denentzat, edo bestelako bat data bakoitzean. Kobratutakoa ez da ukitzen.',
          'O botão de guardar mostra a lista: escolhe uma resposta para todas, ou outra em cada data. O já cobrado não se toca.',
          'The save button shows the list: choose one answer for all, or another one for each date. What is paid is not touched.',
          'Il pulsante di salvataggio mostra l’elenco: scegli una risposta per tutte, o una diversa per ogni data. Ciò che è incassato non si tocca.',
          'Le bouton d’enregistrement montre la liste : choisissez une réponse pour toutes, ou une autre à chaque date. Ce qui est encaissé n’est pas touché.',
        ],
      },
      {
        title: ['Decir hasta cuándo dura', 'Digues fins quan dura', 'Noiz arte irauten duen esan', 'Dizer até quando dura', 'Say how long it lasts', 'Dire fino a quando dura', 'Dire jusqu’à quand elle dure'],
        how: [
          '«Para siempre» se alarga sola cada noche; «Entre fechas» acaba el día que digas.',
          '«Per sempre» s’allarga sola cada nit; «Entre dates» acaba el dia que diguis.',
          '«Betiko» aukera gauero luzatzen da bere kabuz; «Daten artean» zuk esandako egunean amaitzen da.',
          '«Para sempre» prolonga-se sozinha todas as noites; «Entre datas» acaba no dia que disseres.',
          '“For ever” is extended by itself every night; “Between dates” ends on the day you say.',
          '«Per sempre» si allunga da sola ogni notte; «Tra due date» finisce il giorno che dici.',
          '« Pour toujours » se prolonge seule chaque nuit ; « Entre deux dates » finit le jour dit.',
        ],
        show: 'permanent.between',
      },
    ],
  },
  {
    screens: ['blocks'],
    about: [
      'Las pistas apartadas sin jugadores: mantenimiento, un torneo, una avería. Salen las de un día y las de los treinta siguientes.',
      'Les pistes apartades sense jugadors: manteniment, un torneig, una avaria. Surten les d’un dia i les dels trenta següents.',
      'Jokalaririk gabe gordetako pistak: mantentze-lanak, txapelketa bat, matxura bat. Egun batekoak eta hurrengo hogeita hamarretakoak agertzen dira.',
      'Os campos reservados sem jogadores: manutenção, um torneio, uma avaria. Aparecem os de um dia e os dos trinta seguintes.',
      'Courts put aside without players: maintenance, a tournament, a fault. Those of a day and of the thirty after it are listed.',
      'I campi messi da parte senza giocatori: manutenzione, un torneo, un guasto. Si vedono quelli di un giorno e dei trenta successivi.',
      'Les terrains mis de côté sans joueurs : entretien, tournoi, panne. On voit ceux d’un jour et des trente suivants.',
    ],
    tasks: [
      {
        title: ['Bloquear pistas', 'Bloqueja pistes', 'Pistak blokeatu', 'Bloquear campos', 'Block courts', 'Bloccare campi', 'Bloquer des terrains'],
        how: [
          'Di qué días, a qué horas y qué pistas. Si hay reservas en medio, decides qué pasa con cada una.',
          'Digues quins dies, a quines hores i quines pistes. Si hi ha reserves al mig, decideixes què passa amb cadascuna.',
          'Esan zein egun, zein ordu eta zein pista. Tartean erreserbarik badago, bakoitzarekin zer gertatzen den zuk erabakitzen duzu.',
          'Diz que dias, a que horas e que campos. Se houver reservas no meio, decides o que acontece a cada uma.',
          'Say which days, hours and courts. If bookings are in the way, you decide about each.',
          'Di’ quali giorni, a che ore e quali campi. Se ci sono prenotazioni di mezzo, decidi di ognuna.',
          'Dites quels jours, quelles heures et quels terrains. Si des réservations gênent, vous décidez de chacune.',
        ],
        key: 'n',
      },
      {
        title: ['Liberar un día', 'Allibera un dia', 'Egun bat libratu', 'Libertar um dia', 'Free a day', 'Liberare un giorno', 'Libérer un jour'],
        how: [
          'Elige el día arriba: si tiene bloqueos, un botón rojo los elimina todos de ese día. Se puede deshacer.',
          'Tria el dia a dalt: si té bloquejos, un botó vermell els elimina tots d’aquell dia. Es pot desfer.',
          'Aukeratu eguna goian: blokeorik badu, botoi gorri batek egun horretako guztiak ezabatzen ditu. Desegin daiteke.',
          'Escolhe o dia em cima: se tiver bloqueios, um botão vermelho elimina todos os desse dia. Pode desfazer-se.',
          'Choose the day above: if it has blocks, a red button deletes all of that day. It can be undone.',
          'Scegli il giorno in alto: se ha blocchi, un pulsante rosso elimina tutti quelli del giorno. Si può annullare.',
          'Choisissez le jour en haut : s’il a des blocages, un bouton rouge supprime tous ceux du jour. On peut l’annuler.',
        ],
      },
      {
        title: ['Cambiar o eliminar un bloqueo', 'Canvia o elimina un bloqueig', 'Blokeo bat aldatu edo ezabatu', 'Alterar ou eliminar um bloqueio', 'Change or delete a block', 'Cambiare o eliminare un blocco', 'Modifier ou supprimer un blocage'],
        how: [
          'El lápiz de su fila lo abre; la papelera lo elimina con lo que está por venir. El primer botón enseña sus fechas una a una.',
          'El llapis de la seva fila l’obre; la paperera l’elimina amb el que ha de venir. El primer botó ensenya les seves dates una a una.',
          'Lerroko arkatzak irekitzen du; zakarrontziak datozenekin ezabatzen du. Lehen botoiak datak banan-banan erakusten ditu.',
          'O lápis da sua linha abre-o; o caixote elimina-o com o que está por vir. O primeiro botão mostra as suas datas uma a uma.',
          'The pencil of its row opens it; the bin deletes it with what is to come. The first button shows its dates one by one.',
          'La matita della sua riga lo apre; il cestino lo elimina con ciò che deve venire. Il primo pulsante mostra le sue date una a una.',
          'Le crayon de sa ligne l’ouvre ; la corbeille le supprime avec ce qui est à venir. Le premier bouton montre ses dates une à une.',
        ],
      },
    ],
  },
  {
    screens: ['block-new', 'block-edit'],
    about: [
      'Aparta pistas sin jugadores, un día o varios de la semana entre dos fechas. Al lado se ve el dibujo de sus fechas y dónde chocan.',
      'Aparta pistes sense jugadors, un dia o uns quants de la setmana entre dues dates. Al costat es veu el dibuix de les dates i on xoquen.',
      'Pistak jokalaririk gabe gordetzen ditu, egun batez edo asteko hainbatetan bi daten artean. Ondoan daten irudia eta non egiten duten talka ikusten dira.',
      'Reserva campos sem jogadores, um dia ou vários da semana entre duas datas. Ao lado vê-se o desenho das datas e onde chocam.',
      'Puts courts aside without players, on one day or on several of the week between two dates. The picture beside it shows the dates and where they clash.',
      'Mette da parte campi senza giocatori, un giorno o più della settimana tra due date. Accanto si vede il disegno delle date e dove si scontrano.',
      'Met des terrains de côté sans joueurs, un jour ou plusieurs de la semaine entre deux dates. À côté, le dessin des dates et de leurs conflits.',
    ],
    tasks: [
      {
        title: ['Elegir cuándo y dónde', 'Tria quan i on', 'Noiz eta non aukeratu', 'Escolher quando e onde', 'Choose when and where', 'Scegliere quando e dove', 'Choisir quand et où'],
        how: [
          'Pon fechas, horas y días de la semana, y marca las pistas: cada una dice si está libre.',
          'Posa dates, hores i dies de la setmana, i marca les pistes: cadascuna diu si és lliure.',
          'Jarri datak, orduak eta asteko egunak, eta markatu pistak: bakoitzak libre dagoen esaten du.',
          'Põe datas, horas e dias da semana, e marca os campos: cada um diz se está livre.',
          'Set dates, hours and weekdays, and mark the courts: each tells if it is free.',
          'Metti date, orari e giorni della settimana, e segna i campi: ognuno dice se è libero.',
          'Indiquez dates, heures et jours, et marquez les terrains : chacun dit s’il est libre.',
        ],
        show: 'permanent.where',
      },
      {
        title: ['Decidir sobre las reservas en medio', 'Decideix sobre les reserves que hi ha al mig', 'Tarteko erreserbez erabaki', 'Decidir sobre as reservas no meio', 'Decide about the bookings in the way', 'Decidere delle prenotazioni di mezzo', 'Décider des réservations gênantes'],
        how: [
          'El botón de guardar enseña las fechas: se dejan las dos, se salta el día, o se elimina la otra, con aviso o sin él.',
          'El botó de desar ensenya les dates: es deixen les dues, se salta el dia, o s’elimina l’altra, amb avís o sense.',
          'Gordetzeko botoiak datak erakusten ditu: biak utzi, eguna saltatu, edo bestea ezabatu, abisuarekin edo gabe.',
          'O botão de guardar mostra as datas: deixam-se as duas, salta-se o dia, ou elimina-se a outra, com aviso ou sem ele.',
          'The save button shows the dates: leave both, skip the day, or delete the other, with or without a notice.',
          'Il pulsante di salvataggio mostra le date: si lasciano entrambe, si salta il giorno, o si elimina l’altra, con o senza avviso.',
          'Le bouton d’enregistrement montre les dates : laisser les deux, sauter le jour, ou supprimer l’autre, avec ou sans avis.',
        ],
      },
    ],
  },
)
