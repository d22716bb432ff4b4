import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const feeRunHelp = helpOf({
  screens: ['fee-run', 'fee-run-result'],
  about: [
    'Lo que toca cobrar de cuotas hasta un día: cuánto, frente al mes anterior, quién queda fuera y qué llama la atención. Nada se hace hasta que lo generas, y lo que nadie ha cobrado se puede retirar.',
    'El que toca cobrar de quotes fins a un dia: quant, davant del mes anterior, qui queda fora i què crida l’atenció. No es fa res fins que ho generes, i el que ningú no ha cobrat es pot retirar.',
    'Egun bat arte kuotetan kobratu behar dena: zenbat, aurreko hilaren aldean, nor geratzen den kanpoan eta zerk deitzen duen arreta. Ez da ezer egiten sortu arte, eta inork kobratu ez duena kendu daiteke.',
    'O que há a cobrar de quotas até um dia: quanto, face ao mês anterior, quem fica de fora e o que chama a atenção. Nada se faz até gerar, e o que ninguém cobrou pode ser retirado.',
    'The fees that are due until a day: how much, against last month, those left out, and what is odd. Nothing is done until you raise them, and what nobody has paid can be taken back.',
    'Le quote dovute fino a un giorno: quanto, rispetto al mese prima, chi resta fuori e cosa salta all’occhio. Non si fa nulla finché non le generi, e ciò che nessuno ha pagato si può ritirare.',
    'Les cotisations dues jusqu’à un jour : combien, par rapport au mois d’avant, les exclues et ce qui étonne. Rien n’est fait avant la génération, et ce que personne n’a payé peut être retiré.',
  ],
  tasks: [
    {
      title: ['Ver qué va a pasar y generar', 'Veure què passarà i generar', 'Zer gertatuko den ikusi eta sortu', 'Ver o que vai acontecer e gerar', 'See what will happen, and raise', 'Vedere cosa succederà e generare', 'Voir ce qui va se passer et générer'],
      how: [
        'Mira las cinco cifras y sus pestañas, del 1 al 5. El botón dice cuántas cuotas y cuánto suman.',
        'Mira les cinc xifres i les seves pestanyes, de l’1 al 5. El botó diu quantes quotes i quant sumen.',
        'Begiratu bost zifrak eta haien fitxak, 1etik 5era. Botoiak zenbat kuota diren eta zenbat batzen duten esaten du.',
        'Veja os cinco números e os seus separadores, de 1 a 5. O botão diz quantas quotas e quanto somam.',
        'Look at the five figures and their tabs, 1 to 5. The button tells how many fees and their sum.',
        'Guarda le cinque cifre e le loro schede, da 1 a 5. Il pulsante dice quante quote e quanto sommano.',
        'Regardez les cinq chiffres et leurs onglets, de 1 à 5. Le bouton indique le nombre de cotisations et leur somme.',
      ],
      to: '/cuotas/generar',
    },
    {
      title: ['Ver quién queda fuera', 'Veure qui queda fora', 'Nor geratzen den kanpoan ikusi', 'Ver quem fica de fora', 'See those left out', 'Vedere chi resta fuori', 'Voir les exclus'],
      how: [
        'En «Quedan fuera», cada uno está con su motivo y su salida. Lo que parece un descuido está en rojo.',
        'A «Queden fora», cadascú hi és amb el seu motiu i la seva sortida. El que sembla un descuit és en vermell.',
        '«Kanpoan» fitxan, bakoitza bere arrazoi eta irtenbidearekin dago. Oharkabetzea dirudiena gorriz dago.',
        'Em «Ficam de fora», cada um está com o seu motivo e a sua saída. O que parece um descuido está a vermelho.',
        'Under “Left out”, each stands with a reason and a way out. What looks like a slip is red.',
        'In «Restano fuori», ciascuno è con il suo motivo e il suo rimedio. Ciò che sembra una svista è in rosso.',
        'Dans « Restent dehors », chacun figure avec son motif et son issue. Ce qui semble être un oubli est en rouge.',
      ],
    },
    {
      title: ['Retirar lo generado', 'Retirar el generat', 'Sortutakoa kendu', 'Retirar o que foi gerado', 'Take back what was raised', 'Ritirare ciò che è stato generato', 'Retirer ce qui a été généré'],
      how: [
        'En «Generaciones», abre la que sea y pulsa «Retirar…». Antes de hacerlo dice qué se retira, qué se queda y por qué.',
        'A «Generacions», obre la que sigui i prem «Retira…». Abans de fer-ho diu què es retira, què es queda i per què.',
        '«Sortutakoak» atalean, ireki bat eta sakatu «Kendu…». Egin aurretik, zer kentzen den, zer geratzen den eta zergatik esaten du.',
        'Em «Gerações», abra uma e prima «Retirar…». Antes de o fazer diz o que se retira, o que fica e porquê.',
        'Under “Runs”, open one and press “Take back…”. Before it is done you see what goes, what stays and why.',
        'In «Generazioni», aprine una e premi «Ritira…». Prima di farlo dice cosa si ritira, cosa resta e perché.',
        'Dans « Générations », ouvrez-en une et cliquez sur « Retirer… ». Avant de le faire, vous voyez ce qui part, ce qui reste et pourquoi.',
      ],
    },
  ],
})
