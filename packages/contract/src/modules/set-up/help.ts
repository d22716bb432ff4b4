import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const setUpHelp = helpOf({
  screens: ['set-up'],
  about: [
    'Los primeros pasos de un club, del nombre a la primera reserva. Cada paso se marca solo cuando sus datos existen, se hagan donde se hagan.',
    'Els primers passos d’un club, del nom a la primera reserva. Cada pas es marca sol quan les seves dades existeixen, es facin on es facin.',
    'Klub baten lehen urratsak, izenetik lehen erreserbara. Urrats bakoitza bakarrik markatzen da bere datuak daudenean, edonon eginda ere.',
    'Os primeiros passos de um clube, do nome à primeira reserva. Cada passo marca-se sozinho quando os seus dados existem, feitos onde for.',
    'The first steps of a club, from its name to the first booking. Each step ticks itself once its data exist, wherever they were made.',
    'I primi passi di un club, dal nome alla prima prenotazione. Ogni passo si spunta da solo quando i suoi dati esistono, ovunque siano stati creati.',
    'Les premières étapes d’un club, du nom à la première réservation. Chaque étape se coche seule quand ses données existent, où qu’elles aient été créées.',
  ],
  tasks: [
    {
      title: ['Crear las pistas de un deporte', 'Crea les pistes d’un esport', 'Kirol baten pistak sortu', 'Criar os campos de um desporto', 'Create the courts of a sport', 'Creare i campi di uno sport', 'Créer les terrains d’un sport'],
      how: ['Elige el deporte y cuántas pistas son: se crean todas de golpe, con su tipo de ingreso.', 'Tria l’esport i quantes pistes són: es creen totes de cop, amb el seu tipus d’ingrés.', 'Aukeratu kirola eta zenbat pista diren: guztiak batera sortzen dira, beren diru-sarrera motarekin.', 'Escolha o desporto e quantos campos são: criam-se todos de uma vez, com o seu tipo de receita.', 'Choose the sport and the number of courts: all are created at once, with their income type.', 'Scegli lo sport e quanti campi sono: si creano tutti insieme, con il loro tipo di entrata.', 'Choisissez le sport et le nombre de terrains : tous sont créés d’un coup, avec leur type de recette.'],
      show: 'set-up.act.courts',
    },
    {
      title: ['Saltar un paso', 'Salta un pas', 'Urrats bat saltatu', 'Saltar um passo', 'Skip a step', 'Saltare un passo', 'Sauter une étape'],
      how: ['«Saltar» lo aparta; se puede hacer después de todo cuando quieras.', '«Salta» l’aparta; es pot fer al capdavall quan vulguis.', '«Saltatu» botoiak alde batera uzten du; nahi duzunean egin dezakezu.', '«Saltar» põe-no de lado; pode fazer-se quando quiser.', '“Skip” puts it aside; you can do it after all at any time.', '«Salta» lo mette da parte; puoi farlo quando vuoi.', '« Sauter » la met de côté ; vous pouvez la faire quand vous voulez.'],
      show: 'set-up.skip',
    },
    {
      title: ['Traer los socios de otro programa', 'Porta els socis d’un altre programa', 'Bazkideak beste programa batetik ekarri', 'Trazer os sócios de outro programa', 'Bring the members from another program', 'Portare i soci da un altro programma', 'Reprendre les membres d’un autre logiciel'],
      how: ['Una hoja de cálculo basta: verás qué entra y qué no antes de guardar.', 'Un full de càlcul n’hi ha prou: veuràs què entra i què no abans de desar.', 'Kalkulu-orri bat nahikoa da: gorde aurretik ikusiko duzu zer sartzen den.', 'Basta uma folha de cálculo: verá o que entra antes de guardar.', 'A spreadsheet is enough: you see what comes in before anything is saved.', 'Basta un foglio di calcolo: vedrai cosa entra prima di salvare.', 'Un tableur suffit : vous voyez ce qui entre avant d’enregistrer.'],
      to: '/socios/importar',
    },
  ],
})
