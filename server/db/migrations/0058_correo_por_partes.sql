CREATE INDEX "usuarios_correo" ON "usuarios" USING gin (para_busqueda("email") gin_trgm_ops);
