import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'
import { locales } from '../../kit/texts.ts'
import { accessCodeText } from '../access/access-code.ts'

/** Member 3 is the guest: a place of a booking without a member. */
export const guestMember = 3
/** Rows with behaviour: never deleted; 1 is the first administrator. */
export const reservedMembers = [1, guestMember] as const

/** A member. Login, password and rights live in table `cuenta`; the debt is computed, never stored. */
export const member = resource('member', {
  table: 'socio',
  path: 'socio',
  also: ['socios'],
  label: 'nombre',
  permission: 'members',
  reserved: reservedMembers,
  only: [],
  shown: { text: 'menu.members', route: '/socios/{id_mst_socios}/edit', name: ['nombre', 'apellidos'] },
  words: 'person',
  fields: {
    id_mst_socios: field.id(),
    numsocio: optional(field.integer({ min: 1 })),
    nombre: field.text(80),
    apellidos: field.text(120),
    email: optional(field.email()),
    /** Language of letters; without one the account's, then the club's. */
    idioma: optional(field.choice(...locales)),
    telefono: optional(field.phone()),
    telefono2: optional(field.phone()),
    nif: optional(field.nif()),
    fecha_nac: optional(field.day()),
    sx: defaulted(field.choice('-', 'M', 'F'), '-'),
    direccion: optional(field.text(200)),
    codigo_postal: optional(field.text(12)),
    poblacion: optional(field.text(100)),
    provincia_select: optional(field.text(60)),
    provincia: optional(field.text(100)),
    extranjero: defaulted(field.flag(), false),
    id_mst_tiposocio: defaulted(field.ref('tipo_socio'), 2),
    nivel: defaulted(field.level(), 0),
    nivel_decimales: optional(field.number({ min: 0, max: 7.99 })),
    activo: defaulted(field.flag(), true),
    notificar: defaulted(field.flag(), true),
    notificarApp: defaulted(field.flag(), true),
    acceso_web: defaulted(field.flag(), true),
    permitir_subir_foto: defaulted(field.flag(), true),
    aceptado: defaulted(field.flag(), true),
    es_invitado: defaulted(field.flag(), false),
    es_externo: defaulted(field.flag(), false),
    reservado: defaulted(field.flag(), false),
    fecha_alta: optional(field.day()),
    fecha_baja: optional(field.day()),
    fecha_ini_acceso_web: optional(field.day()),
    preciohora: defaulted(field.money({ min: 0 }), 0),
    full_iban: optional(field.iban()),
    licencia_federacion: optional(field.text(40)),
    codigo_tarjeta_acceso: optional(accessCodeText()),
    path_imagen: optional(field.file()),
    aviso_admin: optional(field.note(1000)),
    observaciones: optional(field.note()),
    id_mst_socios_titular: optional(field.ref('socio')),
    /** Guardian of a minor. */
    id_mst_socios_tutor: optional(field.ref('socio')),
    id_reg_importacion: optional(field.ref('importacion')),
  },
})
