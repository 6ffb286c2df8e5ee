CREATE TABLE "nacionalidades" (
	"id_nacionalidad" integer PRIMARY KEY NOT NULL,
	"nombre" text NOT NULL,
	CONSTRAINT "nacionalidades_nombre_unique" UNIQUE("nombre")
);

--> statement-breakpoint
CREATE TABLE "estados" (
	"id_estado" integer PRIMARY KEY NOT NULL,
	"nombre" text NOT NULL,
	CONSTRAINT "estados_nombre_unique" UNIQUE("nombre")
);

--> statement-breakpoint
CREATE TABLE "tipos_sangre" (
	"id_tiposangre" integer PRIMARY KEY NOT NULL,
	"nombre" text NOT NULL,
	CONSTRAINT "tipos_sangre_nombre_unique" UNIQUE("nombre")
);

--> statement-breakpoint
CREATE TABLE "pueblos_indigenas" (
	"id_puebloindigena" integer PRIMARY KEY NOT NULL,
	"nombre" text NOT NULL,
	CONSTRAINT "pueblos_indigenas_nombre_unique" UNIQUE("nombre")
);

--> statement-breakpoint
CREATE TABLE "lenguas_indigenas" (
	"id_lenguaindigena" integer PRIMARY KEY NOT NULL,
	"nombre" text NOT NULL,
	CONSTRAINT "lenguas_indigenas_nombre_unique" UNIQUE("nombre")
);

--> statement-breakpoint
CREATE TABLE "ajustes" (
	"clave" text PRIMARY KEY NOT NULL,
	"valor" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "usuarios" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"hash" text NOT NULL,
	"rol" text NOT NULL,
	"activo" boolean DEFAULT true NOT NULL,
	"nombre" text,
	"apellido_paterno" text,
	"apellido_materno" text,
	"sexo" text,
	"telefono" text,
	"creado_en" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "usuarios_email_unique" UNIQUE("email"),
	CONSTRAINT "usuarios_email_normal" CHECK ("usuarios"."email" = lower(btrim("usuarios"."email")) and "usuarios"."email" <> ''),
	CONSTRAINT "usuarios_rol_conocido" CHECK (rol in ('coordinador', 'administrativo', 'consejero', 'escolar', 'facilitador', 'estudiante')),
	CONSTRAINT "usuarios_sexo_conocido" CHECK ("usuarios"."sexo" in ('H', 'M'))
);

--> statement-breakpoint
CREATE TABLE "sesiones" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL,
	"creada" timestamp with time zone NOT NULL,
	"expira" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "restablecimientos" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL,
	"expira" timestamp with time zone NOT NULL,
	"usado_en" timestamp with time zone
);

--> statement-breakpoint
CREATE TABLE "intentos" (
	"clave" text PRIMARY KEY NOT NULL,
	"cuenta" integer NOT NULL,
	"expira" timestamp with time zone NOT NULL,
	CONSTRAINT "intentos_cuenta_positiva" CHECK ("intentos"."cuenta" >= 0)
);

--> statement-breakpoint
CREATE TABLE "municipios" (
	"id_municipio" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "municipios_id_municipio_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_estado" integer NOT NULL,
	"clave" char(3) NOT NULL,
	"nombre" text NOT NULL,
	CONSTRAINT "municipios_clave_unica" UNIQUE("id_estado","clave")
);

--> statement-breakpoint
CREATE TABLE "colonias" (
	"id_colonia" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "colonias_id_colonia_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_municipio" integer NOT NULL,
	"asentamiento" char(4) NOT NULL,
	"codigo_postal" char(5) NOT NULL,
	"nombre" text NOT NULL,
	"tipo" text NOT NULL,
	CONSTRAINT "colonias_asentamiento_unico" UNIQUE("id_municipio","asentamiento"),
	CONSTRAINT "colonias_codigo_postal_valido" CHECK ("colonias"."codigo_postal" ~ '^[0-9]{5}$')
);

--> statement-breakpoint
CREATE TABLE "historial" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"entidad" text NOT NULL,
	"clave" text NOT NULL,
	"accion" text NOT NULL,
	"version" integer,
	"usuario_id" uuid,
	"autor" text NOT NULL,
	"momento" timestamp with time zone NOT NULL,
	"antes" jsonb,
	"despues" jsonb
);

--> statement-breakpoint
CREATE TABLE "cucs" (
	"clave_cuc" text COLLATE "es-x-icu" PRIMARY KEY NOT NULL,
	"nombre" text COLLATE "es-x-icu" NOT NULL,
	"numero" text COLLATE "es-x-icu" NOT NULL,
	"id_colonia" integer NOT NULL,
	"calle" text COLLATE "es-x-icu" NOT NULL,
	"num_exterior" text COLLATE "es-x-icu" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"busqueda" text GENERATED ALWAYS AS (sin_acentos(coalesce("clave_cuc"::text, '') || ' ' || coalesce("nombre"::text, '') || ' ' || coalesce("numero"::text, '') || ' ' || coalesce("calle"::text, '') || ' ' || coalesce("num_exterior"::text, ''))) STORED,
	CONSTRAINT "cucs_clave_cuc_valido" CHECK (char_length("clave_cuc") = 10),
	CONSTRAINT "cucs_nombre_valido" CHECK (char_length("nombre") <= 150),
	CONSTRAINT "cucs_numero_valido" CHECK (char_length("numero") <= 255),
	CONSTRAINT "cucs_calle_valido" CHECK (char_length("calle") <= 150),
	CONSTRAINT "cucs_num_exterior_valido" CHECK (char_length("num_exterior") <= 10)
);

--> statement-breakpoint
CREATE TABLE "programas" (
	"clave_programa" text COLLATE "es-x-icu" PRIMARY KEY NOT NULL,
	"nombre" text COLLATE "es-x-icu" NOT NULL,
	"creditos" integer NOT NULL,
	"duracion" integer NOT NULL,
	"periodicidad" text NOT NULL,
	"grado" text NOT NULL,
	"modalidad" text NOT NULL,
	"fecha_registro" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"busqueda" text GENERATED ALWAYS AS (sin_acentos(coalesce("clave_programa"::text, '') || ' ' || coalesce("nombre"::text, '') || ' ' || coalesce("creditos"::text, '') || ' ' || coalesce("duracion"::text, ''))) STORED,
	CONSTRAINT "programas_clave_programa_valido" CHECK (char_length("clave_programa") = 10),
	CONSTRAINT "programas_nombre_valido" CHECK (char_length("nombre") <= 150),
	CONSTRAINT "programas_creditos_valido" CHECK ("creditos" between 48 and 499),
	CONSTRAINT "programas_duracion_valido" CHECK ("duracion" between 2 and 12),
	CONSTRAINT "programas_periodicidad_valido" CHECK ("periodicidad" in ('Trimestre', 'Cuatrimestre', 'Semestre')),
	CONSTRAINT "programas_grado_valido" CHECK ("grado" in ('Licenciatura', 'Ingeniería', 'Maestría', 'Especialidad', 'Doctorado', 'Técnico Superior Universitario o Profesional Asociado')),
	CONSTRAINT "programas_modalidad_valido" CHECK ("modalidad" in ('Escolarizada', 'No Escolarizada', 'Mixta'))
);

--> statement-breakpoint
CREATE TABLE "periodos" (
	"id_periodo" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"nombre" text COLLATE "es-x-icu" NOT NULL,
	"fecha_inicio" date NOT NULL,
	"fecha_final" date NOT NULL,
	"periodicidad" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"busqueda" text GENERATED ALWAYS AS (sin_acentos(coalesce("nombre"::text, ''))) STORED,
	CONSTRAINT "periodos_nombre_valido" CHECK (char_length("nombre") <= 150),
	CONSTRAINT "periodos_periodicidad_valido" CHECK ("periodicidad" in ('Trimestre', 'Cuatrimestre', 'Semestre'))
);

--> statement-breakpoint
CREATE TABLE "materias" (
	"id_materia" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"clave_materia" text COLLATE "es-x-icu" NOT NULL,
	"nombre" text COLLATE "es-x-icu" NOT NULL,
	"creditos" numeric(8, 2) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"busqueda" text GENERATED ALWAYS AS (sin_acentos(coalesce("clave_materia"::text, '') || ' ' || coalesce("nombre"::text, '') || ' ' || coalesce("creditos"::text, ''))) STORED,
	CONSTRAINT "materias_clave_materia_unico" UNIQUE("clave_materia"),
	CONSTRAINT "materias_clave_materia_valido" CHECK (char_length("clave_materia") <= 50),
	CONSTRAINT "materias_nombre_valido" CHECK (char_length("nombre") <= 200),
	CONSTRAINT "materias_creditos_valido" CHECK ("creditos" >= 4)
);

