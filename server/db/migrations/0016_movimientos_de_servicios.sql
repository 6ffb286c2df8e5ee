ALTER TABLE "serviciosSociales" ADD COLUMN "ultimo_movimiento" date;
--> statement-breakpoint
UPDATE "serviciosSociales" SET "ultimo_movimiento" = (select (max(momento) at time zone 'America/Mexico_City')::date from movimientos_de_servicio as m where m.id_servicio_social = "serviciosSociales".id_servicio_social) WHERE "ultimo_movimiento" IS NULL;
