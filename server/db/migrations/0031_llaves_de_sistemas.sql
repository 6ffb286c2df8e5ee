CREATE TABLE "llavesDeSistemas" (
	"id_llave" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"nombre" text COLLATE "es_natural" NOT NULL,
	"rol" text NOT NULL,
	"clave_cuc" text COLLATE "es_natural",
	"vence" date NOT NULL,
	"por_minuto" integer NOT NULL,
	"activa" boolean DEFAULT true NOT NULL,
	"ultimo_uso" date,
	"usos" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"busqueda" text GENERATED ALWAYS AS (para_busqueda(coalesce("nombre"::text, ''))) STORED,
	CONSTRAINT "llavesDeSistemas_nombre_unico" UNIQUE("nombre"),
	CONSTRAINT "llavesDeSistemas_nombre_valido" CHECK (char_length("nombre") <= 100),
	CONSTRAINT "llavesDeSistemas_rol_valido" CHECK ("rol" in ('coordinador', 'administrativo', 'consejero', 'escolar')),
	CONSTRAINT "llavesDeSistemas_por_minuto_valido" CHECK ("por_minuto" between 1 and 3000)
);

--> statement-breakpoint
CREATE TABLE "llamadas_de_llaves" (
	"id_llave" uuid NOT NULL,
	"llamada" text NOT NULL,
	CONSTRAINT "llamadas_de_llaves_id_llave_llamada_pk" PRIMARY KEY("id_llave","llamada")
);

--> statement-breakpoint
CREATE TABLE "secretos_de_llaves" (
	"id_llave" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"usuario_id" uuid NOT NULL,
	"creado" timestamp with time zone NOT NULL,
	"minuto" timestamp with time zone NOT NULL,
	"en_minuto" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "secretos_de_llaves_token_hash_unique" UNIQUE("token_hash")
);

--> statement-breakpoint
CREATE INDEX "llavesDeSistemas_clave_cuc" ON "llavesDeSistemas" USING btree ("clave_cuc");
--> statement-breakpoint
CREATE UNIQUE INDEX "llavesDeSistemas_nombre_igual" ON "llavesDeSistemas" USING btree (con_enie("nombre"));
--> statement-breakpoint
CREATE INDEX "llavesDeSistemas_orden" ON "llavesDeSistemas" USING btree ("nombre","id_llave");
--> statement-breakpoint
CREATE INDEX "llavesDeSistemas_busqueda" ON "llavesDeSistemas" USING gin ("busqueda" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "secretos_de_llaves_usuario" ON "secretos_de_llaves" USING btree ("usuario_id");
--> statement-breakpoint
ALTER TABLE "llavesDeSistemas" ADD CONSTRAINT "llavesDeSistemas_clave_cuc_fk" FOREIGN KEY ("clave_cuc") REFERENCES "public"."cucs"("clave_cuc") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "llamadas_de_llaves" ADD CONSTRAINT "llamadas_de_llaves_id_llave_llavesDeSistemas_id_llave_fk" FOREIGN KEY ("id_llave") REFERENCES "public"."llavesDeSistemas"("id_llave") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "secretos_de_llaves" ADD CONSTRAINT "secretos_de_llaves_id_llave_llavesDeSistemas_id_llave_fk" FOREIGN KEY ("id_llave") REFERENCES "public"."llavesDeSistemas"("id_llave") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "secretos_de_llaves" ADD CONSTRAINT "secretos_de_llaves_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;