--> statement-breakpoint
CREATE TABLE "reticulas" (
	"id_reticula" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"nombre" text COLLATE "es-x-icu" NOT NULL,
	"clave_programa" text COLLATE "es-x-icu" NOT NULL,
	"creditos_totales" numeric(8, 2) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"busqueda" text GENERATED ALWAYS AS (sin_acentos(coalesce("nombre"::text, '') || ' ' || coalesce("creditos_totales"::text, ''))) STORED,
	CONSTRAINT "reticulas_nombre_valido" CHECK (char_length("nombre") <= 150),
	CONSTRAINT "reticulas_creditos_totales_valido" CHECK ("creditos_totales" >= 0)
);

--> statement-breakpoint
CREATE TABLE "consejeros" (
	"matricula" text COLLATE "es-x-icu" PRIMARY KEY NOT NULL,
	"nombre" text COLLATE "es-x-icu" NOT NULL,
	"apellido_paterno" text COLLATE "es-x-icu" NOT NULL,
	"apellido_materno" text COLLATE "es-x-icu" NOT NULL,
	"curp" text COLLATE "es-x-icu" NOT NULL,
	"sexo" text NOT NULL,
	"fecha_nacimiento" date NOT NULL,
	"rfc" text COLLATE "es-x-icu" NOT NULL,
	"nivel_educativo" text NOT NULL,
	"perfil_academico" text COLLATE "es-x-icu" NOT NULL,
	"telefono" text COLLATE "es-x-icu" NOT NULL,
	"telefono_emergencia" text COLLATE "es-x-icu" NOT NULL,
	"id_tiposangre" integer NOT NULL,
	"padecimiento" text COLLATE "es-x-icu" NOT NULL,
	"id_nacionalidad" integer NOT NULL,
	"otra_nacionalidad" text COLLATE "es-x-icu",
	"estado_nacimiento" integer NOT NULL,
	"id_colonia" integer NOT NULL,
	"calle" text COLLATE "es-x-icu" NOT NULL,
	"num_exterior" text COLLATE "es-x-icu" NOT NULL,
	"tipo_vinculacion" text NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"clave_cuc" text COLLATE "es-x-icu" NOT NULL,
	"tipos_consejero" integer[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"id_usuario" uuid,
	"busqueda" text GENERATED ALWAYS AS (sin_acentos(coalesce("matricula"::text, '') || ' ' || coalesce("nombre"::text, '') || ' ' || coalesce("apellido_paterno"::text, '') || ' ' || coalesce("apellido_materno"::text, '') || ' ' || coalesce("telefono"::text, ''))) STORED,
	CONSTRAINT "consejeros_id_usuario_unico" UNIQUE("id_usuario"),
	CONSTRAINT "consejeros_matricula_valido" CHECK (char_length("matricula") = 18),
	CONSTRAINT "consejeros_nombre_valido" CHECK (char_length("nombre") <= 100),
	CONSTRAINT "consejeros_apellido_paterno_valido" CHECK (char_length("apellido_paterno") <= 100),
	CONSTRAINT "consejeros_apellido_materno_valido" CHECK (char_length("apellido_materno") <= 100),
	CONSTRAINT "consejeros_curp_valido" CHECK (char_length("curp") = 18),
	CONSTRAINT "consejeros_sexo_valido" CHECK ("sexo" in ('H', 'M')),
	CONSTRAINT "consejeros_rfc_valido" CHECK (char_length("rfc") <= 255),
	CONSTRAINT "consejeros_nivel_educativo_valido" CHECK ("nivel_educativo" in ('Bachillerato', 'Licenciatura', 'Ingenieria', 'Maestria', 'Doctorado')),
	CONSTRAINT "consejeros_perfil_academico_valido" CHECK (char_length("perfil_academico") <= 120),
	CONSTRAINT "consejeros_telefono_valido" CHECK (char_length("telefono") <= 255),
	CONSTRAINT "consejeros_telefono_emergencia_valido" CHECK (char_length("telefono_emergencia") <= 255),
	CONSTRAINT "consejeros_padecimiento_valido" CHECK (char_length("padecimiento") <= 255),
	CONSTRAINT "consejeros_otra_nacionalidad_valido" CHECK (char_length("otra_nacionalidad") <= 100),
	CONSTRAINT "consejeros_calle_valido" CHECK (char_length("calle") <= 150),
	CONSTRAINT "consejeros_num_exterior_valido" CHECK (char_length("num_exterior") <= 10),
	CONSTRAINT "consejeros_tipo_vinculacion_valido" CHECK ("tipo_vinculacion" in ('Coordinador general', 'Jefe de area academica', 'Jefe de area administrativa', 'Profesor asociado', 'Tequio')),
	CONSTRAINT "consejeros_status_valido" CHECK ("status" in (1, 0)),
	CONSTRAINT "consejeros_tipos_consejero_valido" CHECK ("tipos_consejero" <@ array[1, 2, 3, 4])
);

--> statement-breakpoint
CREATE TABLE "escolares" (
	"matricula" text COLLATE "es-x-icu" PRIMARY KEY NOT NULL,
	"nombre" text COLLATE "es-x-icu" NOT NULL,
	"apellido_paterno" text COLLATE "es-x-icu" NOT NULL,
	"apellido_materno" text COLLATE "es-x-icu" NOT NULL,
	"curp" text COLLATE "es-x-icu" NOT NULL,
	"sexo" text NOT NULL,
	"fecha_nacimiento" date NOT NULL,
	"rfc" text COLLATE "es-x-icu" NOT NULL,
	"nivel_educativo" text NOT NULL,
	"perfil_academico" text COLLATE "es-x-icu" NOT NULL,
	"telefono" text COLLATE "es-x-icu" NOT NULL,
	"telefono_emergencia" text COLLATE "es-x-icu" NOT NULL,
	"id_tiposangre" integer NOT NULL,
	"padecimiento" text COLLATE "es-x-icu" NOT NULL,
	"id_nacionalidad" integer NOT NULL,
	"otra_nacionalidad" text COLLATE "es-x-icu",
	"estado_nacimiento" integer NOT NULL,
	"id_colonia" integer NOT NULL,
	"calle" text COLLATE "es-x-icu" NOT NULL,
	"num_exterior" text COLLATE "es-x-icu" NOT NULL,
	"tipo_vinculacion" text NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"clave_cuc" text COLLATE "es-x-icu" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"id_usuario" uuid,
	"busqueda" text GENERATED ALWAYS AS (sin_acentos(coalesce("matricula"::text, '') || ' ' || coalesce("nombre"::text, '') || ' ' || coalesce("apellido_paterno"::text, '') || ' ' || coalesce("apellido_materno"::text, '') || ' ' || coalesce("telefono"::text, ''))) STORED,
	CONSTRAINT "escolares_id_usuario_unico" UNIQUE("id_usuario"),
	CONSTRAINT "escolares_matricula_valido" CHECK (char_length("matricula") = 18),
	CONSTRAINT "escolares_nombre_valido" CHECK (char_length("nombre") <= 100),
	CONSTRAINT "escolares_apellido_paterno_valido" CHECK (char_length("apellido_paterno") <= 100),
	CONSTRAINT "escolares_apellido_materno_valido" CHECK (char_length("apellido_materno") <= 100),
	CONSTRAINT "escolares_curp_valido" CHECK (char_length("curp") = 18),
	CONSTRAINT "escolares_sexo_valido" CHECK ("sexo" in ('H', 'M')),
	CONSTRAINT "escolares_rfc_valido" CHECK (char_length("rfc") <= 255),
	CONSTRAINT "escolares_nivel_educativo_valido" CHECK ("nivel_educativo" in ('Bachillerato', 'Licenciatura', 'Ingenieria', 'Maestria', 'Doctorado')),
	CONSTRAINT "escolares_perfil_academico_valido" CHECK (char_length("perfil_academico") <= 120),
	CONSTRAINT "escolares_telefono_valido" CHECK (char_length("telefono") <= 255),
	CONSTRAINT "escolares_telefono_emergencia_valido" CHECK (char_length("telefono_emergencia") <= 255),
	CONSTRAINT "escolares_padecimiento_valido" CHECK (char_length("padecimiento") <= 255),
	CONSTRAINT "escolares_otra_nacionalidad_valido" CHECK (char_length("otra_nacionalidad") <= 100),
	CONSTRAINT "escolares_calle_valido" CHECK (char_length("calle") <= 150),
	CONSTRAINT "escolares_num_exterior_valido" CHECK (char_length("num_exterior") <= 10),
	CONSTRAINT "escolares_tipo_vinculacion_valido" CHECK ("tipo_vinculacion" in ('Coordinador general', 'Jefe de area academica', 'Jefe de area administrativa', 'Profesor asociado', 'Tequio')),
	CONSTRAINT "escolares_status_valido" CHECK ("status" in (1, 0))
);

--> statement-breakpoint
CREATE TABLE "facilitadores" (
	"matricula" text COLLATE "es-x-icu" PRIMARY KEY NOT NULL,
	"nombre" text COLLATE "es-x-icu" NOT NULL,
	"apellido_paterno" text COLLATE "es-x-icu" NOT NULL,
	"apellido_materno" text COLLATE "es-x-icu" NOT NULL,
	"curp" text COLLATE "es-x-icu" NOT NULL,
	"sexo" text NOT NULL,
	"fecha_nacimiento" date NOT NULL,
	"rfc" text COLLATE "es-x-icu" NOT NULL,
	"nivel_educativo" text NOT NULL,
	"perfil_academico" text COLLATE "es-x-icu" NOT NULL,
	"telefono" text COLLATE "es-x-icu" NOT NULL,
	"telefono_emergencia" text COLLATE "es-x-icu" NOT NULL,
	"id_tiposangre" integer NOT NULL,
	"padecimiento" text COLLATE "es-x-icu" NOT NULL,
	"id_nacionalidad" integer NOT NULL,
	"otra_nacionalidad" text COLLATE "es-x-icu",
	"estado_nacimiento" integer NOT NULL,
	"id_colonia" integer NOT NULL,
	"calle" text COLLATE "es-x-icu" NOT NULL,
	"num_exterior" text COLLATE "es-x-icu" NOT NULL,
	"tipo_vinculacion" text NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"id_usuario" uuid,
	"busqueda" text GENERATED ALWAYS AS (sin_acentos(coalesce("matricula"::text, '') || ' ' || coalesce("nombre"::text, '') || ' ' || coalesce("apellido_paterno"::text, '') || ' ' || coalesce("apellido_materno"::text, '') || ' ' || coalesce("telefono"::text, ''))) STORED,
	CONSTRAINT "facilitadores_id_usuario_unico" UNIQUE("id_usuario"),
	CONSTRAINT "facilitadores_matricula_valido" CHECK (char_length("matricula") = 18),
	CONSTRAINT "facilitadores_nombre_valido" CHECK (char_length("nombre") <= 100),
	CONSTRAINT "facilitadores_apellido_paterno_valido" CHECK (char_length("apellido_paterno") <= 100),
	CONSTRAINT "facilitadores_apellido_materno_valido" CHECK (char_length("apellido_materno") <= 100),
	CONSTRAINT "facilitadores_curp_valido" CHECK (char_length("curp") = 18),
	CONSTRAINT "facilitadores_sexo_valido" CHECK ("sexo" in ('H', 'M')),
	CONSTRAINT "facilitadores_rfc_valido" CHECK (char_length("rfc") <= 255),
	CONSTRAINT "facilitadores_nivel_educativo_valido" CHECK ("nivel_educativo" in ('Bachillerato', 'Licenciatura', 'Ingenieria', 'Maestria', 'Doctorado')),
	CONSTRAINT "facilitadores_perfil_academico_valido" CHECK (char_length("perfil_academico") <= 120),
	CONSTRAINT "facilitadores_telefono_valido" CHECK (char_length("telefono") <= 255),
	CONSTRAINT "facilitadores_telefono_emergencia_valido" CHECK (char_length("telefono_emergencia") <= 255),
	CONSTRAINT "facilitadores_padecimiento_valido" CHECK (char_length("padecimiento") <= 255),
	CONSTRAINT "facilitadores_otra_nacionalidad_valido" CHECK (char_length("otra_nacionalidad") <= 100),
	CONSTRAINT "facilitadores_calle_valido" CHECK (char_length("calle") <= 150),
	CONSTRAINT "facilitadores_num_exterior_valido" CHECK (char_length("num_exterior") <= 10),
	CONSTRAINT "facilitadores_tipo_vinculacion_valido" CHECK ("tipo_vinculacion" in ('Coordinador general', 'Jefe de area academica', 'Jefe de area administrativa', 'Profesor asociado', 'Tequio')),
	CONSTRAINT "facilitadores_status_valido" CHECK ("status" in (1, 0))
);

--> statement-breakpoint
CREATE TABLE "grupos" (
	"clave_grupo" text COLLATE "es-x-icu" PRIMARY KEY NOT NULL,
	"nombre" text COLLATE "es-x-icu" NOT NULL,
	"clave_programa" text COLLATE "es-x-icu" NOT NULL,
	"clave_cuc" text COLLATE "es-x-icu" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"busqueda" text GENERATED ALWAYS AS (sin_acentos(coalesce("clave_grupo"::text, '') || ' ' || coalesce("nombre"::text, ''))) STORED,
	CONSTRAINT "grupos_clave_grupo_valido" CHECK (char_length("clave_grupo") <= 50),
	CONSTRAINT "grupos_nombre_valido" CHECK (char_length("nombre") <= 150)
);

--> statement-breakpoint
CREATE TABLE "estudiantes" (
	"matricula" text COLLATE "es-x-icu" PRIMARY KEY NOT NULL,
	"nombre" text COLLATE "es-x-icu" NOT NULL,
	"apellidopaterno" text COLLATE "es-x-icu" NOT NULL,
	"apellidomaterno" text COLLATE "es-x-icu" NOT NULL,
	"fecha_nacimiento" date NOT NULL,
	"sexo" text NOT NULL,
	"id_nacionalidad" integer NOT NULL,
	"otra_nacionalidad" text COLLATE "es-x-icu",
	"estado_nacimiento" integer,
	"curp" text COLLATE "es-x-icu",
	"niveleducativo" text NOT NULL,
	"telefono" text COLLATE "es-x-icu" NOT NULL,
	"telefono_emergencia" text COLLATE "es-x-icu" NOT NULL,
	"id_tiposangre" integer NOT NULL,
	"padecimiento" text COLLATE "es-x-icu" NOT NULL,
	"discapacidad" text COLLATE "es-x-icu" NOT NULL,
	"lengua_indigena" integer NOT NULL,
	"otra_lengua" text COLLATE "es-x-icu",
	"pueblo_indigena" integer NOT NULL,
	"otro_pueblo" text COLLATE "es-x-icu",
	"id_colonia" integer NOT NULL,
	"calle" text COLLATE "es-x-icu" NOT NULL,
	"num_exterior" text COLLATE "es-x-icu" NOT NULL,
	"clave_programa" text COLLATE "es-x-icu" NOT NULL,
	"id_reticula" uuid NOT NULL,
	"clave_grupo" text COLLATE "es-x-icu" NOT NULL,
	"semestre" integer NOT NULL,
	"regular" text DEFAULT 'Si' NOT NULL,
	"estatus" integer DEFAULT 1 NOT NULL,
	"escuela" text COLLATE "es-x-icu" NOT NULL,
	"localidad" text COLLATE "es-x-icu" NOT NULL,
	"numero_localidad" text COLLATE "es-x-icu" NOT NULL,
	"fecha_inicio" date NOT NULL,
	"fecha_final" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"id_usuario" uuid,
	"busqueda" text GENERATED ALWAYS AS (sin_acentos(coalesce("matricula"::text, '') || ' ' || coalesce("nombre"::text, '') || ' ' || coalesce("apellidopaterno"::text, '') || ' ' || coalesce("apellidomaterno"::text, '') || ' ' || coalesce("semestre"::text, '') || ' ' || coalesce("curp"::text, ''))) STORED,
	CONSTRAINT "estudiantes_id_usuario_unico" UNIQUE("id_usuario"),
	CONSTRAINT "estudiantes_matricula_valido" CHECK (char_length("matricula") = 18),
	CONSTRAINT "estudiantes_nombre_valido" CHECK (char_length("nombre") <= 100),
	CONSTRAINT "estudiantes_apellidopaterno_valido" CHECK (char_length("apellidopaterno") <= 100),
	CONSTRAINT "estudiantes_apellidomaterno_valido" CHECK (char_length("apellidomaterno") <= 100),
	CONSTRAINT "estudiantes_fecha_nacimiento_valido" CHECK ("fecha_nacimiento" >= '1925-01-01'),
	CONSTRAINT "estudiantes_sexo_valido" CHECK ("sexo" in ('H', 'M')),
	CONSTRAINT "estudiantes_otra_nacionalidad_valido" CHECK (char_length("otra_nacionalidad") <= 100),
	CONSTRAINT "estudiantes_curp_valido" CHECK (char_length("curp") = 18),
	CONSTRAINT "estudiantes_niveleducativo_valido" CHECK ("niveleducativo" in ('Bachillerato', 'Licenciatura', 'Ingenieria', 'Maestria', 'Doctorado')),
	CONSTRAINT "estudiantes_telefono_valido" CHECK (char_length("telefono") <= 255),
	CONSTRAINT "estudiantes_telefono_emergencia_valido" CHECK (char_length("telefono_emergencia") <= 255),
	CONSTRAINT "estudiantes_padecimiento_valido" CHECK (char_length("padecimiento") <= 255),
	CONSTRAINT "estudiantes_discapacidad_valido" CHECK (char_length("discapacidad") <= 255),
	CONSTRAINT "estudiantes_otra_lengua_valido" CHECK (char_length("otra_lengua") <= 100),
	CONSTRAINT "estudiantes_otro_pueblo_valido" CHECK (char_length("otro_pueblo") <= 100),
	CONSTRAINT "estudiantes_calle_valido" CHECK (char_length("calle") <= 150),
	CONSTRAINT "estudiantes_num_exterior_valido" CHECK (char_length("num_exterior") <= 10),
	CONSTRAINT "estudiantes_semestre_valido" CHECK ("semestre" between 1 and 12),
	CONSTRAINT "estudiantes_regular_valido" CHECK ("regular" in ('Si', 'No')),
	CONSTRAINT "estudiantes_estatus_valido" CHECK ("estatus" in (1, 0)),
	CONSTRAINT "estudiantes_escuela_valido" CHECK (char_length("escuela") <= 255),
	CONSTRAINT "estudiantes_localidad_valido" CHECK (char_length("localidad") <= 255),
	CONSTRAINT "estudiantes_numero_localidad_valido" CHECK (char_length("numero_localidad") <= 20)
);

--> statement-breakpoint
CREATE TABLE "clases" (
	"id_clase" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"clave_programa" text COLLATE "es-x-icu" NOT NULL,
	"id_periodo" uuid NOT NULL,
	"clave_grupo" text COLLATE "es-x-icu" NOT NULL,
	"id_materia" uuid NOT NULL,
	"nombre" text COLLATE "es-x-icu" NOT NULL,
	"matricula" text COLLATE "es-x-icu" NOT NULL,
	"hora_inicio" time(0) NOT NULL,
	"hora_final" time(0) NOT NULL,
	"dias" integer[] DEFAULT '{}' NOT NULL,
	"salon" text COLLATE "es-x-icu" NOT NULL,
	"status_facilitador" boolean DEFAULT false NOT NULL,
	"status_escolar" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"busqueda" text GENERATED ALWAYS AS (sin_acentos(coalesce("nombre"::text, '') || ' ' || coalesce("salon"::text, ''))) STORED,
	CONSTRAINT "clases_nombre_valido" CHECK (char_length("nombre") <= 150),
	CONSTRAINT "clases_hora_inicio_valido" CHECK ("hora_inicio" >= '07:00' and "hora_inicio" <= '20:00'),
	CONSTRAINT "clases_hora_final_valido" CHECK ("hora_final" <= '22:00'),
	CONSTRAINT "clases_dias_valido" CHECK ("dias" <@ array[1, 2, 3, 4, 5, 6]),
	CONSTRAINT "clases_salon_valido" CHECK (char_length("salon") <= 50)
);

--> statement-breakpoint
CREATE TABLE "certificados" (
	"n_folio" text COLLATE "es-x-icu" PRIMARY KEY NOT NULL,
	"matricula_estudiante" text COLLATE "es-x-icu" NOT NULL,
	"nombre" text COLLATE "es-x-icu" NOT NULL,
	"programa" text COLLATE "es-x-icu" NOT NULL,
	"nivel" text NOT NULL,
	"cuc" text COLLATE "es-x-icu" NOT NULL,
	"tipo_certificado" text NOT NULL,
	"fecha_expedicion" date NOT NULL,
	"fecha" date NOT NULL,
	"ciclo_escolar" text COLLATE "es-x-icu" NOT NULL,
	"libro" text COLLATE "es-x-icu" NOT NULL,
	"foja" text COLLATE "es-x-icu" NOT NULL,
	"numero" text COLLATE "es-x-icu" NOT NULL,
	"estado" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"busqueda" text GENERATED ALWAYS AS (sin_acentos(coalesce("n_folio"::text, '') || ' ' || coalesce("nombre"::text, '') || ' ' || coalesce("programa"::text, ''))) STORED,
	CONSTRAINT "certificados_libro_numero_unico" UNIQUE("libro","numero"),
	CONSTRAINT "certificados_n_folio_valido" CHECK (char_length("n_folio") <= 20),
	CONSTRAINT "certificados_nombre_valido" CHECK (char_length("nombre") <= 310),
	CONSTRAINT "certificados_programa_valido" CHECK (char_length("programa") <= 255),
	CONSTRAINT "certificados_nivel_valido" CHECK ("nivel" in ('Licenciatura', 'Ingeniería', 'Maestría', 'Especialidad', 'Doctorado', 'Técnico Superior Universitario o Profesional Asociado')),
	CONSTRAINT "certificados_cuc_valido" CHECK (char_length("cuc") <= 255),
	CONSTRAINT "certificados_tipo_certificado_valido" CHECK ("tipo_certificado" in ('Parcial', 'Completo', '50%')),
	CONSTRAINT "certificados_fecha_expedicion_valido" CHECK ("fecha_expedicion" >= '2020-01-01'),
	CONSTRAINT "certificados_ciclo_escolar_valido" CHECK (char_length("ciclo_escolar") <= 9),
	CONSTRAINT "certificados_libro_valido" CHECK (char_length("libro") <= 10),
	CONSTRAINT "certificados_foja_valido" CHECK (char_length("foja") <= 10),
	CONSTRAINT "certificados_numero_valido" CHECK (char_length("numero") <= 10),
	CONSTRAINT "certificados_estado_valido" CHECK ("estado" in ('Sin comprobante', 'Por emitir', 'Emitido'))
);

--> statement-breakpoint
CREATE TABLE "serviciosSociales" (
	"id_servicio_social" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"matricula_estudiante" text COLLATE "es-x-icu" NOT NULL,
	"fase" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'pendiente' NOT NULL,
	"turno" text DEFAULT 'estudiante' NOT NULL,
	"nombre_dependencia" text COLLATE "es-x-icu",
	"tipo_dependencia" text,
	"modalidad" text,
	"codigo_postal" text COLLATE "es-x-icu",
	"programa" text COLLATE "es-x-icu",
	"periodo" text,
	"titular_dependencia" text COLLATE "es-x-icu",
	"cargo_titular" text COLLATE "es-x-icu",
	"grado_titular" text,
	"responsable_seguimiento" text COLLATE "es-x-icu",
	"fecha_inicio" date,
	"fecha_final" date,
	"horas_totales" integer,
	"actividades" text COLLATE "es-x-icu",
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "serviciosSociales_matricula_estudiante_unico" UNIQUE("matricula_estudiante"),
	CONSTRAINT "serviciosSociales_fase_valido" CHECK ("fase" in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)),
	CONSTRAINT "serviciosSociales_status_valido" CHECK ("status" in ('pendiente', 'enviado', 'rechazado', 'aceptado', 'pendiente_liberacion', 'completado')),
	CONSTRAINT "serviciosSociales_turno_valido" CHECK ("turno" in ('estudiante', 'escolar', 'coordinador', 'nadie')),
	CONSTRAINT "serviciosSociales_nombre_dependencia_valido" CHECK (char_length("nombre_dependencia") <= 200),
	CONSTRAINT "serviciosSociales_tipo_dependencia_valido" CHECK ("tipo_dependencia" in ('Municipal', 'Estatal', 'Federal')),
	CONSTRAINT "serviciosSociales_modalidad_valido" CHECK ("modalidad" in ('Interno', 'Externo')),
	CONSTRAINT "serviciosSociales_codigo_postal_valido" CHECK (char_length("codigo_postal") <= 5),
	CONSTRAINT "serviciosSociales_programa_valido" CHECK (char_length("programa") <= 200),
	CONSTRAINT "serviciosSociales_periodo_valido" CHECK ("periodo" in ('semestre', 'anio')),
	CONSTRAINT "serviciosSociales_titular_dependencia_valido" CHECK (char_length("titular_dependencia") <= 150),
	CONSTRAINT "serviciosSociales_cargo_titular_valido" CHECK (char_length("cargo_titular") <= 150),
	CONSTRAINT "serviciosSociales_grado_titular_valido" CHECK ("grado_titular" in ('C', 'LIC', 'ING', 'MTRO', 'DR')),
	CONSTRAINT "serviciosSociales_responsable_seguimiento_valido" CHECK (char_length("responsable_seguimiento") <= 150),
	CONSTRAINT "serviciosSociales_horas_totales_valido" CHECK ("horas_totales" between 1 and 9999),
	CONSTRAINT "serviciosSociales_actividades_valido" CHECK (char_length("actividades") <= 2000),
	CONSTRAINT "serviciosSociales_estados" CHECK ((("fase" in (0) and "status" in ('pendiente', 'enviado', 'rechazado')) or ("fase" in (1, 2, 3, 4, 5, 9, 10) and "status" in ('aceptado') and "periodo" in ('semestre', 'anio')) or ("fase" in (6, 7, 8) and "status" in ('aceptado') and "periodo" in ('anio')) or ("fase" in (11) and "status" in ('pendiente_liberacion', 'completado') and "periodo" in ('semestre', 'anio'))) is true)
);

