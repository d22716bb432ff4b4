-- The few bookings that wait for validation, which the menu counts after every change.
create index reserva_por_validar on reserva (fecha) where pendiente_confirmar = 1
