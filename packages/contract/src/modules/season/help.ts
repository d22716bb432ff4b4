import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const seasonHelp = helpOf({
  screens: ['season-week', 'season-hours'],
  about: [
    'La semana modelo de la próxima temporada de un deporte: lo que cada cual quiere jugar, día por día. Lo que se aprueba se convierte en reservas fijas de toda la temporada.',
    'La setmana model de la propera temporada d’un esport: el que cadascú vol jugar, dia per dia. El que s’aprova es converteix en reserves fixes de tota la temporada.',
    'Kirol baten hurrengo denboraldiko aste-eredua: bakoitzak zer jokatu nahi duen, egunez egun. Onartzen dena denboraldi osoko erreserba finko bihurtzen da.',
    'A semana modelo da próxima época de um desporto: o que cada um quer jogar, dia a dia. O que se aprova torna-se reserva fixa de toda a época.',
    'The model week of a sport’s next season: what everybody wants to play, day by day. What is approved becomes permanent bookings of the whole season.',
    'La settimana modello della prossima stagione di uno sport: cosa vuole giocare ciascuno, giorno per giorno. Ciò che si approva diventa prenotazione fissa per tutta la stagione.',
    'La semaine modèle de la prochaine saison d’un sport : ce que chacun veut jouer, jour par jour. Ce qui est approuvé devient réservation fixe de toute la saison.',
  ],
  tasks: [
    {
      title: ['Decir cuánto dura la temporada', 'Digues quant dura la temporada', 'Denboraldiak zenbat irauten duen esan', 'Dizer quanto dura a época', 'Say how long the season lasts', 'Dire quanto dura la stagione', 'Dire la durée de la saison'],
      how: [
        'Pon «Desde» y «Hasta»: se guardan solas. Sin ellas no se puede aprobar nada.',
        'Posa «Des de» i «Fins a»: es desen soles. Sense elles no es pot aprovar res.',
        'Jarri «Noiztik» eta «Noiz arte»: bere kabuz gordetzen dira. Haiek gabe ezin da ezer onartu.',
        'Põe «Desde» e «Até»: guardam-se sozinhas. Sem elas não se pode aprovar nada.',
        'Set “From” and “Until”: they are saved at once. Without them nothing can be approved.',
        'Metti «Dal» e «Al»: si salvano da sole. Senza di esse non si può approvare nulla.',
        'Indiquez « Du » et « Jusqu’au » : c’est enregistré aussitôt. Sans elles, rien ne peut être approuvé.',
      ],
      show: 'season.fecha_ini',
    },
    {
      title: ['Anotar lo que alguien quiere', 'Anota el que algú vol', 'Norbaitek nahi duena idatzi', 'Anotar o que alguém quer', 'Note what somebody wants', 'Annotare cosa vuole qualcuno', 'Noter ce que quelqu’un veut'],
      how: [
        'Pulsa una hora libre de la semana, o «Reserva». Dos que se pisan se juntan en una con «Fusionar».',
        'Prem una hora lliure de la setmana, o «Reserva». Dues que es trepitgen s’ajunten en una amb «Fusiona».',
        'Sakatu asteko ordu libre bat, edo «Erreserba». Gainjartzen diren bi «Batu» botoiarekin bat egiten dira.',
        'Prime uma hora livre da semana, ou «Reserva». Duas que se sobrepõem juntam-se numa com «Fundir».',
        'Press a free hour of the week, or “Booking”. Two that overlap become one with “Merge”.',
        'Premi un’ora libera della settimana, o «Prenotazione». Due che si sovrappongono diventano una con «Fondi».',
        'Cliquez sur une heure libre de la semaine, ou « Réservation ». Deux qui se superposent n’en font qu’une avec « Fusionner ».',
      ],
      show: 'season.add',
    },
    {
      title: ['Aprobar las reservas', 'Aprova les reserves', 'Erreserbak onartu', 'Aprovar as reservas', 'Approve the bookings', 'Approvare le prenotazioni', 'Approuver les réservations'],
      how: [
        'Márcalas en la lista y pulsa el botón de abajo: cada una dice en cuántas fechas choca. Una aprobación se puede anular con «Anular aprobación».',
        'Marca-les a la llista i prem el botó de sota: cadascuna diu en quantes dates xoca. Una aprovació es pot anul·lar amb «Anul·la l’aprovació».',
        'Markatu zerrendan eta sakatu beheko botoia: bakoitzak zenbat datatan egiten duen talka esaten du. Onarpena «Baliogabetu onarpena» botoiarekin bertan behera utz daiteke.',
        'Marca-as na lista e prime o botão de baixo: cada uma diz em quantas datas choca. Uma aprovação pode anular-se com «Anular aprovação».',
        'Tick them in the list and press the button below: each tells on how many dates it clashes. An approval can be taken back with “Take approval back”.',
        'Spuntale nell’elenco e premi il pulsante in basso: ognuna dice in quante date si scontra. Un’approvazione si annulla con «Annulla l’approvazione».',
        'Cochez-les dans la liste et cliquez sur le bouton du bas : chacune dit combien de dates sont en conflit. « Annuler l’approbation » revient sur une approbation.',
      ],
    },
  ],
  words: [
    [
      ['Se pisan', 'Se solapen', 'Gainjarrita', 'Sobrepõem-se', 'Overlapping', 'Sovrapposte', 'Se chevauchent'],
      ['dos quieren la misma pista a la misma hora', 'dos volen la mateixa pista a la mateixa hora', 'bik pista bera nahi dute ordu berean', 'dois querem o mesmo campo à mesma hora', 'two want the same court at the same hour', 'due vogliono lo stesso campo alla stessa ora', 'deux veulent le même terrain à la même heure'],
    ],
    [
      ['Borrador', 'Esborrany', 'Zirriborroa', 'Rascunho', 'Draft', 'Bozza', 'Brouillon'],
      ['anotada pero aún sin pedir: no se puede aprobar', 'anotada però encara sense demanar: no es pot aprovar', 'idatzita baina oraindik eskatu gabe: ezin da onartu', 'anotada mas ainda não pedida: não se pode aprovar', 'noted but not yet asked for: it cannot be approved', 'annotata ma non ancora richiesta: non si può approvare', 'notée mais pas encore demandée : ne peut être approuvée'],
    ],
  ],
})