--> statement-breakpoint
CREATE TABLE "prestadoresExternos" (
	"id_externo" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"nombre" text COLLATE "es-x-icu" NOT NULL,
	"apellido_paterno" text COLLATE "es-x-icu" NOT NULL,
	"apellido_materno" text COLLATE "es-x-icu" NOT NULL,
	"edad" integer NOT NULL,
	"sexo" text NOT NULL,
	"telefono" text COLLATE "es-x-icu" NOT NULL,
	"correo" text NOT NULL,
	"curp" text COLLATE "es-x-icu" NOT NULL,
	"discapacidad" text COLLATE "es-x-icu" NOT NULL,
	"id_lenguaindigena" integer NOT NULL,
	"institucion" text COLLATE "es-x-icu" NOT NULL,
	"matricula_escolar" text COLLATE "es-x-icu" NOT NULL,
	"licenciatura" text COLLATE "es-x-icu" NOT NULL,
	"semestre" integer NOT NULL,
	"programa_proyecto" text COLLATE "es-x-icu" NOT NULL,
	"titular_dependencia" text COLLATE "es-x-icu" NOT NULL,
	"cargo_titular" text COLLATE "es-x-icu" NOT NULL,
	"grado_titular" text NOT NULL,
	"responsable_seguimiento" text COLLATE "es-x-icu" NOT NULL,
	"fecha_inicio" date NOT NULL,
	"fecha_final" date NOT NULL,
	"horas_totales" integer NOT NULL,
	"actividades" text COLLATE "es-x-icu" NOT NULL,
	"clave_cuc" text COLLATE "es-x-icu" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"busqueda" text GENERATED ALWAYS AS (sin_acentos(coalesce("nombre"::text, '') || ' ' || coalesce("apellido_paterno"::text, '') || ' ' || coalesce("apellido_materno"::text, '') || ' ' || coalesce("institucion"::text, '') || ' ' || coalesce("licenciatura"::text, '') || ' ' || coalesce("programa_proyecto"::text, '') || ' ' || coalesce("horas_totales"::text, '') || ' ' || coalesce("matricula_escolar"::text, '') || ' ' || coalesce("curp"::text, '') || ' ' || coalesce("correo"::text, ''))) STORED,
	CONSTRAINT "prestadoresExternos_nombre_valido" CHECK (char_length("nombre") <= 100),
	CONSTRAINT "prestadoresExternos_apellido_paterno_valido" CHECK (char_length("apellido_paterno") <= 100),
	CONSTRAINT "prestadoresExternos_apellido_materno_valido" CHECK (char_length("apellido_materno") <= 100),
	CONSTRAINT "prestadoresExternos_edad_valido" CHECK ("edad" between 15 and 100),
	CONSTRAINT "prestadoresExternos_sexo_valido" CHECK ("sexo" in ('H', 'M')),
	CONSTRAINT "prestadoresExternos_telefono_valido" CHECK (char_length("telefono") <= 255),
	CONSTRAINT "prestadoresExternos_curp_valido" CHECK (char_length("curp") = 18),
	CONSTRAINT "prestadoresExternos_discapacidad_valido" CHECK (char_length("discapacidad") <= 255),
	CONSTRAINT "prestadoresExternos_institucion_valido" CHECK (char_length("institucion") <= 200),
	CONSTRAINT "prestadoresExternos_matricula_escolar_valido" CHECK (char_length("matricula_escolar") <= 50),
	CONSTRAINT "prestadoresExternos_licenciatura_valido" CHECK (char_length("licenciatura") <= 200),
	CONSTRAINT "prestadoresExternos_semestre_valido" CHECK ("semestre" between 1 and 20),
	CONSTRAINT "prestadoresExternos_programa_proyecto_valido" CHECK (char_length("programa_proyecto") <= 200),
	CONSTRAINT "prestadoresExternos_titular_dependencia_valido" CHECK (char_length("titular_dependencia") <= 150),
	CONSTRAINT "prestadoresExternos_cargo_titular_valido" CHECK (char_length("cargo_titular") <= 150),
	CONSTRAINT "prestadoresExternos_grado_titular_valido" CHECK ("grado_titular" in ('C', 'LIC', 'ING', 'MTRO', 'DR')),
	CONSTRAINT "prestadoresExternos_responsable_seguimiento_valido" CHECK (char_length("responsable_seguimiento") <= 150),
	CONSTRAINT "prestadoresExternos_horas_totales_valido" CHECK ("horas_totales" between 1 and 9999),
	CONSTRAINT "prestadoresExternos_actividades_valido" CHECK (char_length("actividades") <= 2000)
);

