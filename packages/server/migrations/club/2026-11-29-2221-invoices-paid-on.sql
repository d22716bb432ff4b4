-- Debt at a day in the past: the lines that are unpaid, and those that were paid since
create index factura_fecha_pago_idx on factura (fecha_pago) where fecha_pago is not null;
