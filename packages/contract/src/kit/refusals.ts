/** HTTP statuses of a refusal (A-73: 422 names fields; 400 and 409 are conflicts). */
export type RefusalStatus = 400 | 401 | 403 | 404 | 408 | 409 | 413 | 414 | 415 | 422 | 429 | 431 | 500 | 503

/** code → HTTP status. The code is also the text key, so a refusal without a text does not compile. */
export const refusals = <const R extends Record<string, RefusalStatus>>(table: R): R => table

/** Refusals that any call may return. */
export const kitRefusals = refusals({
  'msg.invalid_input': 422,
  'msg.not_signed_in': 401,
  'msg.not_allowed': 403,
  'msg.giving_needs_cash': 403,
  'msg.own_record': 403,
  'msg.switched_off': 409,
  'msg.not_found': 404,
  'msg.bad_token': 403,
  'msg.in_use': 409,
  'msg.already_there': 409,
  'msg.reserved': 409,
  'msg.changed_meanwhile': 409,
  'msg.idempotency_mismatch': 422,
  'msg.too_large': 413,
  'msg.unknown_body': 415,
  'msg.too_many': 429,
  'msg.too_many_reads': 429,
  No_element_selected: 422,
  'msg.too_many_windows': 429,
  'msg.bad_request': 400,
  'msg.address_long': 414,
  'msg.headers_long': 431,
  'msg.slow_request': 408,
  'msg.busy': 503,
  'msg.unavailable': 503,
  'msg.stopping': 503,
  'msg.disk_full': 503,
  'msg.files_away': 503,
  'msg.unknown_club': 404,
  'msg.guarded_setting': 403,
  'msg.password_needed': 403,
  'msg.password_confirms': 403,
  'msg.unexpected': 500,
  MaxSizeFoto: 422,
  'foto.no_es_imagen': 422,
  'foto.demasiado_grande': 422,
})