--> statement-breakpoint
CREATE TABLE "cucs_programas" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"clave_cuc" text COLLATE "es-x-icu" NOT NULL,
	"clave_programa" text COLLATE "es-x-icu" NOT NULL,
	"fecha_implementacion" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "cucs_programas_unico" UNIQUE("clave_cuc","clave_programa")
);

--> statement-breakpoint
CREATE TABLE "cucs_facilitadores" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"clave_cuc" text COLLATE "es-x-icu" NOT NULL,
	"matricula" text COLLATE "es-x-icu" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "cucs_facilitadores_unico" UNIQUE("clave_cuc","matricula")
);

--> statement-breakpoint
CREATE TABLE "clases_estudiantes" (
	"id_clase" uuid NOT NULL,
	"matricula" text COLLATE "es-x-icu" NOT NULL,
	"asistencia" numeric(5, 2),
	"calificacion" numeric(3, 1),
	"calificacion_letra" text,
	"retroalimentacion" text,
	"acreditado" text DEFAULT '' NOT NULL,
	CONSTRAINT "clases_estudiantes_unico" UNIQUE("id_clase","matricula"),
	CONSTRAINT "clases_estudiantes_asistencia_valida" CHECK ("clases_estudiantes"."asistencia" between 0 and 100),
	CONSTRAINT "clases_estudiantes_calificacion_valida" CHECK ("clases_estudiantes"."calificacion" between 0 and 10),
	CONSTRAINT "clases_estudiantes_acreditado_conocido" CHECK ("clases_estudiantes"."acreditado" in ('', 'Si', 'No')),
	CONSTRAINT "clases_estudiantes_acreditado_con_calificacion" CHECK ("clases_estudiantes"."acreditado" = '' or "clases_estudiantes"."calificacion" is not null)
);

