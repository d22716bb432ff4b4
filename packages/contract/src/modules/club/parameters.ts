import { type Locale, locales } from '../../kit/texts.ts'
import {
  address,
  choice,
  device,
  flag,
  guardedParameter,
  integerParameter,
  type Parameter,
  type ParameterValue,
  privateParameter,
  text,
} from './parameter-spec.ts'

/**
 * Every parameter of the product (A-63; spec/params.tsv and the decisions that name one): number, group, kind, standard value, range. An
 * undeclared parameter does not compile. The description is the text `param.<name>`. Numbers are never reused.
 */
export const parameters = {
  DEFAULT_LANGUAGE: choice<Locale>(1, 'languages', ['es-ES', ...locales.filter((locale) => locale !== 'es-ES')]),
  MOSTRAR_CAT: flag(2, 'languages', true),

  /** Login name: 0 e-mail, 1 member number, 5 tax id. */
  MODO_AUTENTICACION: guardedParameter(choice(10, 'access', [0, 1, 5])),
  DOBLE_AUTENTIFICACION_ADMIN: guardedParameter(flag(11, 'access', true)),
  /** 0 no access control, 4 with the emergency code. */
  ACTIVAR_ACCESO: integerParameter(12, 'access', { standard: 0, min: 0, max: 9 }),
  PREFIJO_CODIGO_ACCESO: privateParameter(text(13, 'access', 10)),
  NOMBRE_CODIGO_ACCESO_1: text(14, 'access', 60),
  NOMBRE_CODIGO_ACCESO_2: text(15, 'access', 60),
  NOMBRE_CODIGO_ACCESO_3: text(16, 'access', 60),
  /** Minutes by which doors open before and close after a booking, and the club's hours (0107). */
  ACCESO_MINUTOS_ANTES: integerParameter(17, 'access', { standard: 30, min: 0, max: 240, unit: 'minutes' }),
  ACCESO_MINUTOS_DESPUES: integerParameter(18, 'access', { standard: 15, min: 0, max: 240, unit: 'minutes' }),
  /** Age of a debt in days that closes the doors; 0 never (0107). */
  ACCESO_DIAS_DEUDA: integerParameter(19, 'access', { standard: 0, min: 0, max: 3650, unit: 'days' }),
  /** Minutes after an entry that took a use of a pass in which further entries take none. */
  ACCESO_MINUTOS_ABONO: integerParameter(28, 'access', { standard: 120, min: 0, max: 1440, unit: 'minutes' }),

  GRID_TAMAÑO_PAGINA_POR_DEFECTO: integerParameter(20, 'tools', { standard: 5000, min: 10, max: 50_000 }),
  SELECCION_MOVIL: flag(21, 'tools', true),
  URL_CAMARA_WEB: address(22, 'tools'),
  URL_GESTOR_WEB: address(23, 'tools'),
  USUARIO_WEB_INTRANET: text(24, 'tools', 60),
  ASISTENCIA_MINIMA_2073: integerParameter(25, 'tools', { standard: 50, min: 0, max: 100, unit: 'percent' }),
  FACTURACION_ACTIVIDADES_INSCRITOS: flag(26, 'tools', false),
  FACTURACION_CAMPEONATOS_INSCRITOS: flag(27, 'tools', false),

  ALTAUSUARIO_TELEFONO: flag(30, 'members', false),
  ALTAUSUARIO_FECHA_NAC: flag(31, 'members', false),
  ALTAUSUARIO_NIF: flag(32, 'members', false),
  ALTAUSUARIO_POBLACION: flag(33, 'members', false),
  ALTAUSUARIO_EMAIL: flag(34, 'members', false),
  MOSTRAR_USUARIOS_BUSCAR_SERVIDOR: flag(35, 'members', false),
  /** Number of members above which the list searches on the server. */
  SOCIOS_BUSCAR_SERVIDOR_DESDE: integerParameter(36, 'members', { standard: 5000, min: 0, max: 1_000_000 }),
  /** Lite edition: 0 is no limit; the warning starts at 90 percent. */
  LIMITE_SOCIOS_LITE: integerParameter(37, 'members', { standard: 0, min: 0, max: 1_000_000 }),
  SOCIO_DIAS_CASTIGO: integerParameter(38, 'members', { standard: 0, min: 0, max: 3650, unit: 'days' }),
  CUOTA_USUARIO_PRECIO_ESPECIAL: flag(39, 'members', false),
  /** Fees are raised by themselves on their day, from this hour on. */
  CUOTAS_GENERAR_SOLAS: flag(41, 'members', false),
  CUOTAS_GENERAR_HORA: integerParameter(42, 'members', { standard: 6, min: 0, max: 23 }),
  /** Hours in which an offered place of a course is held. */
  CURSO_OFERTA_HORAS: integerParameter(44, 'members', { standard: 24, min: 1, max: 336 }),
  /** Days before a place of a course becomes free on which it is offered. */
  CURSO_OFERTA_DIAS: integerParameter(45, 'members', { standard: 31, min: 0, max: 366, unit: 'days' }),
  /** Addresses of the preview of fees, separated by commas: the evening before, and on request. */
  CUOTAS_AVISO_CORREO: guardedParameter(privateParameter(text(43, 'members'))),
  /** Maximum size of the documents of all members, in megabytes (decision 0110). */
  ESPACIO_DOCUMENTOS_MB: integerParameter(40, 'members', { standard: 1000, min: 1, max: 100_000 }),

  RESERVA_PERMITIR_EN_MISMO_HORARIO: flag(50, 'bookings', false),
  STEP_INICIO_RESERVA_ADMIN: integerParameter(51, 'bookings', { standard: 15, min: 5, max: 240, unit: 'minutes' }),
  STEP_TIEMPO_RESERVA_ADMIN: integerParameter(52, 'bookings', { standard: 15, min: 5, max: 240, unit: 'minutes' }),
  MIN_TIEMPO_RESERVA_ADMIN: integerParameter(53, 'bookings', { standard: 30, min: 5, max: 1440, unit: 'minutes' }),
  MAX_TIEMPO_RESERVA_ADMIN: integerParameter(54, 'bookings', { standard: 120, min: 5, max: 1440, unit: 'minutes' }),
  DEFAULT_TIEMPO_RESERVA_ADMIN: integerParameter(55, 'bookings', { standard: 60, min: 5, max: 1440, unit: 'minutes' }),
  CAMBIAR_HORA_INICIO_ADMIN: flag(56, 'bookings', true),
  CAMBIAR_DURACION_ADMIN: flag(57, 'bookings', true),
  RESERVA_COMENTARIO_USUARIO: flag(58, 'bookings', false),
  DUPLICAR_RESERVA_ADMIN: flag(59, 'bookings', true),
  STEP_TIEMPO_RESERVA: integerParameter(60, 'bookings', { standard: 30, min: 5, max: 240, unit: 'minutes' }),
  MIN_TIEMPO_RESERVA: integerParameter(61, 'bookings', { standard: 30, min: 5, max: 1440, unit: 'minutes' }),
  MAX_TIEMPO_RESERVA: integerParameter(62, 'bookings', { standard: 120, min: 5, max: 1440, unit: 'minutes' }),
  DEFAULT_TIEMPO_RESERVA: integerParameter(63, 'bookings', { standard: 60, min: 5, max: 1440, unit: 'minutes' }),
  /** Booking horizon of members: hours, days or months; one of the three (spec 2 §2). */
  HORAS_VISTA: integerParameter(64, 'bookings', { standard: 0, min: 0, max: 8760, unit: 'hours' }),
  DIAS_VISTA: integerParameter(65, 'bookings', { standard: 14, min: 0, max: 730, unit: 'days' }),
  MESES_VISTA: integerParameter(66, 'bookings', { standard: 0, min: 0, max: 24 }),
  ACTIVAR_RESERVAS_TEMPORADA: flag(67, 'bookings', false),
  /** Bookings made fewer hours ahead than this take the last-minute price. */
  HORAS_ULTIMA_HORA: integerParameter(68, 'bookings', { standard: 2, min: 0, max: 168, unit: 'hours' }),
  /** Charge for a booking cut short by rain: the minutes played, all of it, or nothing. */
  LLUVIA_COBRO: choice(70, 'bookings', ['minutes', 'whole', 'nothing']),
  /** Minutes until the letters of a closure are sent; until then it can be undone as a whole. */
  MINUTOS_AVISO_CIERRE: integerParameter(71, 'bookings', { standard: 5, min: 0, max: 120, unit: 'minutes' }),
  /** Hours before its start until which its owner may cancel a booking; 0 is until it starts (A-173, decision 0154). */
  HORAS_ANULAR_RESERVA: integerParameter(72, 'bookings', { standard: 24, min: 0, max: 720, unit: 'hours' }),
  /** Days ahead for which the bookings of permanent ones exist. */
  DIAS_RESERVAS_FIJAS: integerParameter(69, 'bookings', { standard: 400, min: 30, max: 800, unit: 'days' }),

  RESERVA_ADMIN_TITOL_SOTA: flag(80, 'planner', false),
  /** 0 nothing, 1 price only, 2 paid over price. */
  RESERVA_PREVIEW_MOSTRAR_IMPORTE_PAGADO: choice(81, 'planner', [0, 1, 2]),
  MOSTRAR_COLORES_ADMIN_SEGUN_PAGO: flag(82, 'planner', true),

  MINUTOS_LUZ_EXTRA_ULTIMA_PISTA: integerParameter(90, 'courts', { standard: 0, min: 0, max: 240, unit: 'minutes' }),
  /** id_mst_recurso of the court with the extra light; 0 is no court. */
  RECURSO_LUZ_EXTRA_ULTIMA_PISTA: integerParameter(91, 'courts', { standard: 0, min: 0, max: 2_147_483_647 }),
  /** Lights and doors wait for the payment of a booking in a payment slot. */
  PAGO_TRAMO_OBLIGATORIO: flag(92, 'courts', false),

  ACTIVAR_FACTURA_OFICIAL: flag(100, 'money', false),
  ENLACE_NAVISION_ENJOY: flag(101, 'money', false),
  ENLACE_BINSOFT: flag(102, 'money', false),
  /** 0 the built-in font, 1 and 2 the club's own. */
  PDF_FACTURAS_FUENTE_PERSONALIZADA: choice(103, 'money', [0, 1, 2]),
  FACTURA_OFICIAL_TIQUET_SIZE: integerParameter(104, 'money', { standard: 80, min: 58, max: 210, unit: 'mm' }),
  TEXTO_PAGO_POSTERIOR_MANUAL: text(105, 'money'),
  FACTURAS_COD_FACTURA: flag(106, 'money', false),
  PEDIR_CONCEPTO_RECIBO: flag(107, 'money', false),
  ACTIVAR_RECIBOS_NO_BANCO: flag(108, 'money', false),
  /** Bank days after the collection on which a remittance counts as settled by itself; 0 is never. */
  REMESA_DIAS_COBRO: integerParameter(119, 'money', { standard: 2, min: 0, max: 30, unit: 'days' }),
  MOSTRAR_TARIFA_Y_TIPOSOCIO_FACTURAS: flag(109, 'money', false),
  FACTURA_RESERVA_ORDEN_DECRECIENTE: flag(110, 'money', false),
  MOVIMIENTOS_USUARIO_VER_TODOS: flag(111, 'money', false),
  RECIBO_JUSTIFICANTE: flag(112, 'money', false),
  ASIGNAR_CODIGO_BARRAS: flag(113, 'money', false),
  MONEDERO_SOCIOS: flag(114, 'money', true),

  ACTIVAR_TPV: flag(120, 'till', false),
  ACTIVAR_CAJA: flag(121, 'till', true),
  IMPRESORA_TIQUETS_ANCHO: integerParameter(122, 'till', { standard: 80, min: 0, max: 210, unit: 'mm' }),
  CASHDRO_IP: guardedParameter(privateParameter(device(123, 'till'))),
  /** SHA-256 fingerprint of the certificate of the cash machine: no other device gets its password (0101). */
  CASHDRO_HUELLA: guardedParameter(privateParameter(text(127, 'till', 95))),
  CASHDRO_RUTA_ENVIO: guardedParameter(privateParameter(text(124, 'till', 200))),
  CASHDRO_RUTA_RECEPCION: guardedParameter(privateParameter(text(125, 'till', 200))),
  CASHDRO_RUTA_HISTORICO: guardedParameter(privateParameter(text(126, 'till', 200))),

  MAX_EMAILS_MES: integerParameter(130, 'mail', { standard: 5000, min: 0, max: 1_000_000 }),
  /** Players told of what the desk does with their bookings: 0 nobody, 1 moves and cancellations, 2 also new bookings. */
  AVISO_RESERVAS: integerParameter(131, 'mail', { standard: 1, min: 0, max: 2 }),
} as const satisfies Record<string, Parameter>

