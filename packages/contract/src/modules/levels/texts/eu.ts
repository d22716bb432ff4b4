import type { es } from './es.ts'

export const eu = {
  'nivel.todos': 'Zortzi mailak badaude, 0tik 7ra.',
  'nivel.repetido': 'Beste maila batek izen hori du.',
  'nivel.desconocido': 'Maila hori ez dago jada. Kargatu berriro pantaila.',
  'nivel.nuevo': '{n}. maila',
  'levels.name': 'Izena ({idioma})',
  'levels.name_of': '{n}. maila: izena',
  'levels.languages': 'Izenen hizkuntza',
  'levels.hint': 'Klubak joko mailei ematen dizkien izenak, 0tik 7ra. Hizkuntza bakoitzak bereak ditu.',
  'levels.add': 'Gehitu maila',
  'levels.all_there': 'Zortziak badaude',
  'levels.deleted': '{n}. maila ezabatuta',
  'levels.delete_hint': 'Zazpi hizkuntzetan desagertzen da.',
  'levels.none': 'Ez da mailarik geratzen',
  'levels.missing': 'Izenik gabe ({idioma}); gaztelaniazkoa erakusten da',
  'levels.members': 'bazkide',
  'levels.member_types': 'bazkide mota',
  'levels.bookings': 'erreserba',
} satisfies Record<keyof typeof es, string>
