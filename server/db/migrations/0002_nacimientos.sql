ALTER TABLE "consejeros" ADD CONSTRAINT "consejeros_fecha_nacimiento_valido" CHECK ("fecha_nacimiento" >= '1925-01-01') NOT VALID;
--> statement-breakpoint
ALTER TABLE "escolares" ADD CONSTRAINT "escolares_fecha_nacimiento_valido" CHECK ("fecha_nacimiento" >= '1925-01-01') NOT VALID;
--> statement-breakpoint
ALTER TABLE "facilitadores" ADD CONSTRAINT "facilitadores_fecha_nacimiento_valido" CHECK ("fecha_nacimiento" >= '1925-01-01') NOT VALID;
--> statement-breakpoint
-- Somebody who was stored with an impossible date stays, and is mended with the next change of the record: nobody is kept from starting by it.
do $$
declare persona text;
begin
  foreach persona in array array['consejeros', 'escolares', 'facilitadores'] loop
    begin
      execute format('alter table %I validate constraint %I', persona, persona || '_fecha_nacimiento_valido');
    exception when check_violation then
      raise warning 'Hay fechas de nacimiento anteriores a 1925 en %; corríjalas en su formulario.', persona;
    end;
  end loop;
end $$;
