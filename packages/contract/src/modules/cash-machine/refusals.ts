import { refusals } from '../../kit/refusals.ts'

export const cashMachineRefusals = refusals({
  'cash_machine.sin_maquina': 409,
  'cash_machine.ocupada': 409,
  'cash_machine.linea_ocupada': 409,
  'cash_machine.carro_ocupado': 409,
  'cash_machine.ya_no_pendiente': 409,
  'cash_machine.no_pagada': 409,
  'cash_machine.de_maquina': 409,
})