--> statement-breakpoint
CREATE TABLE "envios_de_calificaciones" (
	"id_clase" uuid NOT NULL,
	"etapa" text NOT NULL,
	"huella" text,
	"usuario_id" uuid,
	"autor" text NOT NULL,
	"momento" timestamp with time zone NOT NULL,
	CONSTRAINT "envios_de_calificaciones_id_clase_etapa_pk" PRIMARY KEY("id_clase","etapa"),
	CONSTRAINT "envios_de_calificaciones_etapa_conocida" CHECK ("envios_de_calificaciones"."etapa" in ('facilitador', 'escolar'))
);

--> statement-breakpoint
CREATE TABLE "archivos" (
	"id_archivo" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"nombre" text NOT NULL,
	"tamanio" integer NOT NULL,
	"huella" text NOT NULL,
	"contenido" "bytea" NOT NULL,
	"usuario_id" uuid,
	"creado_en" timestamp with time zone NOT NULL,
	CONSTRAINT "archivos_tamanio_real" CHECK ("archivos"."tamanio" = octet_length("archivos"."contenido"))
);

--> statement-breakpoint
CREATE TABLE "reportes_de_grupos" (
	"clave_grupo" text NOT NULL,
	"id_periodo" uuid NOT NULL,
	"archivo_inicio" uuid,
	"archivo_final" uuid,
	"creado_en" timestamp with time zone NOT NULL,
	CONSTRAINT "reportes_de_grupos_clave_grupo_id_periodo_pk" PRIMARY KEY("clave_grupo","id_periodo"),
	CONSTRAINT "reportes_de_grupos_orden" CHECK ("reportes_de_grupos"."archivo_final" is null or "reportes_de_grupos"."archivo_inicio" is not null)
);

