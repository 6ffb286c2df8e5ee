import { context, propagation, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { traceCalls } from './traceCalls.ts'
import { traceStatements } from './traceStatements.ts'
import type { Tracing } from './tracing.ts'

/** Collector to send to, proxies in front, and the name under which traces tell of this program. */
type Traced = { collector: string; proxies: number; service: string }

/**
 * Starts to send spans by OTLP; loaded only with a collector, and spans it misses are lost. Calls join the trace of a
 * proxy in front, never a stranger's. The SDK's other `OTEL_…` variables apply.
 */
export function startTracing({ collector, proxies, service }: Traced): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${collector.replace(/\/+$/, '')}/v1/traces` })
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME ?? service }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  provider.register()
  const tracer = trace.getTracer(service)
  const leaveStatements = traceStatements(tracer)
  return {
    traceCalls: traceCalls(tracer, { behindProxy: proxies > 0, service }),
    close: async () => {
      leaveStatements()
      await provider.shutdown().catch(() => undefined)
      for (const each of [trace, context, propagation]) each.disable()
    },
  }
}
