CREATE TABLE "lotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entidad" text NOT NULL,
	"accion" text NOT NULL,
	"usuario_id" uuid NOT NULL,
	"autor" text NOT NULL,
	"momento" timestamp with time zone NOT NULL,
	"registros" integer NOT NULL,
	"deshace" uuid,
	"deshecho" timestamp with time zone
);

--> statement-breakpoint
ALTER TABLE "historial" ADD COLUMN "lote" uuid DEFAULT nullif(current_setting('cuc.lote', true), '')::uuid;
--> statement-breakpoint
CREATE INDEX "historial_lote" ON "historial" USING btree ("lote") WHERE "historial"."lote" is not null;
