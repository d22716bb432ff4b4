import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const rankingsHelp = helpOf(
  {
    screens: ['rankings'],
    about: [
      'Las clasificaciones de jugadores que ofrece el club. Las activas se ofrecen; las inactivas se guardan por si vuelven.',
      'Les classificacions de jugadors que ofereix el club. Les actives s’ofereixen; les inactives es guarden per si tornen.',
      'Klubak eskaintzen dituen jokalarien sailkapenak. Aktiboak eskaintzen dira; ez-aktiboak gordeta gelditzen dira, badaezpada.',
      'As classificações de jogadores que o clube oferece. As ativas oferecem-se; as inativas guardam-se para o caso de voltarem.',
      'The rankings of players that the club offers. Active ones are offered; inactive ones are kept in case they return.',
      'Le classifiche di giocatori che il club offre. Quelle attive si offrono; le inattive si conservano nel caso tornino.',
      'Les classements de joueurs que le club propose. Les actifs sont proposés ; les inactifs sont gardés au cas où.',
    ],
    tasks: [
      {
        title: ['Añadir una clasificación', 'Afegeix una classificació', 'Sailkapen bat gehitu', 'Acrescentar uma classificação', 'Add a ranking', 'Aggiungere una classifica', 'Ajouter un classement'],
        how: [
          'Dale un nombre y un orden: en ese orden se listan.',
          'Dona-li un nom i un ordre: es llisten en aquest ordre.',
          'Eman izen bat eta ordena bat: ordena horretan zerrendatzen dira.',
          'Dá-lhe um nome e uma ordem: listam-se nessa ordem.',
          'Give it a name and an order: they are listed in that order.',
          'Dagli un nome e un ordine: si elencano in quell’ordine.',
          'Donnez-lui un nom et un ordre : ils sont listés dans cet ordre.',
        ],
        key: 'n',
      },
      {
        title: ['Activar o desactivar una', 'Activa’n o desactiva’n una', 'Bat aktibatu edo desaktibatu', 'Ativar ou desativar uma', 'Activate or deactivate one', 'Attivarne o disattivarne una', 'En activer ou désactiver un'],
        how: [
          'El botón de su fila la deja de ofrecer, o la vuelve a ofrecer. La del club está siempre activa.',
          'El botó de la seva fila la deixa d’oferir, o la torna a oferir. La del club sempre és activa.',
          'Lerroko botoiak eskaintzeari uzten dio, edo berriro eskaintzen du. Klubekoa beti dago aktibo.',
          'O botão da sua linha deixa de a oferecer, ou volta a oferecê-la. A do clube está sempre ativa.',
          'The button of its row stops offering it, or offers it again. That of the club is always active.',
          'Il pulsante della sua riga smette di offrirla, o la offre di nuovo. Quella del club è sempre attiva.',
          'Le bouton de sa ligne cesse de le proposer, ou le propose à nouveau. Celui du club est toujours actif.',
        ],
        to: '/campeonatoRanking',
      },
      {
        title: ['Eliminar una', 'Elimina’n una', 'Bat ezabatu', 'Eliminar uma', 'Delete one', 'Eliminarne una', 'En supprimer un'],
        how: [
          'Solo se elimina una clasificación activa que nadie usa: actívala antes si hace falta.',
          'Només s’elimina una classificació activa que ningú fa servir: activa-la abans si cal.',
          'Inork erabiltzen ez duen sailkapen aktiboa bakarrik ezabatzen da: aktibatu lehenago behar bada.',
          'Só se elimina uma classificação ativa que ninguém usa: ativa-a antes se for preciso.',
          'Only an active ranking that nobody uses can be deleted: activate it first if need be.',
          'Si elimina solo una classifica attiva che nessuno usa: prima attivala se serve.',
          'Seul un classement actif et inutilisé se supprime : activez-le d’abord s’il le faut.',
        ],
      },
    ],
  },
  {
    screens: ['championship-categories'],
    about: [
      'Las categorías de los campeonatos: primera, veteranos, mixto… Se eligen al crear un campeonato.',
      'Les categories dels campionats: primera, veterans, mixt… Es trien en crear un campionat.',
      'Txapelketen kategoriak: lehena, beteranoak, mistoa… Txapelketa bat sortzean aukeratzen dira.',
      'As categorias dos campeonatos: primeira, veteranos, misto… Escolhem-se ao criar um campeonato.',
      'The categories of championships: first, veterans, mixed… They are chosen when a championship is created.',
      'Le categorie dei campionati: prima, veterani, misto… Si scelgono quando si crea un campionato.',
      'Les catégories des championnats : première, vétérans, mixte… Elles se choisissent à la création d’un championnat.',
    ],
    tasks: [
      {
        title: ['Añadir una categoría', 'Afegeix una categoria', 'Kategoria bat gehitu', 'Acrescentar uma categoria', 'Add a category', 'Aggiungere una categoria', 'Ajouter une catégorie'],
        how: [
          'Escribe su nombre y guarda.',
          'Escriu-ne el nom i desa.',
          'Idatzi izena eta gorde.',
          'Escreve o nome e guarda.',
          'Type its name and save.',
          'Scrivi il nome e salva.',
          'Tapez son nom et enregistrez.',
        ],
        key: 'n',
      },
      {
        title: ['Dejar de usar una', 'Deixa d’usar-ne una', 'Bat erabiltzeari utzi', 'Deixar de usar uma', 'Stop using one', 'Smettere di usarne una', 'Ne plus en utiliser une'],
        how: [
          'El botón de pausa de su fila la desactiva; la papelera la elimina si nada la usa. Las que llevan candado son del club y no se eliminan.',
          'El botó de pausa de la seva fila la desactiva; la paperera l’elimina si res no la fa servir. Les que porten cadenat són del club i no s’eliminen.',
          'Lerroko pausa botoiak desaktibatzen du; zakarrontziak ezabatzen du ezerk erabiltzen ez badu. Giltzarrapoa dutenak klubarenak dira eta ez dira ezabatzen.',
          'O botão de pausa da sua linha desativa-a; o caixote elimina-a se nada a usa. As que têm cadeado são do clube e não se eliminam.',
          'The pause button of its row deactivates it; the bin deletes it if nothing uses it. Those with a lock are the club’s and stay.',
          'Il pulsante di pausa della sua riga la disattiva; il cestino la elimina se nulla la usa. Quelle con il lucchetto sono del club e restano.',
          'Le bouton de pause de sa ligne la désactive ; la corbeille la supprime si rien ne l’utilise. Celles au cadenas sont du club et restent.',
        ],
        to: '/campeonatoCategoria',
      },
    ],
  },
)
