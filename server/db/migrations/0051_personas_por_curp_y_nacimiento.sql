CREATE INDEX "facilitadores_curp" ON "facilitadores" USING btree ("curp");
--> statement-breakpoint
CREATE INDEX "facilitadores_fecha_nacimiento" ON "facilitadores" USING btree ("fecha_nacimiento");
--> statement-breakpoint
CREATE INDEX "estudiantes_curp_continua" ON "estudiantes" USING btree ("curp","continua");
--> statement-breakpoint
CREATE INDEX "estudiantes_fecha_nacimiento" ON "estudiantes" USING btree ("fecha_nacimiento");
