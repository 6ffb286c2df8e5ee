CREATE TABLE "segundos_factores" (
	"usuario_id" uuid PRIMARY KEY NOT NULL,
	"secreto" text NOT NULL,
	"ultimo_paso" bigint NOT NULL,
	"creado" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "codigos_de_recuperacion" (
	"usuario_id" uuid NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "codigos_de_recuperacion_usuario_id_hash_pk" PRIMARY KEY("usuario_id","hash")
);

--> statement-breakpoint
CREATE TABLE "llaves_de_acceso" (
	"id" text PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL,
	"publica" text NOT NULL,
	"contador" bigint NOT NULL,
	"transportes" jsonb NOT NULL,
	"nombre" text NOT NULL,
	"creada" timestamp with time zone NOT NULL,
	"ultima" timestamp with time zone
);

--> statement-breakpoint
CREATE TABLE "identidades" (
	"emisor" text NOT NULL,
	"sujeto" text NOT NULL,
	"usuario_id" uuid NOT NULL,
	"creada" timestamp with time zone NOT NULL,
	CONSTRAINT "identidades_emisor_sujeto_pk" PRIMARY KEY("emisor","sujeto"),
	CONSTRAINT "identidades_de_una_cuenta" UNIQUE("usuario_id","emisor")
);

--> statement-breakpoint
CREATE TABLE "pases" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"usuario_id" uuid,
	"para" text NOT NULL,
	"datos" jsonb NOT NULL,
	"expira" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE INDEX "llaves_de_acceso_usuario" ON "llaves_de_acceso" USING btree ("usuario_id");
--> statement-breakpoint
CREATE INDEX "pases_usuario" ON "pases" USING btree ("usuario_id");
--> statement-breakpoint
CREATE INDEX "pases_expira" ON "pases" USING btree ("expira");
--> statement-breakpoint
ALTER TABLE "segundos_factores" ADD CONSTRAINT "segundos_factores_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "codigos_de_recuperacion" ADD CONSTRAINT "codigos_de_recuperacion_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "llaves_de_acceso" ADD CONSTRAINT "llaves_de_acceso_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "identidades" ADD CONSTRAINT "identidades_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pases" ADD CONSTRAINT "pases_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;
