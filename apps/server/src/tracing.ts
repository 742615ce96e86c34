import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
} from '@opentelemetry/api';
import type { Store } from '@masque/store';
import { withWrites } from './writes.ts';

/**
 * The traced steps: a socket message relayed to the node that owns its table, a request, a batch of moves, a durable
 * write, and the fan-out. A span records the kind, the amount and the duration, and never who, where or what: no names,
 * codes, cards or moves.
 */
type Step = 'relay' | 'frame' | 'take' | 'commit' | 'fan-out';

/** A no-op until `traceTo` is called. */
const tracer = trace.getTracer('masque');

/** Are spans being made? If not, the library is not called at all: even its no-ops cost something at every move. */
let isTracing = false;

/** The trace context of something that is continued later. */
export type TraceOrigin = Context;
/** The current trace context. */
export const origin = (): TraceOrigin => (isTracing ? context.active() : ROOT_CONTEXT);

/** Runs `work` in the given trace context. */
export const from = <T>(where: TraceOrigin, work: () => T): T => (isTracing ? context.with(where, work) : work());

/** An asynchronous step. Its span does not say why it failed: error messages may contain secrets. */
export const traced = <T>(
  step: Step,
  attributes: Attributes,
  work: () => Promise<T>,
  also: readonly TraceOrigin[] = [],
): Promise<T> => (isTracing ? spanOf(step, attributes, work, also) : work());

const spanOf = <T>(
  step: Step,
  attributes: Attributes,
  work: () => Promise<T>,
  also: readonly TraceOrigin[],
): Promise<T> =>
  begun(step, attributes, also, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });

/** A synchronous step. `work` gets a function that records attributes. */
export function tracedNow(step: Step, work: (tell: (attributes: Attributes) => void) => void): void {
  if (!isTracing) return work(untold);
  begun(step, {}, [], (span) => {
    work((attributes) => span.setAttributes(attributes));
    span.end();
  });
}

function untold(): void {}

const begun = <T>(step: Step, attributes: Attributes, also: readonly TraceOrigin[], work: (span: Span) => T): T => {
  const links = also.flatMap((it) => trace.getSpanContext(it) ?? []).map((it) => ({ context: it }));
  return tracer.startActiveSpan(step, { attributes, links }, work);
};

/** The current trace context, to be sent to another node; `undefined`: tracing is off. */
export function carried(): string | undefined {
  if (!isTracing) return undefined;
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** Continues a trace that another node began. */
export const goOn = <T>(traceparent: string | undefined, work: () => T): T =>
  traceparent === undefined ? work() : from(propagation.extract(context.active(), { traceparent }), work);

/** A store whose writes are traced until they are durable. */
export const tracedStore = (store: Store): Store =>
  withWrites(store, (write, name) => traced('commit', { write: name }, write));

/**
 * Starts sending spans to a collector.
 *
 * @param url the collector's OTLP/HTTP endpoint: `http://collector:4318/v1/traces`
 * @returns a function that flushes the remaining spans and stops
 */
export async function startTracing(url: string): Promise<() => Promise<void>> {
  const [{ BatchSpanProcessor, TracerProvider }, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const provider = new TracerProvider({
    resource: await whoTraces(),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  await traceTo(provider);
  return async () => {
    await provider.shutdown();
    trace.disable();
  };
}

/** Where spans come from: a name, and an id for each node, unless OpenTelemetry's own settings give others. */
export async function whoTraces() {
  const it = await import('@opentelemetry/resources');
  return it
    .defaultResource()
    .merge(it.resourceFromAttributes({ 'service.name': 'masque' }))
    .merge(
      it.detectResources({
        detectors: [it.serviceInstanceIdDetector, it.resourceAttributesEnvDetector, it.serviceNameEnvDetector],
      }),
    );
}

/** Lets `provider` make spans, and propagates context across promises, timers and nodes. */
export async function traceTo(provider: Parameters<typeof trace.setGlobalTracerProvider>[0]): Promise<void> {
  const [{ AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }] = await Promise.all([
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
  ]);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  isTracing = true;
}