--> statement-breakpoint
CREATE TABLE "reinscripciones" (
	"matricula" text COLLATE "es-x-icu" NOT NULL,
	"id_periodo" uuid NOT NULL,
	"semestre" integer NOT NULL,
	"usuario_id" uuid,
	"autor" text NOT NULL,
	"momento" timestamp with time zone NOT NULL,
	CONSTRAINT "reinscripciones_matricula_id_periodo_pk" PRIMARY KEY("matricula","id_periodo"),
	CONSTRAINT "reinscripciones_semestre_valido" CHECK ("reinscripciones"."semestre" between 2 and 12)
);

--> statement-breakpoint
CREATE TABLE "archivos_de_certificados" (
	"n_folio" text COLLATE "es-x-icu" NOT NULL,
	"clase" text NOT NULL,
	"id_archivo" uuid NOT NULL,
	"huella" text,
	"usuario_id" uuid,
	"autor" text NOT NULL,
	"momento" timestamp with time zone NOT NULL,
	CONSTRAINT "archivos_de_certificados_n_folio_clase_pk" PRIMARY KEY("n_folio","clase"),
	CONSTRAINT "archivos_de_certificados_huella_unique" UNIQUE("huella"),
	CONSTRAINT "archivos_de_certificados_clase_conocida" CHECK ("archivos_de_certificados"."clase" in ('recibo', 'certificado'))
);

--> statement-breakpoint
CREATE TABLE "folios_de_certificados" (
	"anio" integer PRIMARY KEY NOT NULL,
	"ultimo" integer NOT NULL,
	CONSTRAINT "folios_de_certificados_desde_uno" CHECK ("folios_de_certificados"."ultimo" >= 1)
);

--> statement-breakpoint
CREATE TABLE "reticulas_materias" (
	"id_reticula" uuid NOT NULL,
	"id_materia" uuid NOT NULL,
	"ciclo" integer NOT NULL,
	"orden" integer NOT NULL,
	CONSTRAINT "reticulas_materias_id_reticula_id_materia_pk" PRIMARY KEY("id_reticula","id_materia"),
	CONSTRAINT "reticulas_materias_lugar" UNIQUE("id_reticula","ciclo","orden"),
	CONSTRAINT "reticulas_materias_desde_uno" CHECK ("reticulas_materias"."ciclo" >= 1 and "reticulas_materias"."orden" >= 1)
);

--> statement-breakpoint
CREATE TABLE "documentacion" (
	"matricula" text COLLATE "es-x-icu" NOT NULL,
	"documento" text COLLATE "es-x-icu" NOT NULL,
	"entregado_en" date NOT NULL,
	CONSTRAINT "documentacion_matricula_documento_pk" PRIMARY KEY("matricula","documento"),
	CONSTRAINT "documentacion_documento_valido" CHECK (documento in ('Acta de nacimiento', 'Apostille de acta de nacimiento', 'Identificación oficial', 'Apostille de identificación oficial', 'CURP', 'Certificado de bachillerato', 'Apostille de certificado de bachillerato', 'Diploma de bachillerato', 'Apostille de diploma de bachillerato', 'Certificado de licenciatura', 'Apostille de certificado de licenciatura', 'Acta de examen', 'Apostille de acta de examen', 'Título de licenciatura', 'Apostille de título de licenciatura', 'Cédula profesional', 'Verificación de cédula profesional'))
);

--> statement-breakpoint
CREATE TABLE "movimientos_de_servicio" (
	"id_servicio_social" uuid NOT NULL,
	"fase" integer NOT NULL,
	"paso" integer NOT NULL,
	"status" text NOT NULL,
	"comentario" text,
	"archivo" uuid,
	"usuario_id" uuid,
	"huella" text,
	"autor" text NOT NULL,
	"momento" timestamp with time zone NOT NULL,
	CONSTRAINT "movimientos_de_servicio_pk" PRIMARY KEY("id_servicio_social","fase","paso"),
	CONSTRAINT "movimientos_de_servicio_huella_unique" UNIQUE("huella"),
	CONSTRAINT "movimientos_de_servicio_paso" CHECK (case
      when "movimientos_de_servicio"."paso" = 0 then "movimientos_de_servicio"."fase" = 0 and "movimientos_de_servicio"."status" = 'pendiente'
      when "movimientos_de_servicio"."fase" = 11 then "movimientos_de_servicio"."paso" = 1 and "movimientos_de_servicio"."status" = 'aceptado'
      when "movimientos_de_servicio"."paso" % 2 = 1 then "movimientos_de_servicio"."status" = 'enviado' and "movimientos_de_servicio"."fase" between 0 and 10
      else "movimientos_de_servicio"."status" in ('aceptado', 'rechazado') and "movimientos_de_servicio"."fase" between 0 and 10 and "movimientos_de_servicio"."paso" > 0 end),
	CONSTRAINT "movimientos_de_servicio_comentario" CHECK (("movimientos_de_servicio"."status" = 'rechazado') = ("movimientos_de_servicio"."comentario" is not null)),
	CONSTRAINT "movimientos_de_servicio_archivo" CHECK (case when "movimientos_de_servicio"."fase" in (0, 11) then "movimientos_de_servicio"."archivo" is null else "movimientos_de_servicio"."status" <> 'enviado' or "movimientos_de_servicio"."archivo" is not null end)
);

