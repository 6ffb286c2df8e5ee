import { lazy, type ComponentType } from 'react'
import { Inicio } from './inicio/Inicio.tsx'

/** Returns a screen whose code loads when it is opened. */
const screen = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }))

/** Hand-made screens by route; each but the first loads when it is opened. */
export const screens: Readonly<Record<string, ComponentType>> = {
  '/homePage': Inicio,
  '/seguimiento': screen(async () => (await import('./seguimiento/Seguimiento.tsx')).Seguimiento),
  '/choques': screen(async () => (await import('./horarios/Choques.tsx')).Choques),
  '/duplicados': screen(async () => (await import('./duplicados/Duplicados.tsx')).Duplicados),
  '/miSemana': screen(async () => (await import('./horarios/MiSemana.tsx')).MiSemana),
  '/misDocumentos': screen(async () => (await import('./documentacion/MisDocumentos.tsx')).MisDocumentos),
  '/correos': screen(async () => (await import('./correos/Correos.tsx')).Correos),
  '/estadoDelSistema': screen(async () => (await import('./estado/Estado.tsx')).Estado),
  '/profilePage': screen(async () => (await import('./perfil/Perfil.tsx')).Perfil),
  '/homePageCoordinador': screen(async () => (await import('./tablero/TableroGeneral.tsx')).TableroGeneral),
  '/homePageConsejero': screen(async () => (await import('./tablero/TableroDelCuc.tsx')).TableroDelCuc),
  '/homePageEscolar': screen(async () => (await import('./tablero/TableroDelCuc.tsx')).TableroDelCuc),
  '/seleccionProgramas': screen(
    async () => (await import('./seleccion/SeleccionDeProgramas.tsx')).SeleccionDeProgramas,
  ),
  '/seleccionFacilitadores': screen(
    async () => (await import('./seleccion/SeleccionDeFacilitadores.tsx')).SeleccionDeFacilitadores,
  ),
  '/certificadosEscolar': screen(
    async () => (await import('./certificados/CertificadosEscolar.tsx')).CertificadosEscolar,
  ),
  '/certificadosCoordinador': screen(
    async () => (await import('./certificados/CertificadosCoordinador.tsx')).CertificadosCoordinador,
  ),
  '/reinscripcion': screen(async () => (await import('./reinscripcion/Reinscripcion.tsx')).Reinscripcion),
  '/readmision': screen(async () => {
    const [{ Readmision }, { loadFormRooms }] = await Promise.all([
      import('./readmision/Readmision.tsx'),
      import('../admin/form/formRooms.ts'),
    ])
    await loadFormRooms()
    return Readmision
  }),
  '/materiasCursando': screen(async () => (await import('./carga/CargaAcademica.tsx')).CargaAcademica),
  '/boletas': screen(async () => (await import('./kardex/Boletas.tsx')).Boletas),
  '/kardex': screen(async () => (await import('./kardex/KardexPropio.tsx')).KardexPropio),
  '/avanceReticular': screen(async () => (await import('./malla/AvanceReticular.tsx')).AvanceReticular),
  '/calificarClases': screen(async () => (await import('./calificaciones/CalificarClases.tsx')).CalificarClases),
  '/servicioSocialEstudiante': screen(
    async () => (await import('./servicioSocial/ServicioDelEstudiante.tsx')).ServicioDelEstudiante,
  ),
}
