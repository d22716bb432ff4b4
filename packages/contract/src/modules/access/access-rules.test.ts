import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AccessFacts, decideEntry } from './access-rules.ts'

const booked = { desde: 570, hasta: 705, desc_recurso: 'Pádel 1', nombre: 'Anna Puig', pendiente: 0 }
/** Member with a booking from 10:00 to 11:30, at the entrance at ten. */
const facts: AccessFacts = {
  minuto: 600,
  terminal: { nombre: 'Torno', activo: true, clase: 'entrada' },
  codigo: 'conocido',
  socio: { entra: true, nombre: 'Anna' },
  deuda: { importe: 0, dias: 0, limite: 0 },
  devolucion: null,
  abierto: [{ from: 480, to: 1380 }],
  margen: { antes: 30, despues: 15 },
  todos: false,
  recursos: false,
  luzManual: false,
  reservas: [booked],
  abono: null,
  agotado: null,
  abonoSinPuerta: null,
  emergencia: null,
}
/** Faulty facts, by the rule that refuses them. */
const faults: readonly (readonly [string, string, Partial<AccessFacts>])[] = [
  ['terminal', 'acceso.terminal_apagado', { terminal: { ...facts.terminal, activo: false } }],
  ['codigo', 'acceso.codigo_desconocido', { codigo: 'desconocido' }],
  ['socio', 'acceso.socio_de_baja', { socio: { entra: false, nombre: 'Anna' } }],
  ['deuda', 'acceso.deuda', { deuda: { importe: 3850, dias: 60, limite: 60 } }],
  ['devolucion', 'acceso.devolucion', { devolucion: { fecha: '2026-11-24', importe: 4500 } }],
  ['abierto', 'acceso.cerrado', { abierto: [{ from: 900, to: 1380 }] }],
  ['pago', 'acceso.reserva_sin_pagar', { reservas: [{ ...booked, pendiente: 450 }] }],
]

