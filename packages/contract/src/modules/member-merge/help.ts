import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const memberMergeHelp = helpOf({
  screens: ['member-duplicates'],
  about: [
    'Parejas de fichas que parecen de la misma persona, las más probables primero. Se unen en una o se marcan como distintas.',
    'Parelles de fitxes que semblen de la mateixa persona, les més probables primer. S’uneixen en una o es marquen com a diferents.',
    'Pertsona berarenak diruditen fitxa bikoteak, litekeenak lehenik. Bat egiten dira, edo desberdin gisa markatzen.',
    'Pares de fichas que parecem da mesma pessoa, os mais prováveis primeiro. Unem-se numa só ou marcam-se como diferentes.',
    'Pairs of records that seem to be the same person, the likeliest first. They are merged into one, or marked as different.',
    'Coppie di schede che sembrano della stessa persona, le più probabili prima. Si uniscono in una o si segnano come diverse.',
    'Des paires de fiches qui semblent être la même personne, les plus probables d’abord. On les fusionne, ou on les marque comme différentes.',
  ],
  tasks: [
    {
      title: ['Unir dos fichas', 'Uneix dues fitxes', 'Bi fitxa batu', 'Unir duas fichas', 'Merge two records', 'Unire due schede', 'Fusionner deux fiches'],
      how: [
        'Elige qué dato queda de cada una, mira lo que se mueve y pulsa «Unir las dos fichas». «Que quede la otra» cambia cuál se conserva.',
        'Tria quina dada queda de cadascuna, mira el que es mou i prem «Uneix les dues fitxes». «Que quedi l’altra» canvia quina es conserva.',
        'Aukeratu bakoitzetik zein datu geratzen den, begiratu mugitzen dena eta sakatu «Batu bi fitxak». «Bestea gera dadila» botoiak gordetzen dena aldatzen du.',
        'Escolha que dado fica de cada uma, veja o que se move e prima «Unir as duas fichas». «Que fique a outra» muda a que se conserva.',
        'Choose which value of each stays, look at what moves and press “Merge the two records”. “Keep the other one” changes which is kept.',
        'Scegli quale dato resta di ciascuna, guarda cosa si sposta e premi «Unisci le due schede». «Tieni l’altra» cambia quale si conserva.',
        'Choisissez la donnée à garder de chacune, regardez ce qui est déplacé et cliquez sur « Fusionner les deux fiches ». « Garder l’autre » change celle qui reste.',
      ],
      show: 'merge.run',
    },
    {
      title: ['Decir que son dos personas', 'Digues que són dues persones', 'Bi pertsona direla esan', 'Dizer que são duas pessoas', 'Say that they are two people', 'Dire che sono due persone', 'Dire que ce sont deux personnes'],
      how: [
        '«No son el mismo» quita la pareja, y no vuelve a salir. «Después» la deja para otro día.',
        '«No són el mateix» treu la parella, i no torna a sortir. «Després» la deixa per a un altre dia.',
        '«Ez dira bera» botoiak bikotea kentzen du, eta ez da berriro agertzen. «Gero» botoiak beste egun baterako uzten du.',
        '«Não são o mesmo» retira o par, e não volta a aparecer. «Depois» deixa-o para outro dia.',
        '“Not the same” takes the pair away, and it never comes back. “Later” leaves it for another day.',
        '«Non sono la stessa persona» toglie la coppia, e non riappare. «Più tardi» la lascia per un altro giorno.',
        '« Pas la même personne » retire la paire, qui ne revient plus. « Plus tard » la laisse pour un autre jour.',
      ],
      show: 'merge.not_same',
    },
    {
      title: ['Deshacer una unión', 'Desfés una unió', 'Batze bat desegin', 'Desfazer uma união', 'Undo a merge', 'Annullare un’unione', 'Annuler une fusion'],
      how: [
        'En «Uniones recientes», la flecha de su fila. Se puede durante 30 días.',
        'A «Unions recents», la fletxa de la seva fila. Es pot durant 30 dies.',
        '«Azken batzeak» atalean, bere errenkadako gezia. 30 egunez egin daiteke.',
        'Em «Uniões recentes», a seta da sua linha. Pode-se durante 30 dias.',
        'In “Recent merges”, the arrow of its row. It is possible for 30 days.',
        'In «Unioni recenti», la freccia della riga. Si può per 30 giorni.',
        'Dans « Fusions récentes », la flèche de sa ligne. C’est possible pendant 30 jours.',
      ],
      show: 'merge.recent',
    },
  ],
})
