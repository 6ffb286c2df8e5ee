ALTER TABLE "sesiones" ADD COLUMN "ultima" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "sesiones" ADD COLUMN "dispositivo" text DEFAULT 'Dispositivo desconocido' NOT NULL;
--> statement-breakpoint
ALTER TABLE "sesiones" ADD COLUMN "direccion" text DEFAULT '' NOT NULL;
