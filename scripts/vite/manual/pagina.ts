import { universidad } from '../../../src/domain/universidad.ts'
import type { redactado } from './redactado.ts'

/** Renders the HTML document around a page of the manual. */
export const pagina = ({
  titulo,
  cuerpo,
  secciones,
  portada,
}: ReturnType<typeof redactado> & { portada: boolean }) => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<link rel="stylesheet" href="/manual/manual.css">
<title>${portada ? titulo : `${titulo} · Manual`}</title>
</head>
<body class="landing manual">
<a class="salto" href="#contenido">Ir al contenido</a>
<header>
<img src="/logo.svg" alt="" width="40" height="40">
<p>${universidad.nombre}</p>
<nav aria-label="Sitio"><a href="/manual">Manuales</a> <a href="/homePage">Ir al sistema</a></nav>
</header>
<div class="marco">
${secciones.length && !portada ? `<nav class="indice" aria-label="En esta página"><p>En esta página</p><ol>${secciones.map(({ id, titulo: seccion }) => `<li><a href="#${id}">${seccion}</a></li>`).join('')}</ol></nav>` : ''}
<main id="contenido">
${cuerpo}
</main>
</div>
<footer>${universidad.pie}</footer>
</body>
</html>
`
