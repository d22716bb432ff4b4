import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const lightsHelp = helpOf(
  {
    screens: ['light-calendars'],
    about: [
      'Los calendarios de luces dicen cuándo se encienden las luces de sus pistas. Una pista está en uno solo.',
      'Els calendaris de llums diuen quan s’encenen els llums de les seves pistes. Una pista està en un de sol.',
      'Argi-egutegiek beren pisten argiak noiz pizten diren esaten dute. Pista bat bakar batean dago.',
      'Os calendários de luzes dizem quando se acendem as luzes dos seus campos. Um campo está num só.',
      'Light calendars tell when the lights of their courts go on. A court is in one of them only.',
      'I calendari delle luci dicono quando si accendono le luci dei loro campi. Un campo è in uno solo.',
      'Les calendriers d’éclairage disent quand s’allument les lumières de leurs terrains. Un terrain n’est que dans un seul.',
    ],
    tasks: [
      {
        title: ['Crear un calendario de luces', 'Crea un calendari de llums', 'Argi-egutegi bat sortu', 'Criar um calendário de luzes', 'Create a light calendar', 'Creare un calendario delle luci', 'Créer un calendrier d’éclairage'],
        how: [
          'Dale un nombre; sus pistas y sus tramos se ponen a continuación.',
          'Dona-li un nom; les pistes i els trams es posen a continuació.',
          'Eman izen bat; pistak eta tarteak jarraian jartzen dira.',
          'Dá-lhe um nome; os campos e os intervalos põem-se a seguir.',
          'Give it a name; its courts and slots come next.',
          'Dagli un nome; i campi e le fasce si mettono subito dopo.',
          'Donnez-lui un nom ; ses terrains et ses créneaux viennent ensuite.',
        ],
        key: 'n',
      },
      {
        title: ['Cambiar cuándo se encienden', 'Canvia quan s’encenen', 'Noiz pizten diren aldatu', 'Mudar quando se acendem', 'Change when they go on', 'Cambiare quando si accendono', 'Changer l’heure d’allumage'],
        how: [
          'Abre el calendario y edita sus tramos, o desplázalos todos unos minutos.',
          'Obre el calendari i edita els seus trams, o desplaça’ls tots uns minuts.',
          'Ireki egutegia eta editatu tarteak, edo lekualdatu denak minutu batzuk.',
          'Abre o calendário e edita os seus intervalos, ou desloca-os todos uns minutos.',
          'Open the calendar and edit its slots, or shift all of them by some minutes.',
          'Apri il calendario e modifica le sue fasce, o spostale tutte di qualche minuto.',
          'Ouvrez le calendrier et modifiez ses créneaux, ou décalez-les tous de quelques minutes.',
        ],
        to: '/luzcalendarios',
      },
      {
        title: ['Ver todos los tramos juntos', 'Mira tots els trams junts', 'Tarte guztiak batera ikusi', 'Ver todos os intervalos juntos', 'See all slots together', 'Vedere tutte le fasce insieme', 'Voir tous les créneaux ensemble'],
        how: [
          '«Tramos de luz» los reúne, sean del calendario que sean.',
          '«Trams de llum» els reuneix, siguin del calendari que siguin.',
          '«Argi-tarteak» pantailak biltzen ditu, edozein egutegitakoak izanda ere.',
          '«Períodos de luz» reúne-os, sejam de que calendário forem.',
          '“Light slots” lists them, whatever their calendar.',
          '«Fasce luce» le raccoglie, di qualunque calendario siano.',
          '« Plages d’éclairage » les réunit, quel que soit leur calendrier.',
        ],
        to: '/luztramos',
      },
    ],
  },
  {
    screens: ['light-calendar-edit'],
    about: [
      'Un calendario de luces: sus tramos sobre el año y la semana, y las pistas que lo siguen. Sin tramos las luces no se encienden nunca.',
      'Un calendari de llums: els seus trams sobre l’any i la setmana, i les pistes que el segueixen. Sense trams els llums no s’encenen mai.',
      'Argi-egutegi bat: bere tarteak urtean eta astean, eta jarraitzen duten pistak. Tarterik gabe argiak ez dira inoiz pizten.',
      'Um calendário de luzes: os seus intervalos sobre o ano e a semana, e os campos que o seguem. Sem intervalos as luzes nunca se acendem.',
      'A light calendar: its slots on the year and the week, and the courts that follow it. Without slots the lights never go on.',
      'Un calendario delle luci: le sue fasce sull’anno e sulla settimana, e i campi che lo seguono. Senza fasce le luci non si accendono mai.',
      'Un calendrier d’éclairage : ses créneaux sur l’année et la semaine, et les terrains qui le suivent. Sans créneau, les lumières ne s’allument jamais.',
    ],
    tasks: [
      {
        title: ['Añadir un tramo', 'Afegeix un tram', 'Tarte bat gehitu', 'Acrescentar um intervalo', 'Add a slot', 'Aggiungere una fascia', 'Ajouter un créneau'],
        how: [
          '«Tramo nuevo» pide las fechas, las horas y los días de la semana en que se encienden.',
          '«Tram nou» demana les dates, les hores i els dies de la setmana en què s’encenen.',
          '«Tarte berria» botoiak pizten diren datak, orduak eta asteko egunak eskatzen ditu.',
          '«Intervalo novo» pede as datas, as horas e os dias da semana em que se acendem.',
          '“New slot” asks for the dates, hours and weekdays on which they go on.',
          '«Nuova fascia» chiede le date, gli orari e i giorni della settimana in cui si accendono.',
          '« Nouveau créneau » demande les dates, heures et jours où elles s’allument.',
        ],
        show: 'lights.new_slot',
      },
      {
        title: ['Adelantar o retrasar los tramos', 'Avança o endarrereix els trams', 'Tarteak aurreratu edo atzeratu', 'Adiantar ou atrasar os intervalos', 'Bring the slots forward or back', 'Anticipare o ritardare le fasce', 'Avancer ou retarder les créneaux'],
        how: [
          '«Desplazar» los mueve los minutos que digas; con signo menos, antes. Puede mover también los de los demás calendarios.',
          '«Desplaça» els mou els minuts que diguis; amb signe menys, abans. També pot moure els dels altres calendaris.',
          '«Lekualdatu» botoiak zuk esandako minutuak mugitzen ditu; minus zeinuarekin, lehenago. Beste egutegietakoak ere mugi ditzake.',
          '«Deslocar» move-os os minutos que disseres; com sinal menos, antes. Pode mover também os dos outros calendários.',
          '“Shift” moves them by the minutes you say; with a minus, earlier. It can move those of the other calendars too.',
          '«Sposta» le sposta dei minuti che dici; con il meno, prima. Può spostare anche quelle degli altri calendari.',
          '« Décaler » les déplace des minutes indiquées ; avec un moins, plus tôt. Il peut aussi déplacer ceux des autres calendriers.',
        ],
        show: 'lights.shift',
      },
      {
        title: ['Elegir las pistas', 'Tria les pistes', 'Pistak aukeratu', 'Escolher os campos', 'Choose the courts', 'Scegliere i campi', 'Choisir les terrains'],
        how: [
          'Marca las pistas y guarda. Si una está en otro calendario, quítala antes de allí.',
          'Marca les pistes i desa. Si una és en un altre calendari, treu-la abans d’allà.',
          'Markatu pistak eta gorde. Bat beste egutegi batean badago, kendu lehenago handik.',
          'Marca os campos e guarda. Se um está noutro calendário, tira-o antes de lá.',
          'Tick the courts and save. If one is in another calendar, take it out there first.',
          'Spunta i campi e salva. Se uno è in un altro calendario, prima toglilo da lì.',
          'Cochez les terrains et enregistrez. Si l’un est dans un autre calendrier, retirez-le d’abord là-bas.',
        ],
      },
    ],
  },
  {
    screens: ['light-slots'],
    about: [
      'Los tramos de luz de todos los calendarios, con sus fechas, días y horas. Sirve para repasarlos de una vez.',
      'Els trams de llum de tots els calendaris, amb les dates, els dies i les hores. Serveix per repassar-los d’una vegada.',
      'Egutegi guztietako argi-tarteak, data, egun eta orduekin. Denak batera berrikusteko balio du.',
      'Os intervalos de luz de todos os calendários, com as suas datas, dias e horas. Serve para os rever de uma vez.',
      'The light slots of every calendar, with their dates, days and hours. It serves to check them all at once.',
      'Le fasce di luce di tutti i calendari, con date, giorni e orari. Serve a controllarle tutte insieme.',
      'Les créneaux d’éclairage de tous les calendriers, avec dates, jours et heures. Pour les vérifier d’un coup.',
    ],
    tasks: [
      {
        title: ['Cambiar un tramo', 'Canvia un tram', 'Tarte bat aldatu', 'Alterar um intervalo', 'Change a slot', 'Cambiare una fascia', 'Modifier un créneau'],
        how: [
          'Intro en su fila lo abre; la papelera lo elimina.',
          'Retorn a la seva fila l’obre; la paperera l’elimina.',
          'Lerroan Sartu sakatuta irekitzen da; zakarrontziak ezabatzen du.',
          'Enter na sua linha abre-o; o caixote elimina-o.',
          'Enter on its row opens it; the bin deletes it.',
          'Invio sulla sua riga la apre; il cestino la elimina.',
          'Entrée sur sa ligne l’ouvre ; la corbeille le supprime.',
        ],
      },
      {
        title: ['Añadir un tramo', 'Afegeix un tram', 'Tarte bat gehitu', 'Acrescentar um intervalo', 'Add a slot', 'Aggiungere una fascia', 'Ajouter un créneau'],
        how: [
          'Se añade desde su calendario: ábrelo y usa «Tramo nuevo».',
          'S’afegeix des del seu calendari: obre’l i fes servir «Tram nou».',
          'Bere egutegitik gehitzen da: ireki eta erabili «Tarte berria».',
          'Acrescenta-se a partir do seu calendário: abre-o e usa «Intervalo novo».',
          'It is added from its calendar: open it and use “New slot”.',
          'Si aggiunge dal suo calendario: aprilo e usa «Nuova fascia».',
          'Il s’ajoute depuis son calendrier : ouvrez-le et utilisez « Nouveau créneau ».',
        ],
        to: '/luzcalendarios',
      },
    ],
  },
  {
    screens: ['light-slot-edit', 'light-calendar-slot'],
    about: [
      'Un tramo de luz: entre qué días del año, a qué horas y qué días de la semana se encienden las luces. Se repite cada año.',
      'Un tram de llum: entre quins dies de l’any, a quines hores i quins dies de la setmana s’encenen els llums. Es repeteix cada any.',
      'Argi-tarte bat: urteko zein egunen artean, zein ordutan eta asteko zein egunetan pizten diren argiak. Urtero errepikatzen da.',
      'Um intervalo de luz: entre que dias do ano, a que horas e em que dias da semana se acendem as luzes. Repete-se todos os anos.',
      'A light slot: between which days of the year, at which hours and on which weekdays the lights are on. It repeats every year.',
      'Una fascia di luce: tra quali giorni dell’anno, a che ore e in quali giorni della settimana si accendono le luci. Si ripete ogni anno.',
      'Un créneau d’éclairage : entre quels jours de l’année, à quelles heures et quels jours les lumières s’allument. Il se répète chaque année.',
    ],
    tasks: [
      {
        title: ['Poner las fechas', 'Posa les dates', 'Datak jarri', 'Pôr as datas', 'Set the dates', 'Mettere le date', 'Indiquer les dates'],
        how: [
          'Escribe el primer día y el último, o arrastra la franja del año. Si el último va antes, pasa de fin de año.',
          'Escriu el primer dia i l’últim, o arrossega la franja de l’any. Si l’últim va abans, passa de cap d’any.',
          'Idatzi lehen eta azken eguna, edo arrastatu urteko tartea. Azkena lehenago badoa, urte-amaiera gainditzen du.',
          'Escreve o primeiro dia e o último, ou arrasta a faixa do ano. Se o último vem antes, passa do fim do ano.',
          'Type the first and last day, or drag the stripe of the year. If the last comes first, it runs over the new year.',
          'Scrivi il primo giorno e l’ultimo, o trascina la fascia dell’anno. Se l’ultimo viene prima, passa la fine dell’anno.',
          'Tapez le premier et le dernier jour, ou faites glisser la bande de l’année. Si le dernier précède, il passe le nouvel an.',
        ],
        show: 'light-slot.diames_ini',
      },
      {
        title: ['Poner las horas y los días', 'Posa les hores i els dies', 'Orduak eta egunak jarri', 'Pôr as horas e os dias', 'Set hours and days', 'Mettere orari e giorni', 'Indiquer heures et jours'],
        how: [
          'Escribe cuándo se encienden y se apagan, o arrastra los bordes en la semana, y marca los días.',
          'Escriu quan s’encenen i s’apaguen, o arrossega les vores a la setmana, i marca els dies.',
          'Idatzi noiz pizten eta itzaltzen diren, edo arrastatu ertzak astean, eta markatu egunak.',
          'Escreve quando se acendem e apagam, ou arrasta as margens na semana, e marca os dias.',
          'Type when they go on and off, or drag the edges on the week, and mark the days.',
          'Scrivi quando si accendono e si spengono, o trascina i bordi sulla settimana, e segna i giorni.',
          'Tapez l’allumage et l’extinction, ou faites glisser les bords dans la semaine, et marquez les jours.',
        ],
        show: 'light-slot.hora_ini',
      },
    ],
  },
)
