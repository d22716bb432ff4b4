import { texts } from '../../kit/texts.ts'

/** What is said of pictures in the seven languages. */
export const picturesTexts = texts({
  'pictures.every_day': ['Todos los días', 'Cada dia', 'Egunero', 'Todos os dias', 'Every day', 'Tutti i giorni', 'Tous les jours'],
  'pictures.every_year': ['cada año', 'cada any', 'urtero', 'todos os anos', 'every year', 'ogni anno', 'chaque année'],
  'pictures.overlaps': ['se solapa con otro tramo', 'se solapa amb un altre tram', 'beste tarte batekin gainjartzen da', 'sobrepõe-se a outro intervalo', 'overlaps another slot', 'si sovrappone a un’altra fascia', 'chevauche un autre créneau'],
  'pictures.week_hint': [
    'Arrastra sobre la semana para añadir un tramo. Con el teclado: flechas, Intro y Supr; Mayús y flechas cambian el final.',
    'Arrossega sobre la setmana per afegir un tram. Amb el teclat: fletxes, Retorn i Supr; Majúscules i fletxes en canvien el final.',
    'Arrastatu astearen gainean tarte bat gehitzeko. Teklatuarekin: geziak, Sartu eta Ezabatu; Maius eta geziek amaiera aldatzen dute.',
    'Arraste sobre a semana para adicionar um intervalo. Com o teclado: setas, Enter e Delete; Shift e setas mudam o fim.',
    'Drag over the week to add a slot. By keyboard: arrows, Enter and Delete; Shift and arrows move its end.',
    'Trascina sulla settimana per aggiungere una fascia. Con la tastiera: frecce, Invio e Canc; Maiusc e frecce ne spostano la fine.',
    'Faites glisser sur la semaine pour ajouter un créneau. Au clavier : flèches, Entrée et Suppr ; Maj et flèches en déplacent la fin.',
  ],
  'pictures.year_hint': [
    'Arrastra sobre el año para añadir fechas. Con el teclado: flechas, Intro y Supr; Mayús y flechas cambian el final.',
    'Arrossega sobre l’any per afegir dates. Amb el teclat: fletxes, Retorn i Supr; Majúscules i fletxes en canvien el final.',
    'Arrastatu urtearen gainean datak gehitzeko. Teklatuarekin: geziak, Sartu eta Ezabatu; Maius eta geziek amaiera aldatzen dute.',
    'Arraste sobre o ano para adicionar datas. Com o teclado: setas, Enter e Delete; Shift e setas mudam o fim.',
    'Drag over the year to add dates. By keyboard: arrows, Enter and Delete; Shift and arrows move their end.',
    'Trascina sull’anno per aggiungere delle date. Con la tastiera: frecce, Invio e Canc; Maiusc e frecce ne spostano la fine.',
    'Faites glisser sur l’année pour ajouter des dates. Au clavier : flèches, Entrée et Suppr ; Maj et flèches en déplacent la fin.',
  ],
  'pictures.day_month': ['dd/mm', 'dd/mm', 'hh/ee', 'dd/mm', 'dd/mm', 'gg/mm', 'jj/mm'],
  'pictures.no_such_day': ['Ese día no existe.', 'Aquest dia no existeix.', 'Egun hori ez da existitzen.', 'Esse dia não existe.', 'There is no such day.', 'Quel giorno non esiste.', 'Ce jour n’existe pas.'],
})
