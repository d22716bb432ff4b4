import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const guideHelp = helpOf({
  screens: ['guide'],
  about: [
    'La guía del programa en cinco capítulos, con imágenes: el día en recepción, el dinero, los socios, las pistas y la primera hora de un club.',
    'La guia del programa en cinc capítols, amb imatges: el dia a recepció, els diners, els socis, les pistes i la primera hora d’un club.',
    'Programaren gida bost kapitulutan, irudiekin: eguna harreran, dirua, bazkideak, pistak eta klub baten lehen ordua.',
    'O guia do programa em cinco capítulos, com imagens: o dia na receção, o dinheiro, os sócios, os campos e a primeira hora de um clube.',
    'The guide to the program in five chapters, with pictures: the desk’s day, money, members, courts and the first hour of a club.',
    'La guida al programma in cinque capitoli, con immagini: la giornata in reception, il denaro, i soci, i campi e la prima ora di un club.',
    'Le guide du programme en cinq chapitres, avec des images : la journée à l’accueil, l’argent, les membres, les terrains et la première heure d’un club.',
  ],
  tasks: [
    {
      title: ['Imprimir un capítulo', 'Imprimeix un capítol', 'Kapitulu bat inprimatu', 'Imprimir um capítulo', 'Print a chapter', 'Stampare un capitolo', 'Imprimer un chapitre'],
      how: [
        'Con la impresión del navegador: sale solo el capítulo, sin el menú.',
        'Amb la impressió del navegador: surt només el capítol, sense el menú.',
        'Nabigatzailearen inprimaketarekin: kapitulua bakarrik ateratzen da, menurik gabe.',
        'Com a impressão do navegador: sai só o capítulo, sem o menu.',
        'With the browser’s printing: the chapter comes out alone, without the menu.',
        'Con la stampa del browser: esce solo il capitolo, senza il menu.',
        'Avec l’impression du navigateur : seul le chapitre sort, sans le menu.',
      ],
    },
  ],
})
