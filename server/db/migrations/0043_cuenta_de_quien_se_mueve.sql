-- How many students there are, active or not, which the trigger's own query tells by what a statement added and took away; of a change that moves nobody from one count to another, nothing. Each connection adds to rows of its own turn.
create or replace function public.se_cuentan_estudiantes() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if not exists (
      select del_cuc, clave_programa, sexo, id_nacionalidad, estatus from despues
      except all select del_cuc, clave_programa, sexo, id_nacionalidad, estatus from antes
    ) then return null; end if;
  end if;
  execute format('
    insert into public.estudiantes_contados as contados (del_cuc, clave_programa, sexo, id_nacionalidad, estatus, turno, cuantos)
    select del_cuc, clave_programa, sexo, id_nacionalidad, estatus, pg_backend_pid() %% 32, sum(uno)
    from (%s) as tocados group by 1, 2, 3, 4, 5 having sum(uno) <> 0 order by 1, 2, 3, 4, 5
    on conflict on constraint estudiantes_contados_unico do update set cuantos = contados.cuantos + excluded.cuantos', tg_argv[0]);
  return null;
end $$;
