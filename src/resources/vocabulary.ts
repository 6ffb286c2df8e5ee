import type { Rol } from '../domain/roles.ts'

type Keys<Name extends string> = { [N in Name]: true }

declare module '../schema/account/roles.ts' {
  interface Roles extends Keys<Rol> {}
}

declare module '../schema/names.ts' {
  interface Scopes extends Keys<
    | 'propioCuc'
    | 'miCuc'
    | 'delCucDelEscolar'
    | 'delCuc'
    | 'candidatos'
    | 'queSigue'
    | 'propioServicio'
    | 'dePersona'
    | 'delPrograma'
    | 'delMesActual'
    | 'enMallasDelPrograma'
    | 'mias'
    | 'delEstudiante'
    | 'cursadas'
    | 'conMisClases'
    | 'misCucs'
    | 'susCucs'
    | 'inscritos'
    | 'porCursar'
    | 'porAgregar'
    | 'porReinscribir'
    | 'propios'
    | 'propiosYAnteriores'
    | 'dePeriodoTerminado'
    | 'dePeriodoVigente'
    | 'dePeriodoIniciado'
    | 'porCalificar'
    | 'conDocumentosPendientes'
    | 'conBajaTerminada'
    | 'conAlgoQueReportar'
    | 'conReportePendiente'
    | 'conReporteRecibido'
    | 'llavesQueDa'
  > {}

  interface RecordParts extends Keys<
    | 'avance'
    | 'documentacion'
    | 'datos_reporte'
    | 'reporte_pendiente'
    | 'reportes_recibidos'
    | 'calificados'
    | 'certificados'
    | 'sin_calificar'
    | 'certificado'
    | 'comprobante_pago'
    | 'url_recibo'
    | 'url_certificado'
    | 'calificada'
  > {}

  interface UserData extends Keys<'matricula' | 'clave_cuc' | 'apellido_paterno' | 'apellido_materno'> {}

  interface Guards extends Keys<'inscritosCaben'> {}

  interface Sheets extends Keys<'notas'> {}

  interface Advisors extends Keys<
    | 'acreditadas'
    | 'asignaturasAbiertas'
    | 'asignaturasEnCurso'
    | 'calificacionesCerradas'
    | 'choques'
    | 'ciclosDelPrograma'
    | 'cuentaSinContrasena'
    | 'fechasDePeriodo'
    | 'fueraDeMalla'
    | 'mallaEnUso'
    | 'periodoDeLaNota'
    | 'periodoRepetido'
    | 'personas'
    | 'programaDelGrupo'
    | 'semestresDelPrograma'
    | 'ultimoConsejero'
    | 'ultimoEscolar'
  > {}

  interface CaseCalls extends Keys<
    | 'envioDeReporteFinal'
    | 'envioDeReporteInicial'
    | 'activarServicio'
    | 'informarServicio'
    | 'decidirServicio'
    | 'enviarFase'
    | 'decidirFase'
    | 'entregarLiberacion'
    | 'entregarCalificaciones'
    | 'cerrarCalificaciones'
  > {}

  interface StepRooms extends Keys<
    'reinscripcionTrasPeriodo' | 'bajaConObjeto' | 'servicioDeCandidato' | 'servicioQueSigue' | 'solicitudDeCertificado'
  > {}

  interface FormParts extends Keys<'ciclos' | 'llamadas'> {}

  interface BulkHandlers extends Keys<
    | 'asociarFacilitadores'
    | 'desasociarFacilitadores'
    | 'documentosRecibidos'
    | 'emitirCertificados'
    | 'inscribirDeHoja'
    | 'inscribirGrupo'
    | 'quitarDeAsignatura'
    | 'reinscribir'
  > {}

  /** Small fixed lists of this university. (B §3, Lookups) */
  interface Lookups extends Keys<
    'nacionalidades' | 'estados' | 'tiposSangre' | 'pueblosIndigenas' | 'lenguasIndigenas'
  > {}

  interface RowOpenings extends Keys<
    | 'detallesDeServicio'
    | 'detalleDeServicio'
    | 'activacionDeServicio'
    | 'entregaDeLiberacion'
    | 'cartaDeLiberacion'
    | 'cartaDeAceptacion'
    | 'documentacion'
    | 'documentacionDeConsulta'
    | 'kardex'
    | 'kardexSinDescarga'
    | 'malla'
    | 'mallaDePrograma'
    | 'equivalencias'
    | 'estudiantesDeClase'
    | 'agregarEstudiantes'
    | 'calificaciones'
    | 'hoja'
    | 'liberacion'
    | 'solicitudDeCertificado'
    | 'reportesRecibidos'
    | 'secretoDeLlave'
  > {}

  interface RowCells extends Keys<
    | 'comprobanteDePago'
    | 'certificadoEmitido'
    | 'reporteInicial'
    | 'reporteFinal'
    | 'reporteInicialRecibido'
    | 'reporteFinalRecibido'
    | 'reportePendiente'
    | 'calificados'
  > {}
}
