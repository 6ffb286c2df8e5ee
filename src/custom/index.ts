import { lazy, type ComponentType } from 'react'
import { Inicio } from './inicio/Inicio.tsx'

/** Hand-made screens by route; each but the first loads when it is opened. */
export const screens: Readonly<Record<string, ComponentType>> = {
  '/homePage': Inicio,
  '/seguimiento': lazy(async () => ({ default: (await import('./seguimiento/Seguimiento.tsx')).Seguimiento })),
  '/choques': lazy(async () => ({ default: (await import('./horarios/Choques.tsx')).Choques })),
  '/duplicados': lazy(async () => ({ default: (await import('./duplicados/Duplicados.tsx')).Duplicados })),
  '/miSemana': lazy(async () => ({ default: (await import('./horarios/MiSemana.tsx')).MiSemana })),
  '/misDocumentos': lazy(async () => ({ default: (await import('./documentacion/MisDocumentos.tsx')).MisDocumentos })),
  '/correos': lazy(async () => ({ default: (await import('./correos/Correos.tsx')).Correos })),
  '/estadoDelSistema': lazy(async () => ({ default: (await import('./estado/Estado.tsx')).Estado })),
  '/profilePage': lazy(async () => ({ default: (await import('./perfil/Perfil.tsx')).Perfil })),
  '/homePageCoordinador': lazy(async () => ({
    default: (await import('./tablero/TableroGeneral.tsx')).TableroGeneral,
  })),
  '/homePageConsejero': lazy(async () => ({ default: (await import('./tablero/TableroDelCuc.tsx')).TableroDelCuc })),
  '/homePageEscolar': lazy(async () => ({ default: (await import('./tablero/TableroDelCuc.tsx')).TableroDelCuc })),
  '/seleccionProgramas': lazy(async () => ({
    default: (await import('./seleccion/SeleccionDeProgramas.tsx')).SeleccionDeProgramas,
  })),
  '/seleccionFacilitadores': lazy(async () => ({
    default: (await import('./seleccion/SeleccionDeFacilitadores.tsx')).SeleccionDeFacilitadores,
  })),
  '/certificadosEscolar': lazy(async () => ({
    default: (await import('./certificados/CertificadosEscolar.tsx')).CertificadosEscolar,
  })),
  '/certificadosCoordinador': lazy(async () => ({
    default: (await import('./certificados/CertificadosCoordinador.tsx')).CertificadosCoordinador,
  })),
  '/reinscripcion': lazy(async () => ({ default: (await import('./reinscripcion/Reinscripcion.tsx')).Reinscripcion })),
  '/readmision': lazy(async () => {
    const [{ Readmision }, { loadFormRooms }] = await Promise.all([
      import('./readmision/Readmision.tsx'),
      import('../admin/form/formRooms.ts'),
    ])
    await loadFormRooms()
    return { default: Readmision }
  }),
  '/materiasCursando': lazy(async () => ({ default: (await import('./carga/CargaAcademica.tsx')).CargaAcademica })),
  '/boletas': lazy(async () => ({ default: (await import('./kardex/Boletas.tsx')).Boletas })),
  '/kardex': lazy(async () => ({ default: (await import('./kardex/KardexPropio.tsx')).KardexPropio })),
  '/avanceReticular': lazy(async () => ({ default: (await import('./malla/AvanceReticular.tsx')).AvanceReticular })),
  '/calificarClases': lazy(async () => ({
    default: (await import('./calificaciones/CalificarClases.tsx')).CalificarClases,
  })),
  '/servicioSocialEstudiante': lazy(async () => ({
    default: (await import('./servicioSocial/ServicioDelEstudiante.tsx')).ServicioDelEstudiante,
  })),
}
