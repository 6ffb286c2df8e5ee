ALTER TABLE "importaciones_filas" ALTER COLUMN "dudas" SET DEFAULT '[]';
--> statement-breakpoint
ALTER TABLE "importaciones" ADD COLUMN "avance" integer DEFAULT 100 NOT NULL;
--> statement-breakpoint
ALTER TABLE "importaciones" ADD COLUMN "latido" timestamp with time zone;
--> statement-breakpoint
UPDATE "importaciones_filas" SET "dudas" = '[]' WHERE jsonb_typeof("dudas") = 'object';
