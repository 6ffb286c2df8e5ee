DROP INDEX "consejeros_busqueda";
--> statement-breakpoint
DROP INDEX "escolares_busqueda";
--> statement-breakpoint
DROP INDEX "facilitadores_busqueda";
--> statement-breakpoint
ALTER TABLE "consejeros" DROP COLUMN "busqueda";
--> statement-breakpoint
ALTER TABLE "escolares" DROP COLUMN "busqueda";
--> statement-breakpoint
ALTER TABLE "facilitadores" DROP COLUMN "busqueda";
--> statement-breakpoint
ALTER TABLE "consejeros" ADD COLUMN "busqueda" text GENERATED ALWAYS AS (para_busqueda(coalesce("matricula"::text, '') || ' ' || coalesce("nombre"::text, '') || ' ' || coalesce("apellido_paterno"::text, '') || ' ' || coalesce("apellido_materno"::text, '') || ' ' || coalesce("telefono"::text, '') || ' ' || coalesce("curp"::text, ''))) STORED;
--> statement-breakpoint
ALTER TABLE "escolares" ADD COLUMN "busqueda" text GENERATED ALWAYS AS (para_busqueda(coalesce("matricula"::text, '') || ' ' || coalesce("nombre"::text, '') || ' ' || coalesce("apellido_paterno"::text, '') || ' ' || coalesce("apellido_materno"::text, '') || ' ' || coalesce("telefono"::text, '') || ' ' || coalesce("curp"::text, ''))) STORED;
--> statement-breakpoint
ALTER TABLE "facilitadores" ADD COLUMN "busqueda" text GENERATED ALWAYS AS (para_busqueda(coalesce("matricula"::text, '') || ' ' || coalesce("nombre"::text, '') || ' ' || coalesce("apellido_paterno"::text, '') || ' ' || coalesce("apellido_materno"::text, '') || ' ' || coalesce("telefono"::text, '') || ' ' || coalesce("curp"::text, ''))) STORED;
--> statement-breakpoint
CREATE INDEX "consejeros_busqueda" ON "consejeros" USING gin ("busqueda" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "escolares_busqueda" ON "escolares" USING gin ("busqueda" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "facilitadores_busqueda" ON "facilitadores" USING gin ("busqueda" gin_trgm_ops);