export type ParameterName = keyof typeof parameters
type ValueOf<P> = P extends Parameter<infer T> ? T : never
/** Parameters of the club in their code form. */
export type Settings = { readonly [N in ParameterName]: ValueOf<(typeof parameters)[N]> }

export const parameterNames = Object.keys(parameters) as ParameterName[]
export const isParameter = (name: string): name is ParameterName => Object.hasOwn(parameters, name)

/** True if the value is neither 0 nor empty; a switched-off parameter already reads as 0 or empty. */
export const isOn = (value: ParameterValue) => value !== false && value !== 0 && value !== '' && value !== '0'

/** Value in its form in the table and the dictionary: flags are '1' and '0'. */
export const asText = (value: ParameterValue) => (typeof value === 'boolean' ? (value ? '1' : '0') : String(value))

interface Saved {
  readonly cod_param: string
  readonly valor: string
  readonly activo: boolean
}
/** Parameters that replace those of the desk if these are unset. */
const insteadOf: Partial<Record<ParameterName, ParameterName>> = {
  MIN_TIEMPO_RESERVA_ADMIN: 'MIN_TIEMPO_RESERVA',
  MAX_TIEMPO_RESERVA_ADMIN: 'MAX_TIEMPO_RESERVA',
  DEFAULT_TIEMPO_RESERVA_ADMIN: 'DEFAULT_TIEMPO_RESERVA',
}
/** Standard values overridden by the saved ones. A saved value that the catalogue no longer allows counts as the standard one. */
export function settingsOf(saved: readonly Saved[]): Settings {
  const rows = new Map(saved.map((row) => [row.cod_param, row]))
  const valueOf = (name: ParameterName): ParameterValue => {
    const { field, standard, off } = parameters[name] as Parameter
    const row = rows.get(name)
    const other = insteadOf[name]
    if (other && !row?.activo && rows.get(other)?.activo) return valueOf(other)
    if (!row) return standard
    if (!row.activo) return off
    try {
      return field.read(row.valor)
    } catch {
      return standard
    }
  }
  return Object.fromEntries(parameterNames.map((name) => [name, valueOf(name)])) as Settings
}
