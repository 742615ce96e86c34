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

/**
 * What is traced: a message of a socket that crosses to the node of its table, a request, the moves that are taken together,
 * a write until it is durable, and telling everybody. A span says of what kind it was, how much and how long, and never who,
 * where or what: no names, no codes, no cards, no moves.
 */
type Step = 'relay' | 'frame' | 'take' | 'commit' | 'fan-out';

/** Does nothing until `traceTo` has been called. */
const tracer = trace.getTracer('masque');

/** Are spans made? Where none are, not even the library is asked: what it takes to do nothing is felt at every move. */
let isTracing = false;

/** Where something comes from, to be gone on with later. */
export type Origin = Context;
export const origin = (): Origin => (isTracing ? context.active() : ROOT_CONTEXT);

/** Does something as what came from there. */
export const from = <T>(where: Origin, work: () => T): T => (isTracing ? context.with(where, work) : work());

/** A step that takes its time. Why it failed is not in its span: errors may name what must not be told. */
export const traced = <T>(
  step: Step,
  attributes: Attributes,
  work: () => Promise<T>,
  also: readonly Origin[] = [],
): Promise<T> => (isTracing ? spanOf(step, attributes, work, also) : work());

const spanOf = <T>(step: Step, attributes: Attributes, work: () => Promise<T>, also: readonly Origin[]): Promise<T> =>
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

/** A step that is done at once. `work` is given a way to say how much it was. */
export function tracedNow(step: Step, work: (tell: (attributes: Attributes) => void) => void): void {
  if (!isTracing) return work(untold);
  begun(step, {}, [], (span) => {
    work((attributes) => span.setAttributes(attributes));
    span.end();
  });
}

function untold(): void {}

const begun = <T>(step: Step, attributes: Attributes, also: readonly Origin[], work: (span: Span) => T): T => {
  const links = also.flatMap((it) => trace.getSpanContext(it) ?? []).map((it) => ({ context: it }));
  return tracer.startActiveSpan(step, { attributes, links }, work);
};

/** What is under way, for another node; undefined: nothing is traced. */
export function carried(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** Goes on with what another node has begun. */
export const goOn = <T>(traceparent: string | undefined, work: () => T): T =>
  traceparent === undefined ? work() : from(propagation.extract(context.active(), { traceparent }), work);

/** The writes of a store that a span is made for. */
const WRITES = ['append', 'createSession', 'saveTable', 'extendStream'] as const satisfies readonly (keyof Store)[];

/** A store whose writes are traced until they are durable. */
export function tracedStore(store: Store): Store {
  const writes = WRITES.map((name) => {
    const write = store[name] as (...args: unknown[]) => Promise<unknown>;
    return [name, (...args: unknown[]) => traced('commit', { write: name }, () => write.apply(store, args))];
  });
  return { ...store, ...(Object.fromEntries(writes) as Partial<Store>) };
}

/**
 * From now on spans are sent to a collector.
 *
 * @param url where it takes traces as OTLP over HTTP: `http://collector:4318/v1/traces`
 * @returns sends what is left, and ends it
 */
export async function startTracing(url: string): Promise<() => Promise<void>> {
  const [{ BatchSpanProcessor, TracerProvider }, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  // A name for the service, unless the settings of OpenTelemetry say another.
  process.env['OTEL_SERVICE_NAME'] ??= 'masque';
  const provider = new TracerProvider({
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  await traceTo(provider);
  return async () => {
    await provider.shutdown();
    trace.disable();
  };
}

/** Has spans made by `provider`, and follows what belongs together across promises, timers and nodes. */
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
