-- What two spellings of a name share that `nombreComparable` of src/domain/mismaPersona.ts takes for one, written with the letters of these countries: of its words, in one order, without accents, capitals, particles and words that can be shortened (those that tests/db/situaciones.test.ts compares). Other names may share it by chance. Most names have no marks, and are spared the search for them.
create or replace function public.huella_de_nombre(nombre text, paterno text, materno text) returns bigint
  language sql immutable parallel safe
  as $$
  select hashtextextended(ts_delete(strip(to_tsvector('pg_catalog.simple'::regconfig,
    case when dicho ~ '^[a-zA-ZáéíóúüñÁÉÍÓÚÜÑ ]*$' then public.unaccent('public.unaccent', dicho)
      else translate(public.unaccent('public.unaccent', translate(dicho, 'ºª·''’', '   ')), '.,-/''´`', '       ') end)),
    '{da,das,de,del,der,di,die,dd,el,la,las,le,les,los,mac,mc,van,von,y,ma,maria,m,j,jose,gpe,guadalupe,guad,fco,francisco,fca,frco,ant,antonio,conc,concepcion,js,jesus,hdez,hernandez,hdz,mtez,martinez,mtz,glez,gonzalez,gzz,glz,rdguez,rodriguez,rguez,rdz,fdez,fernandez,fdz,dguez,dominguez,vazq,vazquez,vzqz,jmnz,jimenez,snchz,sanchez}'::text[])::text, 0)
  from (select coalesce(nombre, '') || ' ' || coalesce(paterno, '') || ' ' || coalesce(materno, '') as dicho) as entero
  $$;
