ALTER TABLE "clases" ADD CONSTRAINT "clases_estados" CHECK ((("status_escolar" in (false)) or ("status_facilitador" in (true))) is true);
