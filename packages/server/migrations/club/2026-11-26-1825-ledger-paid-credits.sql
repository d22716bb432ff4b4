-- The part of an addition to a wallet that nobody paid for: it never leaves the wallet as money (A-158).
alter table "libro_cuenta" add column "regalo" bigint not null default 0
--;
-- Credits added by hand before were gifts.
update "libro_cuenta" as c set "regalo" = a."importe"
from "libro_asiento" as a
where a."haber" = c."id_reg_cuenta" and a."motivo" = 'ingreso' and c."clase" = 'credito'
--;
-- Of credits passed on, the share that can have been a gift: at most that of their source, all of it if the source was passed on itself.
update "libro_cuenta" as c
set "regalo" = least(a."importe", case when exists (select from "libro_asiento" as t where t."haber" = o."id_reg_cuenta" and t."motivo" = 'traspaso') then a."importe" else greatest(o."regalo", coalesce((
  select r."importe" - case when f."fecha_pago" is null then 0 else f."pagado" end from "libro_asiento" as r
  join "factura" as f on f."id_reg_factura" = r."id_reg_factura" where r."haber" = o."id_reg_cuenta" and r."motivo" = 'recarga' limit 1), 0)) end)
from "libro_asiento" as a
join "libro_cuenta" as o on o."id_reg_cuenta" = a."debe"
where a."haber" = c."id_reg_cuenta" and a."motivo" = 'traspaso' and c."clase" = 'credito'
