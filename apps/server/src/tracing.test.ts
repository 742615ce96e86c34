import { context, propagation, trace } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider, type ReadableSpan } from '@opentelemetry/sdk-trace';
import { sqliteStore } from '@masque/store';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { dealt, house } from './test/house.ts';
import { dealtOver, useNodes } from './test/nodes.ts';
import { traceTo, tracedStore, whoTraces } from './tracing.ts';

const { database, node } = await useNodes();

const spans = new InMemorySpanExporter();
beforeAll(() => traceTo(new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter: spans })] })));
afterAll(() => {
  for (const it of [context, propagation, trace]) it.disable();
});

/** The ancestors of a span, outermost first. */
function way(span: ReadableSpan, all: readonly ReadableSpan[]): string[] {
  const parent = all.find((it) => it.spanContext().spanId === span.parentSpanContext?.spanId);
  return [...(parent ? way(parent, all) : []), span.name];
}

const told = (spans: readonly ReadableSpan[]): string =>
  JSON.stringify(spans.map(({ name, attributes, status, events, links }) => ({ name, attributes, status, events, links: links.length }))); // prettier-ignore

test('a command is traced from the frame to the commit and to everybody, without personal data', async () => {
  const { url } = await house({ store: tracedStore(await sqliteStore(':memory:')) });
  const { players, code, cookies } = await dealt(url, 2);
  const [ada] = players;
  spans.reset();
  expect(await ada!.act(ada!.offer('wave'))).toMatchObject({ t: 'ok' });
  const all = () => spans.getFinishedSpans();
  await expect.poll(() => all().map((it) => way(it, all()).join(' > '))).toContain('frame > take > fan-out');
  expect(all().map((it) => way(it, all()).join(' > '))).toContain('frame > take > commit');
  expect(new Set(all().map((it) => it.spanContext().traceId)).size).toBe(1);
  for (const secret of [code, 'wave', 'Ada', 'Player', 'Guest', ...cookies]) expect(told(all())).not.toContain(secret);
});

test.skipIf(!database)('a message that crosses to another node stays in its trace', async () => {
  const [one, two] = [await node(), await node()];
  const { ben } = await dealtOver([one.url, two.url]);
  spans.reset();
  expect(await ben.act(ben.offer('wave'))).toMatchObject({ t: 'ok' });
  const all = () => spans.getFinishedSpans();
  await expect.poll(() => all().map((it) => way(it, all()).join(' > '))).toContain('relay > frame > take > fan-out');
});

test.each([
  ['masque', undefined],
  ['our club', 'our club'],
])('spans tell that they come from %s, and from which node', async (name, set) => {
  vi.stubEnv('OTEL_SERVICE_NAME', set);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { attributes } = await whoTraces();
  expect(attributes).toMatchObject({ 'service.name': name, 'service.instance.id': expect.any(String) });
});
