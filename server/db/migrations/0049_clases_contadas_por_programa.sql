-- Nobody writes a class until all are counted anew: what was counted does not say of which programme. Nor a student, of whom 0050 changes an index: whoever writes both, writes the student first.
DO $$ BEGIN
  LOCK TABLE "estudiantes" IN ACCESS EXCLUSIVE MODE;
  LOCK TABLE "clases" IN SHARE ROW EXCLUSIVE MODE;
END $$;
--> statement-breakpoint
ALTER TABLE "clases_contadas" DROP CONSTRAINT "clases_contadas_unico";
--> statement-breakpoint
DELETE FROM "clases_contadas";
--> statement-breakpoint
ALTER TABLE "clases_contadas" ADD COLUMN "clave_programa" text COLLATE "es_natural" NOT NULL;
--> statement-breakpoint
ALTER TABLE "clases_contadas" ADD CONSTRAINT "clases_contadas_unico" UNIQUE NULLS NOT DISTINCT("del_cuc","clave_programa","id_periodo","status_facilitador","status_escolar","turno");
--> statement-breakpoint
create or replace function public.se_cuentan_clases() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if not exists (
      select del_cuc, clave_programa, id_periodo, status_facilitador, status_escolar from despues
      except all select del_cuc, clave_programa, id_periodo, status_facilitador, status_escolar from antes
    ) then return null; end if;
  end if;
  execute format('
    insert into public.clases_contadas as contados (del_cuc, clave_programa, id_periodo, status_facilitador, status_escolar, turno, cuantos)
    select del_cuc, clave_programa, id_periodo, status_facilitador, status_escolar, pg_backend_pid() %% 32, sum(uno)
    from (%s) as tocados group by 1, 2, 3, 4, 5 having sum(uno) <> 0 order by 1, 2, 3, 4, 5
    on conflict on constraint clases_contadas_unico do update set cuantos = contados.cuantos + excluded.cuantos', tg_argv[0]);
  return null;
end $$;
--> statement-breakpoint
insert into public.clases_contadas (del_cuc, clave_programa, id_periodo, status_facilitador, status_escolar, turno, cuantos)
select del_cuc, clave_programa, id_periodo, status_facilitador, status_escolar, 0, count(*) from public.clases group by 1, 2, 3, 4, 5;
