alter table "factura"
  add column "id_reg_reserva_hist" bigint references "reserva_hist" ("id_reg_reserva_hist"),
  add column "fecha_baja" date
--;
create index "factura_id_reg_reserva_hist_idx" on "factura" ("id_reg_reserva_hist") where "id_reg_reserva_hist" is not null