describe('who may come in', () => {
  it('is let in with a booking, from before to after it (0107)', () => {
    expect(decideEntry(facts)).toMatchObject({
      ...{ permitido: true, motivo: 'acceso.si.reserva', ventana: { desde: 570, hasta: 705 } },
      valores: { recurso: 'Pádel 1', desde: '09:30', hasta: '11:45' },
    })
  })
  it('comes in by the first of several bookings whose windows are open', () => {
    const second = { ...booked, desc_recurso: 'Pádel 2' }
    expect(decideEntry({ ...facts, reservas: [booked, second] }).reserva).toBe(booked)
    expect(decideEntry({ ...facts, reservas: [second, booked] }).reserva).toBe(second)
  })
  it.each(faults)('is refused by the rule %s with %s (0107)', (rechaza, motivo, fault) => {
    expect(decideEntry({ ...facts, ...fault })).toMatchObject({ permitido: false, rechaza, motivo })
  })
  it('is refused by the first rule in the order of the turnstile, whatever else is wrong, and later ones are not looked at (0107)', () => {
    fc.assert(
      fc.property(
        fc.subarray(
          faults.map((_, index) => index),
          { minLength: 1 },
        ),
        (chosen) => {
          const judged = decideEntry(Object.assign({}, facts, ...chosen.map((index) => faults[index]![2])))
          const first = faults[chosen[0]!]![0]
          const at = judged.reglas.findIndex(({ regla }) => regla === first)
          expect(judged.rechaza).toBe(first)
          expect(judged.reglas[at]?.estado).toBe('niega')
          expect(judged.reglas.slice(0, at).every(({ estado }) => estado === 'pasa')).toBe(true)
          expect(judged.reglas.slice(at + 1).every(({ estado }) => estado === 'sin_mirar')).toBe(true)
        },
      ),
    )
  })
  it('comes in at the first minute of the window and no more at its end', () => {
    const at = (minuto: number) => decideEntry({ ...facts, minuto }).motivo
    expect([at(569), at(570), at(704), at(705)]).toEqual(['acceso.aun_no', 'acceso.si.reserva', 'acceso.si.reserva', 'acceso.ya_paso'])
  })
  it('needs a booking, a pass, a court of his own or every door', () => {
    const without = { ...facts, reservas: [] }
    expect(decideEntry(without).motivo).toBe('acceso.sin_derecho')
    expect(decideEntry({ ...without, todos: true })).toMatchObject({ motivo: 'acceso.si.todos', ventana: { desde: 450, hasta: 1395 } })
    const withPass = (clase: 'entrada' | 'puerta') =>
      decideEntry({ ...without, terminal: { ...facts.terminal, clase }, abonoSinPuerta: 'Bono 10' }).motivo
    expect([withPass('entrada'), withPass('puerta')]).toEqual(['acceso.abono_no_abre', 'acceso.abono_no_abre_puerta'])
    expect(decideEntry({ ...without, recursos: true }).motivo).toBe('acceso.si.recursos')
    expect(decideEntry({ ...without, luzManual: true }).motivo).toBe('acceso.si.luz_manual')
    expect(decideEntry({ ...without, abono: 'Anual' })).toMatchObject({ motivo: 'acceso.si.abono', abono: 'Anual' })
    expect(decideEntry({ ...facts, abono: 'Anual' }).motivo).toBe('acceso.si.reserva')
    expect(decideEntry({ ...facts, abono: 'Anual', reservas: [{ ...booked, pendiente: 450 }] })).toMatchObject({
      permitido: true,
      motivo: 'acceso.si.abono',
    })
  })
  it('is told the nearest of several bookings to come, and the last of several that are over', () => {
    const at = (desde: number, desc_recurso: string) => ({ ...booked, desde, hasta: desde + 90, desc_recurso })
    const near = { hora: '11:40', recurso: 'Pádel 3' }
    const toCome = [at(900, 'Pádel 4'), at(1140, 'Pádel 2'), at(700, 'Pádel 3')]
    expect(decideEntry({ ...facts, reservas: toCome })).toMatchObject({ motivo: 'acceso.aun_no', valores: near })
    expect(decideEntry({ ...facts, reservas: [at(480, 'Pádel 5'), ...toCome] })).toMatchObject({ motivo: 'acceso.aun_no', valores: near })
    expect(decideEntry({ ...facts, minuto: 1300, reservas: toCome })).toMatchObject({
      motivo: 'acceso.ya_paso',
      valores: { hora: '20:30', recurso: 'Pádel 2' },
    })
  })
  it('is told what to pay, and when the door would open then (A-117)', () => {
    expect(decideEntry({ ...facts, reservas: [{ ...booked, pendiente: 450 }] })).toMatchObject({
      permitido: false,
      pendiente: 450,
      ventana: { desde: 570, hasta: 705 },
    })
  })
  it('is told of a debt where it is the debt that shuts the door, and nowhere else', () => {
    const owing = { ...facts, deuda: { importe: 3850, dias: 60, limite: 60 } }
    expect(decideEntry(owing).pendiente).toBe(3850)
    expect(decideEntry({ ...owing, terminal: { ...facts.terminal, activo: false } }).pendiente).toBe(0)
    expect(decideEntry({ ...owing, deuda: { importe: 3850, dias: 59, limite: 60 } })).toMatchObject({ permitido: true, pendiente: 0 })
  })
  it('comes in by the booking that is paid when another one is not (A-117)', () => {
    expect(decideEntry({ ...facts, reservas: [{ ...booked, pendiente: 450 }, booked] })).toMatchObject({ permitido: true })
  })
  it('suffers a debt that is younger than the club’s limit, and any where there is none', () => {
    expect(decideEntry({ ...facts, deuda: { importe: 3850, dias: 59, limite: 60 } }).permitido).toBe(true)
    expect(decideEntry({ ...facts, deuda: { importe: 3850, dias: 900, limite: 0 } }).permitido).toBe(true)
    expect(decideEntry({ ...facts, deuda: { importe: 0, dias: 60, limite: 60 } }).permitido).toBe(true)
  })
  it('needs no member for the pin of a booking that is nobody’s', () => {
    expect(decideEntry({ ...facts, socio: null }).permitido).toBe(true)
  })
})