--> statement-breakpoint
ALTER TABLE "sesiones" ADD CONSTRAINT "sesiones_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "restablecimientos" ADD CONSTRAINT "restablecimientos_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "municipios" ADD CONSTRAINT "municipios_id_estado_estados_id_estado_fk" FOREIGN KEY ("id_estado") REFERENCES "public"."estados"("id_estado") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "colonias" ADD CONSTRAINT "colonias_id_municipio_municipios_id_municipio_fk" FOREIGN KEY ("id_municipio") REFERENCES "public"."municipios"("id_municipio") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cucs" ADD CONSTRAINT "cucs_id_colonia_fk" FOREIGN KEY ("id_colonia") REFERENCES "public"."colonias"("id_colonia") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reticulas" ADD CONSTRAINT "reticulas_clave_programa_fk" FOREIGN KEY ("clave_programa") REFERENCES "public"."programas"("clave_programa") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "consejeros" ADD CONSTRAINT "consejeros_id_tiposangre_fk" FOREIGN KEY ("id_tiposangre") REFERENCES "public"."tipos_sangre"("id_tiposangre") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "consejeros" ADD CONSTRAINT "consejeros_id_nacionalidad_fk" FOREIGN KEY ("id_nacionalidad") REFERENCES "public"."nacionalidades"("id_nacionalidad") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "consejeros" ADD CONSTRAINT "consejeros_estado_nacimiento_fk" FOREIGN KEY ("estado_nacimiento") REFERENCES "public"."estados"("id_estado") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "consejeros" ADD CONSTRAINT "consejeros_id_colonia_fk" FOREIGN KEY ("id_colonia") REFERENCES "public"."colonias"("id_colonia") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "consejeros" ADD CONSTRAINT "consejeros_clave_cuc_fk" FOREIGN KEY ("clave_cuc") REFERENCES "public"."cucs"("clave_cuc") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "consejeros" ADD CONSTRAINT "consejeros_id_usuario_fk" FOREIGN KEY ("id_usuario") REFERENCES "public"."usuarios"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "escolares" ADD CONSTRAINT "escolares_id_tiposangre_fk" FOREIGN KEY ("id_tiposangre") REFERENCES "public"."tipos_sangre"("id_tiposangre") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "escolares" ADD CONSTRAINT "escolares_id_nacionalidad_fk" FOREIGN KEY ("id_nacionalidad") REFERENCES "public"."nacionalidades"("id_nacionalidad") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "escolares" ADD CONSTRAINT "escolares_estado_nacimiento_fk" FOREIGN KEY ("estado_nacimiento") REFERENCES "public"."estados"("id_estado") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "escolares" ADD CONSTRAINT "escolares_id_colonia_fk" FOREIGN KEY ("id_colonia") REFERENCES "public"."colonias"("id_colonia") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "escolares" ADD CONSTRAINT "escolares_clave_cuc_fk" FOREIGN KEY ("clave_cuc") REFERENCES "public"."cucs"("clave_cuc") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "escolares" ADD CONSTRAINT "escolares_id_usuario_fk" FOREIGN KEY ("id_usuario") REFERENCES "public"."usuarios"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "facilitadores" ADD CONSTRAINT "facilitadores_id_tiposangre_fk" FOREIGN KEY ("id_tiposangre") REFERENCES "public"."tipos_sangre"("id_tiposangre") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "facilitadores" ADD CONSTRAINT "facilitadores_id_nacionalidad_fk" FOREIGN KEY ("id_nacionalidad") REFERENCES "public"."nacionalidades"("id_nacionalidad") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "facilitadores" ADD CONSTRAINT "facilitadores_estado_nacimiento_fk" FOREIGN KEY ("estado_nacimiento") REFERENCES "public"."estados"("id_estado") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "facilitadores" ADD CONSTRAINT "facilitadores_id_colonia_fk" FOREIGN KEY ("id_colonia") REFERENCES "public"."colonias"("id_colonia") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "facilitadores" ADD CONSTRAINT "facilitadores_id_usuario_fk" FOREIGN KEY ("id_usuario") REFERENCES "public"."usuarios"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "grupos" ADD CONSTRAINT "grupos_clave_programa_fk" FOREIGN KEY ("clave_programa") REFERENCES "public"."programas"("clave_programa") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "grupos" ADD CONSTRAINT "grupos_clave_cuc_fk" FOREIGN KEY ("clave_cuc") REFERENCES "public"."cucs"("clave_cuc") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "estudiantes" ADD CONSTRAINT "estudiantes_id_nacionalidad_fk" FOREIGN KEY ("id_nacionalidad") REFERENCES "public"."nacionalidades"("id_nacionalidad") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "estudiantes" ADD CONSTRAINT "estudiantes_estado_nacimiento_fk" FOREIGN KEY ("estado_nacimiento") REFERENCES "public"."estados"("id_estado") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "estudiantes" ADD CONSTRAINT "estudiantes_id_tiposangre_fk" FOREIGN KEY ("id_tiposangre") REFERENCES "public"."tipos_sangre"("id_tiposangre") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "estudiantes" ADD CONSTRAINT "estudiantes_lengua_indigena_fk" FOREIGN KEY ("lengua_indigena") REFERENCES "public"."lenguas_indigenas"("id_lenguaindigena") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "estudiantes" ADD CONSTRAINT "estudiantes_pueblo_indigena_fk" FOREIGN KEY ("pueblo_indigena") REFERENCES "public"."pueblos_indigenas"("id_puebloindigena") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "estudiantes" ADD CONSTRAINT "estudiantes_id_colonia_fk" FOREIGN KEY ("id_colonia") REFERENCES "public"."colonias"("id_colonia") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "estudiantes" ADD CONSTRAINT "estudiantes_clave_programa_fk" FOREIGN KEY ("clave_programa") REFERENCES "public"."programas"("clave_programa") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "estudiantes" ADD CONSTRAINT "estudiantes_id_reticula_fk" FOREIGN KEY ("id_reticula") REFERENCES "public"."reticulas"("id_reticula") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "estudiantes" ADD CONSTRAINT "estudiantes_clave_grupo_fk" FOREIGN KEY ("clave_grupo") REFERENCES "public"."grupos"("clave_grupo") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "estudiantes" ADD CONSTRAINT "estudiantes_id_usuario_fk" FOREIGN KEY ("id_usuario") REFERENCES "public"."usuarios"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clases" ADD CONSTRAINT "clases_clave_programa_fk" FOREIGN KEY ("clave_programa") REFERENCES "public"."programas"("clave_programa") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clases" ADD CONSTRAINT "clases_id_periodo_fk" FOREIGN KEY ("id_periodo") REFERENCES "public"."periodos"("id_periodo") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clases" ADD CONSTRAINT "clases_clave_grupo_fk" FOREIGN KEY ("clave_grupo") REFERENCES "public"."grupos"("clave_grupo") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clases" ADD CONSTRAINT "clases_id_materia_fk" FOREIGN KEY ("id_materia") REFERENCES "public"."materias"("id_materia") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clases" ADD CONSTRAINT "clases_matricula_fk" FOREIGN KEY ("matricula") REFERENCES "public"."facilitadores"("matricula") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "certificados" ADD CONSTRAINT "certificados_matricula_estudiante_fk" FOREIGN KEY ("matricula_estudiante") REFERENCES "public"."estudiantes"("matricula") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "serviciosSociales" ADD CONSTRAINT "serviciosSociales_matricula_estudiante_fk" FOREIGN KEY ("matricula_estudiante") REFERENCES "public"."estudiantes"("matricula") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "prestadoresExternos" ADD CONSTRAINT "prestadoresExternos_id_lenguaindigena_fk" FOREIGN KEY ("id_lenguaindigena") REFERENCES "public"."lenguas_indigenas"("id_lenguaindigena") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "prestadoresExternos" ADD CONSTRAINT "prestadoresExternos_clave_cuc_fk" FOREIGN KEY ("clave_cuc") REFERENCES "public"."cucs"("clave_cuc") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cucs_programas" ADD CONSTRAINT "cucs_programas_clave_cuc_fk" FOREIGN KEY ("clave_cuc") REFERENCES "public"."cucs"("clave_cuc") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cucs_programas" ADD CONSTRAINT "cucs_programas_clave_programa_fk" FOREIGN KEY ("clave_programa") REFERENCES "public"."programas"("clave_programa") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cucs_facilitadores" ADD CONSTRAINT "cucs_facilitadores_clave_cuc_fk" FOREIGN KEY ("clave_cuc") REFERENCES "public"."cucs"("clave_cuc") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cucs_facilitadores" ADD CONSTRAINT "cucs_facilitadores_matricula_fk" FOREIGN KEY ("matricula") REFERENCES "public"."facilitadores"("matricula") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clases_estudiantes" ADD CONSTRAINT "clases_estudiantes_id_clase_clases_id_clase_fk" FOREIGN KEY ("id_clase") REFERENCES "public"."clases"("id_clase") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clases_estudiantes" ADD CONSTRAINT "clases_estudiantes_matricula_estudiantes_matricula_fk" FOREIGN KEY ("matricula") REFERENCES "public"."estudiantes"("matricula") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "envios_de_calificaciones" ADD CONSTRAINT "envios_de_calificaciones_id_clase_clases_id_clase_fk" FOREIGN KEY ("id_clase") REFERENCES "public"."clases"("id_clase") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reportes_de_grupos" ADD CONSTRAINT "reportes_de_grupos_clave_grupo_grupos_clave_grupo_fk" FOREIGN KEY ("clave_grupo") REFERENCES "public"."grupos"("clave_grupo") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reportes_de_grupos" ADD CONSTRAINT "reportes_de_grupos_id_periodo_periodos_id_periodo_fk" FOREIGN KEY ("id_periodo") REFERENCES "public"."periodos"("id_periodo") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reportes_de_grupos" ADD CONSTRAINT "reportes_de_grupos_archivo_inicio_archivos_id_archivo_fk" FOREIGN KEY ("archivo_inicio") REFERENCES "public"."archivos"("id_archivo") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reportes_de_grupos" ADD CONSTRAINT "reportes_de_grupos_archivo_final_archivos_id_archivo_fk" FOREIGN KEY ("archivo_final") REFERENCES "public"."archivos"("id_archivo") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reinscripciones" ADD CONSTRAINT "reinscripciones_matricula_estudiantes_matricula_fk" FOREIGN KEY ("matricula") REFERENCES "public"."estudiantes"("matricula") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reinscripciones" ADD CONSTRAINT "reinscripciones_id_periodo_periodos_id_periodo_fk" FOREIGN KEY ("id_periodo") REFERENCES "public"."periodos"("id_periodo") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "archivos_de_certificados" ADD CONSTRAINT "archivos_de_certificados_n_folio_certificados_n_folio_fk" FOREIGN KEY ("n_folio") REFERENCES "public"."certificados"("n_folio") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "archivos_de_certificados" ADD CONSTRAINT "archivos_de_certificados_id_archivo_archivos_id_archivo_fk" FOREIGN KEY ("id_archivo") REFERENCES "public"."archivos"("id_archivo") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reticulas_materias" ADD CONSTRAINT "reticulas_materias_id_reticula_reticulas_id_reticula_fk" FOREIGN KEY ("id_reticula") REFERENCES "public"."reticulas"("id_reticula") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reticulas_materias" ADD CONSTRAINT "reticulas_materias_id_materia_materias_id_materia_fk" FOREIGN KEY ("id_materia") REFERENCES "public"."materias"("id_materia") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "documentacion" ADD CONSTRAINT "documentacion_matricula_estudiantes_matricula_fk" FOREIGN KEY ("matricula") REFERENCES "public"."estudiantes"("matricula") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "movimientos_de_servicio" ADD CONSTRAINT "movimientos_de_servicio_archivo_archivos_id_archivo_fk" FOREIGN KEY ("archivo") REFERENCES "public"."archivos"("id_archivo") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "movimientos_de_servicio" ADD CONSTRAINT "movimientos_de_servicio_servicio_fk" FOREIGN KEY ("id_servicio_social") REFERENCES "public"."serviciosSociales"("id_servicio_social") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "sesiones_usuario" ON "sesiones" USING btree ("usuario_id");
--> statement-breakpoint
CREATE INDEX "sesiones_expira" ON "sesiones" USING btree ("expira");
--> statement-breakpoint
CREATE INDEX "restablecimientos_usuario" ON "restablecimientos" USING btree ("usuario_id");
--> statement-breakpoint
CREATE INDEX "restablecimientos_expira" ON "restablecimientos" USING btree ("expira");
--> statement-breakpoint
CREATE INDEX "intentos_expira" ON "intentos" USING btree ("expira");
--> statement-breakpoint
CREATE INDEX "colonias_codigo_postal" ON "colonias" USING btree ("codigo_postal");
--> statement-breakpoint
CREATE INDEX "historial_de" ON "historial" USING btree ("entidad","clave","id");
--> statement-breakpoint
CREATE INDEX "cucs_orden" ON "cucs" USING btree ("nombre","clave_cuc");
--> statement-breakpoint
CREATE INDEX "cucs_busqueda" ON "cucs" USING gin ("busqueda" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "programas_orden" ON "programas" USING btree ("nombre","clave_programa");
--> statement-breakpoint
CREATE INDEX "programas_busqueda" ON "programas" USING gin ("busqueda" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "periodos_orden" ON "periodos" USING btree ("fecha_inicio","id_periodo");
--> statement-breakpoint
CREATE INDEX "periodos_busqueda" ON "periodos" USING gin ("busqueda" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "materias_orden" ON "materias" USING btree ("nombre","id_materia");
--> statement-breakpoint
CREATE INDEX "materias_busqueda" ON "materias" USING gin ("busqueda" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "reticulas_clave_programa" ON "reticulas" USING btree ("clave_programa");
--> statement-breakpoint
CREATE INDEX "reticulas_orden" ON "reticulas" USING btree ("nombre","id_reticula");
--> statement-breakpoint
CREATE INDEX "reticulas_busqueda" ON "reticulas" USING gin ("busqueda" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "consejeros_clave_cuc" ON "consejeros" USING btree ("clave_cuc");
--> statement-breakpoint
CREATE INDEX "consejeros_orden" ON "consejeros" USING btree ("apellido_paterno","matricula");
--> statement-breakpoint
CREATE INDEX "consejeros_busqueda" ON "consejeros" USING gin ("busqueda" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "escolares_clave_cuc" ON "escolares" USING btree ("clave_cuc");
--> statement-breakpoint
CREATE INDEX "escolares_orden" ON "escolares" USING btree ("apellido_paterno","matricula");
--> statement-breakpoint
CREATE INDEX "escolares_busqueda" ON "escolares" USING gin ("busqueda" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "facilitadores_orden" ON "facilitadores" USING btree ("apellido_paterno","matricula");
--> statement-breakpoint
CREATE INDEX "facilitadores_busqueda" ON "facilitadores" USING gin ("busqueda" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "grupos_clave_programa" ON "grupos" USING btree ("clave_programa");
--> statement-breakpoint
CREATE INDEX "grupos_clave_cuc" ON "grupos" USING btree ("clave_cuc");
--> statement-breakpoint
CREATE INDEX "grupos_orden" ON "grupos" USING btree ("nombre","clave_grupo");
--> statement-breakpoint
CREATE INDEX "grupos_busqueda" ON "grupos" USING gin ("busqueda" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "estudiantes_clave_programa" ON "estudiantes" USING btree ("clave_programa");
--> statement-breakpoint
CREATE INDEX "estudiantes_id_reticula" ON "estudiantes" USING btree ("id_reticula");
--> statement-breakpoint
CREATE INDEX "estudiantes_clave_grupo" ON "estudiantes" USING btree ("clave_grupo");
--> statement-breakpoint
CREATE INDEX "estudiantes_orden" ON "estudiantes" USING btree ("apellidopaterno","matricula");
--> statement-breakpoint
CREATE INDEX "estudiantes_busqueda" ON "estudiantes" USING gin ("busqueda" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "clases_clave_programa" ON "clases" USING btree ("clave_programa");
--> statement-breakpoint
CREATE INDEX "clases_id_periodo" ON "clases" USING btree ("id_periodo");
--> statement-breakpoint
CREATE INDEX "clases_clave_grupo" ON "clases" USING btree ("clave_grupo");
--> statement-breakpoint
CREATE INDEX "clases_id_materia" ON "clases" USING btree ("id_materia");
--> statement-breakpoint
CREATE INDEX "clases_matricula" ON "clases" USING btree ("matricula");
--> statement-breakpoint
CREATE INDEX "clases_orden" ON "clases" USING btree ("nombre","id_clase");
--> statement-breakpoint
CREATE INDEX "clases_busqueda" ON "clases" USING gin ("busqueda" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "certificados_matricula_estudiante" ON "certificados" USING btree ("matricula_estudiante");
--> statement-breakpoint
CREATE INDEX "certificados_busqueda" ON "certificados" USING gin ("busqueda" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "serviciosSociales_matricula_estudiante" ON "serviciosSociales" USING btree ("matricula_estudiante");
--> statement-breakpoint
CREATE INDEX "prestadoresExternos_clave_cuc" ON "prestadoresExternos" USING btree ("clave_cuc");
--> statement-breakpoint
CREATE INDEX "prestadoresExternos_orden" ON "prestadoresExternos" USING btree ("apellido_paterno","id_externo");
--> statement-breakpoint
CREATE INDEX "prestadoresExternos_busqueda" ON "prestadoresExternos" USING gin ("busqueda" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "cucs_programas_clave_cuc" ON "cucs_programas" USING btree ("clave_cuc");
--> statement-breakpoint
CREATE INDEX "cucs_programas_clave_programa" ON "cucs_programas" USING btree ("clave_programa");
--> statement-breakpoint
CREATE INDEX "cucs_facilitadores_clave_cuc" ON "cucs_facilitadores" USING btree ("clave_cuc");
--> statement-breakpoint
CREATE INDEX "cucs_facilitadores_matricula" ON "cucs_facilitadores" USING btree ("matricula");
--> statement-breakpoint
CREATE INDEX "clases_estudiantes_matricula" ON "clases_estudiantes" USING btree ("matricula");
--> statement-breakpoint
CREATE INDEX "reportes_de_grupos_periodo" ON "reportes_de_grupos" USING btree ("id_periodo");
--> statement-breakpoint
CREATE INDEX "reinscripciones_periodo" ON "reinscripciones" USING btree ("id_periodo");
--> statement-breakpoint
CREATE INDEX "archivos_de_certificados_archivo" ON "archivos_de_certificados" USING btree ("id_archivo");
--> statement-breakpoint
CREATE INDEX "reticulas_materias_materia" ON "reticulas_materias" USING btree ("id_materia");
