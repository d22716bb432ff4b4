create or replace function plano(texto text) returns text language sql immutable strict parallel safe
  return regexp_replace(
    replace(replace(replace(replace(
      translate(
        regexp_replace(
          lower((
            regexp_replace(
              translate(normalize(
                translate(
                  texto,
                  U&'\0022\0060\00B4\2018\2019\201A\201B\201C\201D\201E\201F\2039\203A\00AB\00BB\2032\2033\2035\2036\02B9\02BA\02BB\02BC\02BD\02C8\02CA\02CB\055A\05F3\05F4\FF02\FF07\FF40\2010\2011\2012\2013\2014\2015\2212\2043\FE58\FE63\FF0D',
                  repeat('''', 33) || repeat('-', 11)
                ),
                nfkd
              ), U&'\0022\0060\00B4\2018\2019\201A\201B\201C\201D\201E\201F\2039\203A\00AB\00BB\2032\2033\2035\2036\02B9\02BA\02BB\02BC\02BD\02C8\02CA\02CB\055A\05F3\05F4\FF02\FF07\FF40\2010\2011\2012\2013\2014\2015\2212\2043\FE58\FE63\FF0D', repeat('''', 33) || repeat('-', 11)),
              U&'[\0300-\036F\1AB0-\1AFF\1DC0-\1DFF\20D0-\20FF\FE20-\FE2F\00AD\034F\061C\180E\200B-\200F\202A-\202E\2060-\206F\FE00-\FE0F\FEFF\00B7\2027]', '', 'g'
            )) collate pg_c_utf8
          ),
          U&'[\0300-\036F\1AB0-\1AFF\1DC0-\1DFF\20D0-\20FF\FE20-\FE2F\00AD\034F\061C\180E\200B-\200F\202A-\202E\2060-\206F\FE00-\FE0F\FEFF\00B7\2027]', '', 'g'
        ),
        U&'\00F8\0142\0111\00F0\0127\0131\014B\0138\0167\03C2', U&'olddhinkt\03C3'
      ), U&'\00DF', 'ss'), U&'\00E6', 'ae'), U&'\0153', 'oe'), U&'\00FE', 'th'),
    U&'[\0009-\000D \0085\00A0\1680\2000-\200A\2028\2029\202F\205F\3000]+', ' ', 'g'
  )
--;
update socio set nombre = nombre
