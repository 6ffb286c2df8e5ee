CREATE TABLE "correos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"para" text NOT NULL,
	"asunto" text NOT NULL,
	"texto" text,
	"creado" timestamp with time zone NOT NULL,
	"vence" timestamp with time zone,
	"intentos" integer DEFAULT 0 NOT NULL,
	"siguiente" timestamp with time zone,
	"tomado" timestamp with time zone,
	"enviado" timestamp with time zone,
	"fallo" text,
	"expira" timestamp with time zone NOT NULL,
	CONSTRAINT "correos_con_texto" CHECK ("correos"."siguiente" is null or "correos"."texto" is not null),
	CONSTRAINT "correos_enviado" CHECK ("correos"."enviado" is null or ("correos"."siguiente" is null and "correos"."texto" is null))
);

--> statement-breakpoint
CREATE INDEX "correos_siguiente" ON "correos" USING btree ("siguiente") WHERE "correos"."siguiente" is not null;
--> statement-breakpoint
CREATE INDEX "correos_vence" ON "correos" USING btree ("vence") WHERE "correos"."texto" is not null;
--> statement-breakpoint
CREATE INDEX "correos_creado" ON "correos" USING btree ("creado","id");
--> statement-breakpoint
CREATE INDEX "correos_expira" ON "correos" USING btree ("expira");
