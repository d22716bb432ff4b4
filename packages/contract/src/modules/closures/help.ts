import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const closuresHelp = helpOf(
  {
    screens: ['closure-new'],
    about: [
      'Cierra pistas unas horas por lluvia, avería u otro motivo. Cada reserva afectada dice qué pasa con ella y con su dinero antes de cerrar nada.',
      'Tanca pistes unes hores per pluja, avaria o un altre motiu. Cada reserva afectada diu què passa amb ella i amb els seus diners abans de tancar res.',
      'Pistak ordu batzuetan ixten ditu, euriagatik, matxuragatik edo beste arrazoi batengatik. Ukitutako erreserba bakoitzak itxi aurretik esaten du zer gertatuko den berarekin eta bere diruarekin.',
      'Fecha campos umas horas por chuva, avaria ou outro motivo. Cada reserva afetada diz o que lhe acontece, e ao seu dinheiro, antes de se fechar nada.',
      'Closes courts for some hours for rain, a fault or another reason. Each booking affected tells what becomes of it and of its money before anything is closed.',
      'Chiude campi per qualche ora per pioggia, guasto o altro motivo. Ogni prenotazione coinvolta dice cosa succede a lei e ai suoi soldi prima di chiudere.',
      'Ferme des terrains quelques heures pour la pluie, une panne ou un autre motif. Chaque réservation touchée dit ce qu’elle devient, et son argent, avant la fermeture.',
    ],
    tasks: [
      {
        title: ['Elegir pistas y horas', 'Tria pistes i hores', 'Pistak eta orduak aukeratu', 'Escolher campos e horas', 'Choose courts and hours', 'Scegliere campi e orari', 'Choisir terrains et heures'],
        how: [
          'Arrastra en el cuadrante, o marca las pistas y pon las horas; «Todas» las coge todas.',
          'Arrossega al quadrant, o marca les pistes i posa les hores; «Totes» les agafa totes.',
          'Arrastatu koadrantean, edo markatu pistak eta jarri orduak; «Guztiak» botoiak denak hartzen ditu.',
          'Arrasta no quadro, ou marca os campos e põe as horas; «Todos» apanha todos.',
          'Drag in the planner, or mark the courts and set the hours; “All” takes them all.',
          'Trascina nel planner, o segna i campi e metti gli orari; «Tutti» li prende tutti.',
          'Faites glisser dans le planning, ou marquez les terrains et indiquez les heures ; « Tous » les prend tous.',
        ],
        show: 'closures.all_courts',
      },
      {
        title: ['Decidir qué pasa con las reservas', 'Decideix què passa amb les reserves', 'Erreserbekin zer egin erabaki', 'Decidir o que acontece às reservas', 'Decide about the bookings', 'Decidere delle prenotazioni', 'Décider des réservations'],
        how: [
          '«A todas» da la misma respuesta a todas las afectadas; en cada línea se puede cambiar.',
          '«A totes» dona la mateixa resposta a totes les afectades; a cada línia es pot canviar.',
          '«Guztiei» aukerak ukitutako guztiei erantzun bera ematen die; lerro bakoitzean alda daiteke.',
          '«A todas» dá a mesma resposta a todas as afetadas; em cada linha pode mudar-se.',
          '“To all” gives one answer to every booking affected; each line can be changed.',
          '«A tutte» dà la stessa risposta a tutte quelle coinvolte; in ogni riga si può cambiare.',
          '« À toutes » donne la même réponse à toutes celles touchées ; chaque ligne peut changer.',
        ],
      },
      {
        title: ['Deshacer un cierre', 'Desfés un tancament', 'Itxiera bat desegin', 'Desfazer um fecho', 'Undo a closure', 'Annullare una chiusura', 'Annuler une fermeture'],
        how: [
          'Hasta que salen los avisos se puede deshacer entero desde el cuadrante. Después las pistas se reabren una a una.',
          'Fins que surten els avisos es pot desfer tot des del quadrant. Després les pistes es reobren una a una.',
          'Abisuak atera arte osorik desegin daiteke koadrantetik. Gero pistak banan-banan irekitzen dira berriro.',
          'Até saírem os avisos pode desfazer-se todo a partir do quadro. Depois os campos reabrem-se um a um.',
          'Until the notices leave, it can be undone whole from the planner. Later the courts are reopened one by one.',
          'Finché non partono gli avvisi si può annullare per intero dal planner. Dopo, i campi si riaprono uno a uno.',
          'Jusqu’au départ des avis, elle s’annule entière depuis le planning. Ensuite, les terrains se rouvrent un à un.',
        ],
      },
    ],
    words: [
      [
        ['Por devolver', 'Per tornar', 'Itzultzeko', 'Por devolver', 'Due back', 'Da restituire', 'À rendre'],
        ['no se juega y el importe se devuelve después', 'no es juga i l’import es torna després', 'ez da jokatzen eta zenbatekoa gero itzultzen da', 'não se joga e o valor devolve-se depois', 'it is not played and its amount is given back later', 'non si gioca e l’importo si restituisce dopo', 'elle n’est pas jouée et son montant est rendu plus tard'],
      ],
    ],
  },
  {
    screens: ['due-back'],
    about: [
      'El dinero que el club debe devolver: por cierres de pistas y por reservas pagadas que ahora cuestan menos. Una línea se va de la lista en cuanto se devuelve.',
      'Els diners que el club ha de tornar: per tancaments de pistes i per reserves pagades que ara costen menys. Una línia marxa de la llista quan es torna.',
      'Klubak itzuli behar duen dirua: pisten itxierengatik eta orain gutxiago balio duten ordaindutako erreserbengatik. Lerroa zerrendatik kentzen da itzuli bezain laster.',
      'O dinheiro que o clube tem a devolver: por fechos de campos e por reservas pagas que agora custam menos. Uma linha sai da lista assim que se devolve.',
      'The money that the club owes back: for closed courts and for paid bookings that cost less now. A line leaves the list once it is given back.',
      'I soldi che il club deve restituire: per chiusure di campi e per prenotazioni pagate che ora costano meno. Una riga esce dall’elenco appena si restituisce.',
      'L’argent que le club doit rendre : pour des terrains fermés et des réservations payées qui coûtent moins. Une ligne quitte la liste dès qu’elle est rendue.',
    ],
    tasks: [
      {
        title: ['Devolver un importe', 'Torna un import', 'Zenbateko bat itzuli', 'Devolver um valor', 'Give an amount back', 'Restituire un importo', 'Rendre un montant'],
        how: [
          'El botón de su fila pregunta cómo: «Como se pagó» o «Todo en efectivo».',
          'El botó de la seva fila pregunta com: «Com es va pagar» o «Tot en efectiu».',
          'Lerroko botoiak nola galdetzen du: «Ordaindu zen bezala» edo «Dena eskudirutan».',
          'O botão da sua linha pergunta como: «Como se pagou» ou «Tudo em numerário».',
          'The button of its row asks how: “The way it was paid” or “All in cash”.',
          'Il pulsante della sua riga chiede come: «Come è stato pagato» o «Tutto in contanti».',
          'Le bouton de sa ligne demande comment : « Comme payé » ou « Tout en espèces ».',
        ],
        to: '/reservas/por_devolver',
      },
      {
        title: ['Anotar que ya se devolvió', 'Anota que ja s’ha tornat', 'Itzulita dagoela idatzi', 'Anotar que já se devolveu', 'Note that it was given back', 'Annotare che è già restituito', 'Noter que c’est déjà rendu'],
        how: [
          'Si se devolvió de otra manera, la marca de su fila la quita de la lista sin mover dinero. Se puede deshacer.',
          'Si es va tornar d’una altra manera, la marca de la seva fila la treu de la llista sense moure diners. Es pot desfer.',
          'Beste modu batera itzuli bada, lerroko markak zerrendatik kentzen du dirua mugitu gabe. Desegin daiteke.',
          'Se se devolveu de outra maneira, a marca da sua linha tira-a da lista sem mexer em dinheiro. Pode desfazer-se.',
          'If it was given back otherwise, the tick of its row takes it off the list without moving money. It can be undone.',
          'Se è stato restituito in altro modo, la spunta della sua riga lo toglie dall’elenco senza muovere soldi. Si può annullare.',
          'S’il a été rendu autrement, la coche de sa ligne l’ôte de la liste sans mouvement d’argent. On peut l’annuler.',
        ],
      },
      {
        title: ['Ver la reserva', 'Mira la reserva', 'Erreserba ikusi', 'Ver a reserva', 'See the booking', 'Vedere la prenotazione', 'Voir la réservation'],
        how: [
          'Intro en su fila la abre en el cuadrante, si todavía existe.',
          'Retorn a la seva fila l’obre al quadrant, si encara existeix.',
          'Lerroan Sartu sakatuta koadrantean irekitzen da, oraindik badago.',
          'Enter na sua linha abre-a no quadro, se ainda existir.',
          'Enter on its row opens it in the planner, if it still exists.',
          'Invio sulla sua riga la apre nel planner, se esiste ancora.',
          'Entrée sur sa ligne l’ouvre dans le planning, si elle existe encore.',
        ],
      },
    ],
  },
)
